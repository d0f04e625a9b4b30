# What is said of tables in this browser beyond what the server says of its own.

here-failed = Something went wrong in this browser; nothing was done.
here-no-engine = The rules of this game cannot be loaded at the moment.
here-no-room = This browser has no room left for games; nothing was done.
here-no-file = This is not a file with games of Polis.
here-no-storage = This browser keeps nothing for this page, so no game can be played here; it may be a private window.
here-drawn = This game was played on from a position that was drawn anew. It stays in this browser, because nobody else could check it.
