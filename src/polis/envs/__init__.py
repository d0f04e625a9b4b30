"""The games as environments of other libraries; each module needs the extra of its name.

`polis.envs.pettingzoo` has all seats, one after the other, `polis.envs.gymnasium` one learner against
bots, `polis.envs.openspiel` games with nodes of chance and resampling.
"""
