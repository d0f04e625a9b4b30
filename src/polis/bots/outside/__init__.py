"""Bots from outside: programs in any language that play over lines of JSON.

* messages: what is said, declared once
* talk: one seat's side of a game, without input and output
* process: the program, its pipes and its limits
* player: both together, a bot like any other
* naming: what a word such as `./mine --fast` or `package.module:Class` means
* class_host: a Python class behind the protocol, in a process of its own
* check: whole games against a program, with messages late, doubled and garbled
* schema: the messages as JSON Schema
"""
