"""A release: its version, its notes, and everything that is published with it.

    tools/release.py begin 0.1.0     # the version where it stands, the notes in CHANGELOG.md; a commit
    tools/release.py finish 0.1.0    # beside the wheels of `make dist`: notes, site, bill of materials, hashes

`make release VERSION=0.1.0` does both, with `make dist` in between. Nothing is published and nothing is
tagged: the last lines say how that is done and signed.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

VERSION: Final = re.compile(r"\d+\.\d+\.\d+")
PLACES: Final = {  # where the version stands, as patterns around it
    "src/polis/__init__.py": r'(?<=__version__ = ")[^"]+',
    "lab/pyproject.toml": r'(?<=^version = ")[^"]+',
    "CITATION.cff": r"(?<=^version: )\S+",
    "README.md": r"(?<=polis-)\d+\.\d+\.\d+(?=-py3)",
    "docs/howto/host.md": r"(?<=polis-)\d+\.\d+\.\d+(?=-py3)",
    "web/package.json": r'(?<="version": ")[^"]+',
    "web/package-lock.json": r'(?:(?<="name": "polis-web",\n  "version": ")|(?<="name": "polis-web",\n      "version": "))[^"]+',
}
CHANGES: Final = "CHANGELOG.md"
UNRELEASED: Final = "## Unreleased\n"
DIST: Final = Path("dist")
SUMS: Final = "SHA256SUMS"
IMAGES: Final = ("deploy/Containerfile", "deploy/compose.yaml")
IMAGE: Final = re.compile(r"docker\.io/[\w./-]+:[\w.-]+(?:@sha256:[0-9a-f]{64})?")
NEXT: Final = """\
polis: {version} is made; nothing is published yet. Look at dist/, then:
  git tag --sign v{version} --message "Polis {version}"
  gpg --armor --detach-sign dist/SHA256SUMS
  git push --follow-tags
and publish dist/ with NOTES.md. Who gets it checks it: sha256sum --check SHA256SUMS, gpg --verify SHA256SUMS.asc."""


def main(step: str, version: str) -> None:
    """Do one of the two steps; SystemExit with a sentence if it cannot be done."""
    if not VERSION.fullmatch(version):
        raise SystemExit("A version is three numbers: make release VERSION=0.1.0")
    {"begin": begin, "finish": finish}[step](version)


def begin(version: str) -> None:
    """Set the version and the notes, and commit."""
    if told("git", "status", "--porcelain", "--untracked-files=no"):
        raise SystemExit("There are changes that are not committed; a release is made of a commit.")
    subject, before = f"release: {version}", last_release()
    if told("git", "log", "-1", "--format=%s") == subject and before != version:
        return  # what came afterwards failed, and is tried again
    if before and numbers(version) <= numbers(before):
        raise SystemExit(f"The last release is {before}; {version} does not come after it.")
    pin_images(digest_of)
    for name, pattern in PLACES.items():
        change(Path(name), partial(set_version, pattern, version))
    today = datetime.now(UTC).date().isoformat()
    change(Path(CHANGES), lambda text: closed(text, version, today))
    subprocess.run(["git", "commit", "--quiet", "--all", "--message", subject], check=True)


def finish(version: str) -> None:
    """Add what is published besides the wheels, try the upgrade, and write the hashes."""
    (DIST / "NOTES.md").write_text(notes(Path(CHANGES).read_text("utf-8"), version), "utf-8")
    site = DIST / f"polis-{version}-site"
    run(sys.executable, "-m", "polis", "static", str(site))
    shutil.make_archive(str(site), "zip", site)
    shutil.rmtree(site)
    write_materials(version)
    build_image(version)
    before = last_release()
    from_which = (
        f"from {before}"
        if before
        else "from this commit under another version: it is the first release"
    )
    print(f"polis: trying the upgrade {from_which}", flush=True)
    run(sys.executable, "-m", "pytest", "-q", "-m", "", "tests/package/test_upgrade.py")
    (DIST / SUMS).write_text(sums(DIST), "utf-8")
    print(NEXT.format(version=version))


def told(*words: str) -> str:
    """Return what a command says; an empty text if it fails."""
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()


def run(*words: str, output: Path | None = None) -> None:
    """Run a command, into a file if one is named; SystemExit if it fails."""
    done = subprocess.run(words, stdout=subprocess.PIPE if output else None, check=False)
    if done.returncode:
        raise SystemExit(f"'{' '.join(words)}' failed.")
    if output is not None:
        output.write_bytes(done.stdout)


def last_release() -> str:
    """Return the version of the last tag, without its `v`; empty if there is none."""
    return told("git", "describe", "--tags", "--abbrev=0", "--match", "v*").removeprefix("v")


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers, which are compared one by one."""
    return tuple(map(int, version.split(".")))


