"""The card of a dataset: what it is, in words."""

from polis.core.contract.game import Rules
from polis_lab.dataset.order import Order
from polis_lab.dataset.parquet import schema_of


def card(order: Order, game: Rules, rows: int) -> str:
    """Return the card as Markdown."""
    schema = schema_of(order, game)
    columns = "\n".join(
        f"| `{field.name}` | {field.type} | {field.metadata[b'about'].decode()} |"
        for field in schema
    )
    options = ", ".join(f"{name}={value}" for name, value in order.options.items())
    return f"""# {game.title}: {rows:,} decisions of {order.games:,} games

Bots: {", ".join(order.bots)}, at {order.seats} seats; in each game they move on by one seat. Options: {options}.
Seed {order.seed}: the same order gives the same bytes. Rules version {order.rules_version}, version of the
spaces {order.spaces_version}, components {order.components_id}, code {order.code}.

A row is a decision, in the order of games and plies. Nothing in it was hidden from the seat that decided, but for
what the game's end tells: `win_shares`, `margins` and `seed`.

| Column | Type | Meaning |
|---|---|---|
{columns}

```python
import numpy as np
import pyarrow.dataset as data

rows = data.dataset(".", format="parquet", exclude_invalid_files=True).to_table()
seen = np.frombuffer(b"".join(rows["encoding"].to_pylist()), np.float32).reshape(len(rows), -1)
```

Bots play by their own standard, and searches with a budget of time would depend on the machine; the levels
named here count simulations where they are given as `@N`.
"""
