"""Copying chosen fields of a record: those and no others, compiled and interpreted."""

from typing import Any

import numpy as np

from polis.core.kernels.kernel import kernel
from polis.core.kernels.layout import field_copier

RECORD = np.dtype(
    (np.record, np.dtype([("a", "<i2"), ("b", "<i2", (3,)), ("c", "i1", (2,)), ("d", "<u8")]))
)
copy_some = field_copier(RECORD, ("d", "a", "c"))


@kernel
def copy_row(records: Any, source: int, target: int) -> None:
    """Through a kernel, as games do it."""
    copy_some(records[target], records[source])


def test_the_chosen_fields_are_copied_and_the_others_stay() -> None:
    records = np.zeros(2, RECORD)
    records[0] = (1, (2, 3, 4), (5, 6), 7)
    records[1] = (11, (12, 13, 14), (15, 16), 17)
    copy_row(records, 0, 1)
    assert records[1].tolist()[0] == 1
    assert records["b"][1].tolist() == [12, 13, 14]
    assert records["c"][1].tolist() == [5, 6]
    assert records["d"].tolist() == [7, 7]
    assert records["b"][0].tolist() == [2, 3, 4]