def change(file: Path, how: Callable[[str], str]) -> None:
    """Write a file anew."""
    file.write_text(how(file.read_text("utf-8")), "utf-8")


def set_version(pattern: str, version: str, text: str) -> str:
    """Return a text with another version; SystemExit if it does not stand there."""
    changed, count = re.subn(pattern, version, text, flags=re.MULTILINE)
    if not count:
        raise SystemExit(f"No version stands where '{pattern}' looks for it.")
    return changed


def closed(changes: str, version: str, date: str) -> str:
    """Return the change log with what was unreleased under a version; SystemExit if that is nothing."""
    head, _, rest = changes.partition(UNRELEASED)
    if not rest.partition("\n## ")[0].strip():
        raise SystemExit(f"Nothing stands under 'Unreleased' in {CHANGES}.")
    return f"{head}{UNRELEASED}\n## {version} - {date}\n{rest}"


def notes(changes: str, version: str) -> str:
    """Return what the change log says of a version."""
    rest = changes.partition(f"\n## {version} - ")[2]
    return rest.partition("\n")[2].partition("\n## ")[0].strip() + "\n"


def sums(folder: Path) -> str:
    """Return the hashes of all files in a folder, as `sha256sum --check` reads them."""
    files = sorted(one for one in folder.iterdir() if one.is_file() and one.name != SUMS)
    return "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)


def write_materials(version: str) -> None:
    """Write the bills of materials: of the libraries for Python, and of the page."""
    python = DIST / f"polis-{version}-python.cdx.json"
    run(
        str(Path(sys.executable).with_name("cyclonedx-py")), "requirements", "--output-reproducible",
        "--pyproject", "pyproject.toml", "--output-file", str(python), "requirements/base.lock",
    )  # fmt: skip
    material = json.loads(python.read_text("utf-8"))
    material["metadata"]["component"]["version"] = version  # pyproject.toml has none
    python.write_text(json.dumps(material, indent=2, ensure_ascii=False) + "\n", "utf-8")
    words = (
        "tools/npm.sh",
        str(Path(sys.executable).parents[1]),
        "sbom",
        "--package-lock-only",
        "--sbom-format",
        "cyclonedx",
    )
    run(*words, output=DIST / f"polis-{version}-page.cdx.json")


def build_image(version: str) -> None:
    """Build the container where Docker runs; say so where it does not."""
    if not told("docker", "info", "--format", "{{.ServerVersion}}"):
        print("polis: no container was built, because no Docker runs here", flush=True)
        return
    run("docker", "build", "--tag", f"polis:{version}", "--file", "deploy/Containerfile", ".")


# ---- the images of deploy/ ----------------------------------------------------------------------
def pin_images(digest: Callable[[str], str]) -> None:
    """Pin the images of deploy/ to what their tags mean today; say so where no registry can be asked.

    digest: returns that of an image by its tag, or an empty text.
    """
    names = sorted({name for place in IMAGES for name in images(Path(place).read_text("utf-8"))})
    known = {name: digest(name) for name in names}
    for name in [name for name, found in known.items() if not found]:
        print(f"polis: {name} is not pinned anew, because nobody tells its digest", flush=True)
    for place in IMAGES:
        change(Path(place), lambda text: pinned(text, known))


def images(text: str) -> Iterator[str]:
    """Yield the images in a text, without digests."""
    return (found.partition("@")[0] for found in IMAGE.findall(text))


def pinned(text: str, known: dict[str, str]) -> str:
    """Return a text with the known digests of its images."""

    def with_digest(found: re.Match[str]) -> str:
        name = found[0].partition("@")[0]
        return f"{name}@{known[name]}" if known.get(name) else found[0]

    return IMAGE.sub(with_digest, text)


def digest_of(image: str) -> str:
    """Return what a registry says of an image; an empty text if it cannot be asked."""
    words = ("docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}")
    found = told(*words) if shutil.which("docker") else ""
    return found if re.fullmatch(r"sha256:[0-9a-f]{64}", found) else ""


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    main(*sys.argv[1:])
