"""The types of all messages and answers; web/src/protocol/messages.ts is generated from them.

`codec` turns them into JSON and back. No other module of the server knows a wire format.
"""
