"""Tables that are looked at now: their mailboxes, their onlookers, bots that think, clocks that run."""
