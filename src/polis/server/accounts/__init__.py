"""Accounts: a name and a password that claim seats, so that several devices play them."""
