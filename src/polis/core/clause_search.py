"""Finding clauses by words that a player would say, in any language of their texts.

Case, accents and the order of the words do not matter, and the beginning of a word is enough. A
clause need not have all the words: `the Cleric still pays tax` finds the clause of the Cleric and
the tax although it says neither `still` nor `pays`. Rare words count more than common ones, words
of the rulebook's headings more than others, and a short clause more than a long one (after BM25).
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from polis.core.clauses import Clause, Clauses

MOST = 12
NEAR = 0.5  # how good a clause has to be, as a part of the best one, to be listed as well
TERM = 2.0  # what a word of a heading counts, wherever it stands
ASIDE = 0.5  # what a word counts that stands only in the heading or in the reason of a clause
BEGINNING = 0.8  # what the beginning of a word counts
LONGER = 0.6  # what a word counts of which the text has a shorter form, `costs` for `cost`
SHORTEST = 3  # letters of such a shorter form
LENGTH = 0.4  # how much of what a word counts depends on the length of the clause


@dataclass(frozen=True, slots=True)
class _Entry:
    """A clause in one language: what each of its words counts, and the length of its text."""

    clause: Clause
    weights: Mapping[str, float]
    length: int


def words_of(text: str) -> list[str]:
    """The words of a text without case and accents; numbers are words."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"[0-9a-z]+", kept)


def search_clauses(games: Iterable[Clauses], text: str) -> list[Clause]:
    """The clauses that the words of the text fit best, the best first; at most MOST of them.

    Each language is judged for itself. Equal clauses stay in the order of their files. The list is
    empty if no clause has any of the words.
    """
    wanted = list(dict.fromkeys(words_of(text)))
    best: dict[str, tuple[float, Clause]] = {}
    for entries, terms in _by_language(list(games)):
        for clause, score in _scores(entries, terms, wanted):
            if score > best.get(clause.id, (0.0, clause))[0]:
                best[clause.id] = (score, clause)
    ranked = sorted(best.values(), key=lambda pair: -pair[0])
    return [clause for score, clause in ranked if score >= NEAR * ranked[0][0]][:MOST]


def _by_language(games: Sequence[Clauses]) -> Iterable[tuple[list[_Entry], set[str]]]:
    """For each language the clauses and the words of all headings."""
    for language in dict.fromkeys(name for clauses in games for name in clauses.languages):
        entries, terms = [], set()
        for clauses in games:
            for clause in clauses if language in clauses.languages else ():
                heading = words_of(f"{clauses.chapters[clause.chapter][language]} {clause.source}")
                words = words_of(clause.text[language])
                aside = [*heading, *words_of(clause.reason.get(language, ""))]
                weights = dict.fromkeys(aside, ASIDE) | dict.fromkeys(words, 1.0)
                entries.append(_Entry(clause, weights, len(words)))
                terms.update(heading)
        yield entries, terms


def _scores(
    entries: Sequence[_Entry], terms: set[str], wanted: Sequence[str]
) -> Iterable[tuple[Clause, float]]:
    """Each clause with the sum of what the wanted words count in it."""
    fits = [[_fit(word, entry.weights) for word in wanted] for entry in entries]
    holders = [sum(fit > 0 for fit in column) for column in zip(*fits, strict=True)]
    worth = [
        log(1 + len(entries) / number) * (TERM if word in terms else 1) if number else 0.0
        for word, number in zip(wanted, holders, strict=True)
    ]
    average = sum(entry.length for entry in entries) / len(entries)
    for entry, row in zip(entries, fits, strict=True):
        shortness = 1 / (1 - LENGTH + LENGTH * entry.length / average)
        yield entry.clause, shortness * sum(a * b for a, b in zip(row, worth, strict=True))


def _fit(word: str, weights: Mapping[str, float]) -> float:
    """How well a wanted word is met by the best word of a clause; 0: not at all."""
    return max((weight * _likeness(word, other) for other, weight in weights.items()), default=0.0)


def _likeness(word: str, other: str) -> float:
    if word == other:
        return 1.0
    if other.startswith(word):
        return BEGINNING
    return LONGER if len(other) >= SHORTEST and word.startswith(other) else 0.0
