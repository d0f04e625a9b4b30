"""The types of all messages and responses; web/src/protocol/messages.ts is generated from them.

`codec` converts them to JSON and back. No other module of the server knows a wire format.
"""
