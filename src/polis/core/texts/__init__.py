"""Texts for people: catalogues, messages, errors, and how typed text is cleaned and coloured."""
