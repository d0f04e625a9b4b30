"""What costs something is found once, and tried again where it could not be found."""

import asyncio

import pytest

from polis.server.limits import Memo


def test_those_who_ask_at_a_time_get_what_the_first_has_found() -> None:
    begun = []

    async def find() -> str:
        begun.append(1)
        await asyncio.sleep(0)
        return "found"

    async def ask() -> list[str]:
        once = Memo[str]()
        together = await asyncio.gather(*(once.get(find) for _ in range(5)))
        return [*together, await once.get(find)]

    assert asyncio.run(ask()) == ["found"] * 6
    assert len(begun) == 1


def test_who_asks_after_a_failure_has_it_found_again() -> None:
    begun = []

    async def find() -> str:
        begun.append(1)
        await asyncio.sleep(0)
        if len(begun) == 1:
            raise OSError("gone")
        return "found"

    async def ask() -> str:
        once = Memo[str]()
        first, second = asyncio.create_task(once.get(find)), asyncio.create_task(once.get(find))
        with pytest.raises(OSError, match="gone"):
            await first
        return await second

    assert asyncio.run(ask()) == "found"
    assert len(begun) == 2
