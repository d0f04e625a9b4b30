"""A contest between bots: pairings, games, what they prove, and the page that tells it.

Nothing in this folder is compiled, so an edit here leaves the compiled rules as they are
(`core.kernel.NO_KERNELS`).

* entrants, pairing, plan: who plays whom on which deals
* match, stopwatch: one game
* ledger: what has been played, in a folder
* files: how such folders are written
* pool, cluster: where games are played
* contest: all of it, from the first game to the report
* intervals, ladder, stopping, standings: what the games show
* report: the page
"""
