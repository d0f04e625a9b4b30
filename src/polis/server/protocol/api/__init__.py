"""The bodies of HTTP requests and responses, a file for each thing they are about."""
