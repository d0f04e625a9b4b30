"""The figures of `make bench-server` for people, beside the project's goals."""

import sys
from collections.abc import Iterator
from typing import Any, Final

# The project's goals: name, part of the figures, path in it, unit, maximum
GOALS: Final = (
    ("move to acknowledgement, p95", ("load", "acknowledged_ms", "p95"), "ms", 30.0),
    ("a move, of the fixed piece of work", ("load", "move_in_works"), "", 0.15),
    ("message, on average", ("load", "bytes_a_message"), "bytes", 400.0),
    ("start to ready", ("sleeping", "ready_seconds"), "s", 3.0),
    ("memory with sleeping games", ("sleeping", "memory_mb"), "MB", 1024.0),
)


def show(figures: dict[str, Any]) -> None:
    """The figures for people."""
    where, asleep, busy = figures["machine"], figures["sleeping"], figures["load"]
    waits, wakes = busy["acknowledged_ms"], asleep["wake_ms"]
    machine_line = (
        f"{where['processor']}, {where['usable_cores']} of {where['cores']} cores, "
        f"{where['system']}; Python {where['python']}; {figures['database']}, "
        f"{figures['servers']} serving; "
        f"load average before: {figures['busy']:.1f}"
    )
    asleep_line = (
        f"{asleep['games']:,} sleeping games: ready after {asleep['ready_seconds']:.2f} s, "
        f"{asleep['memory_mb']:.0f} MB; {asleep['woken']} woken in p50 {wakes['p50']:.1f}, "
        f"p95 {wakes['p95']:.1f} ms, then {asleep['memory_then_mb']:.0f} MB"
    )
    busy_line = (
        f"{busy['tables']} tables, {busy['sockets']} sockets, {busy['moves_a_second']:.0f} moves/s "
        f"for {busy['seconds']:.0f} s: acknowledged in p50 {waits['p50']:.1f}, "
        f"p95 {waits['p95']:.1f}, p99 {waits['p99']:.1f}, max {waits['max']:.1f} ms"
    )
    more_line = (
        f"{busy['messages_a_second']:.0f} messages/s of {busy['bytes_a_message']:.0f} bytes; "
        f"{busy['commits_a_second']:.0f} commits/s, {busy['entries_a_commit']:.1f} moves each; "
        f"{busy['refused']} refused, {busy['late']} late, {busy['games_ended']} games ended"
    )
    cost_line = (
        f"server {busy['server_cpu']:.2f} and client {busy['client_cpu']:.2f} of a core, "
        f"server {busy['memory_mb']:.0f} MB; a move takes {busy['move_ms']:.2f} ms of processor time, "
        f"{busy['move_in_works']:.3f} of a fixed piece of work ({busy['work_ms']:.2f} ms)"
    )
    lines = [machine_line, asleep_line, busy_line, more_line, cost_line, "", *curve(figures), ""]
    for name, path, unit, most in GOALS:
        value: Any = figures
        for part in path:
            value = value[part]
        verdict = "reached" if value <= most else "MISSED"
        lines.append(f"{name}: {value:.2f} {unit} (at most {most:g}): {verdict}")
    sys.stdout.write("\n".join(lines) + "\n")


def curve(figures: dict[str, Any]) -> Iterator[str]:
    """The time to an acknowledgement by moves per second, as a table."""
    yield "moves/s  wanted   p50 ms   p95 ms  of a core  ms a move  in works"
    steps = sorted([figures["load"], *figures["curve"]], key=lambda step: step["rate"])
    for step in steps:
        waits, wanted = step["acknowledged_ms"], step["rate"] * step["tables"]
        yield (
            f"{step['moves_a_second']:7.0f} {wanted:7.0f} {waits['p50']:8.1f} {waits['p95']:8.1f} "
            f"{step['server_cpu']:10.2f} {step['move_ms']:10.2f} {step['move_in_works']:9.3f}"
        )
