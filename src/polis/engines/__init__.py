"""Engines: the kernels of a game, built for processors and for WebAssembly.

`polis build-engine` compiles the kernels of a game with Numba to LLVM code once (`compiling`), puts a
thin function with plain addresses before each entry point (`entries`), gives the whole to each target
of LLVM and links it (`targets`), and describes it in JSON (`describing`).
"""
