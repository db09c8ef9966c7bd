"""Benchmarks: each measures us and a peer in one run, so that the ratio means something on a noisy machine."""
