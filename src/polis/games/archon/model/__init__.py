"""The data of Archon: state, actions, events, options, tables and names."""
