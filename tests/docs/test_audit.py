"""How `tools.audit` interprets the registries' answers: vulnerable, known, or no answer."""

import json

from tools.audit import of_client, of_python, sentence

FILE = "requirements/base.lock"


def test_a_weak_library_is_named_with_what_is_known() -> None:
    told = {
        "dependencies": [
            {"name": "good", "version": "1.0", "vulns": []},
            {"name": "bad", "version": "2.1", "vulns": [{"id": "PYSEC-1"}, {"id": "CVE-2"}]},
            {"name": "other", "skip_reason": "not found"},
        ]
    }
    found = of_python(FILE, json.dumps(told))
    assert (found.asked, found.silent, found.weak) == (2, 1, ["bad 2.1: PYSEC-1, CVE-2"])
    assert sentence(found) == (
        "requirements/base.lock: 1 of 2 weak, 1 without an answer: bad 2.1: PYSEC-1, CVE-2."
    )


def test_a_registry_that_does_not_answer_is_not_taken_for_a_good_answer() -> None:
    skipped = json.dumps({"dependencies": [{"name": "other", "skip_reason": "not found"}]})
    refused = json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})
    silent = [of_python(FILE, text) for text in ("", "<html>", "[]", skipped)]
    silent += [of_client(FILE, text) for text in ("", refused)]
    for found in silent:
        assert not found.weak
        assert "nothing is known." in sentence(found)


def test_the_client_s_libraries_are_asked_about_as_well() -> None:
    weak = {"left": {"range": "<2", "severity": "high"}}
    told = {"vulnerabilities": weak, "metadata": {"dependencies": {"total": 170}}}
    assert of_client("lock", json.dumps(told)).weak == ["left <2: high"]
    told["vulnerabilities"] = {}
    assert sentence(of_client("lock", json.dumps(told))) == (
        "lock: nothing is known against 170 libraries."
    )
