"""What compiled rules are made of: the compiler interface, records, events, random numbers."""
