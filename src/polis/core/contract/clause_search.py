"""Search for clauses by the words a player would use, in any language of their texts.

Case, accents and word order do not matter, and a prefix of a word is enough. A clause need not
contain every word: `the Cleric still pays tax` finds the clause about the Cleric and tax although
it says neither `still` nor `pays`. Rare words weigh more than common ones, words of the rulebook's
headings more than others, and matches in short clauses more than in long ones (after BM25).
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

from polis.core.contract.clauses import Clause, Clauses

MOST = 12
NEAR = 0.5  # a clause is listed if its score is at least this share of the best one
TERM = 2.0  # weight of a word that occurs in a heading, wherever it stands
ASIDE = 0.5  # weight of a word that stands only in the heading or in the reason of a clause
BEGINNING = 0.8  # weight of a matching prefix
LONGER = 0.6  # weight of a word of which the text has a shorter form, `cost` for `costs`
SHORTEST = 3  # minimum letters of such a shorter form
LENGTH = 0.4  # how much of a word's weight depends on the length of the clause


@dataclass(frozen=True, slots=True)
class _Entry:
    """A clause in one language: the weight of each of its words, and the length of its text."""

    clause: Clause
    weights: Mapping[str, float]
    length: int


def words_of(text: str) -> list[str]:
    """Return the words of a text, without case and accents; numbers are words."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"[0-9a-z]+", kept)


def search_clauses(games: Iterable[Clauses], text: str) -> list[Clause]:
    """Return the clauses that match the words best, best first; at most MOST of them.

    Each language is scored separately. Ties keep the order of the files. The list is empty if no
    clause contains any of the words.
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
    """For each language, yield the clauses and the words of all headings."""
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
    """Yield each clause with the sum of the weights of the wanted words."""
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
    """Return how well the best word of a clause matches a wanted word; 0: not at all."""
    return max((weight * _likeness(word, other) for other, weight in weights.items()), default=0.0)


def _likeness(word: str, other: str) -> float:
    if word == other:
        return 1.0
    if other.startswith(word):
        return BEGINNING
    return LONGER if len(other) >= SHORTEST and word.startswith(other) else 0.0
