"""Everything that goes over the wire, as types; web/src/protocol/messages.ts is made from them.

`codec` turns them into JSON and back. No other module of the server knows a wire format.
"""
