"""Accounts: a name and a password that own seats, so that several devices can play them."""
