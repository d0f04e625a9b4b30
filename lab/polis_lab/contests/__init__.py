"""A contest between bots: pairings, games, statistics, and the figures that come of them.

Nothing in this folder is compiled, so edits here leave the compiled rules valid
(`core.kernels.kernel.NO_KERNELS`).

* entrants, pairing, plan: who plays whom on which deals
* match, stopwatch: one game
* ledger: what has been played, in a folder
* pool, cluster: where games are played
* contest: all of it, from the first game to its figures
* intervals, ladder, stopping, standings, scale: what the games show
* words: figures formatted for people
"""
