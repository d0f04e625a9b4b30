"""Notices to people who are not connected: Web Push to browsers, webhooks to programs."""
