"""The digest of sources: any edit changes it, another place of the same files does not."""

from pathlib import Path

from polis.core.sources import PACKAGE, source_digest


def test_an_edit_a_name_an_order_and_a_start_change_it(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1\n")
    other.write_text("a = 1\n")
    before = source_digest([one])
    found = {
        before, source_digest([other]), source_digest([one, other]), source_digest([other, one]),
        source_digest([one], "1.0"), source_digest([]),
    }  # fmt: skip
    one.write_text("a = 2\n")
    assert len(found | {source_digest([one])}) == 7
    assert len(before) == 16


def test_it_is_the_same_wherever_the_files_lie(tmp_path: Path) -> None:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rules.py").write_text("a = 1\n")
    here, there = (source_digest([tmp_path / name / "rules.py"]) for name in ("here", "there"))
    assert here == there


def test_files_of_the_package_count_with_their_place_in_it() -> None:
    files = [PACKAGE / "core" / "__init__.py", PACKAGE / "search" / "__init__.py"]
    assert files[0].read_bytes() != b"" or files[1].read_bytes() != b""
    assert source_digest(files) != source_digest(files[::-1])
