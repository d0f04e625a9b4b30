"""The data of Arkadia: state, actions, events, options, tables and names."""
