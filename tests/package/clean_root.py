"""A bare Debian in a folder, and commands that run there and see nothing else.

That is what a container is, as far as a build goes; it needs no registry, only a mirror of Debian.
"""

import os
import shutil
import ssl
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.package.containerfile import Stage, Step, ignores, stages
from tests.package.installing import copied, run

MIRROR = "http://deb.debian.org/debian"
# The mounts exist only for the command and end with it.
INSIDE = 'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && user=$1 && shift && exec chroot --userspec="$user:$user" "$0" "$@"'
READ_ONLY = (
    'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount -t tmpfs tmp "$0/tmp" &&'
)
TRUSTED = "/etc/trusted.crt"  # what this machine trusts: its network may have a proxy of its own
TRUST = dict.fromkeys(("NODE_EXTRA_CA_CERTS", "PIP_CERT", "SSL_CERT_FILE"), TRUSTED)
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def debian(folder: Path, release: str) -> Path:
    """Unpack the least of a release of Debian into a folder."""
    assert os.geteuid() == 0, "Only root can make a clean root; run this part of the tests as root."
    assert shutil.which("debootstrap"), (
        "There is no debootstrap; on Debian: apt install debootstrap"
    )
    run(["debootstrap", "--variant=minbase", release, str(folder), MIRROR])
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    trusted = os.environ.get("SSL_CERT_FILE") or ssl.get_default_verify_paths().cafile
    assert trusted, "This machine has no certificates; on Debian: apt install ca-certificates"
    shutil.copy(trusted, folder / TRUSTED.lstrip("/"))
    return folder


class Root:
    """A root directory and the settings from a Containerfile for its commands."""

    def __init__(self, base: Path, folder: Path) -> None:
        run(["cp", "--archive", "--reflink=auto", str(base), str(folder)])
        self.folder = folder
        self.place = "/"
        self.user = "root"
        self.variables = {
            "PATH": PATH,
            "HOME": "/root",
            "DEBIAN_FRONTEND": "noninteractive",
            **TRUST,
        }

    def command(self, words: Sequence[str], volume: Path | None = None) -> list[str]:
        """What runs words in there; with a folder for its volume the rest cannot be written."""
        script = INSIDE
        if volume is not None:
            script = f'{READ_ONLY} mount --bind "{volume}" "$0/var/lib/polis" && {INSIDE}'
        variables = [f"{name}={value}" for name, value in self.variables.items()]
        there = ["env", "--ignore-environment", f"--chdir={self.place}", *variables, *words]
        return ["unshare", "--mount", "sh", "-c", script, str(self.folder), self.user, *there]

    def run(self, *words: str) -> str:
        """What a command writes in there; it has to succeed."""
        return run(self.command(words))

    def take(self, step: Step, context: Path, others: Mapping[str, "Root"]) -> None:
        """Do what an instruction says; those about running say nothing for a build."""
        if step.word == "RUN":
            self.run("sh", "-c", step.text)
        elif step.word == "COPY":
            self._copy(step.text.split(), context, others)
        elif step.word == "WORKDIR":
            (self.folder / step.text.lstrip("/")).mkdir(parents=True, exist_ok=True)
            self.place = step.text
        elif step.word == "ENV":
            name, _, value = step.text.partition("=")
            self.variables[name] = value
        elif step.word == "USER":
            self.user = step.text

    def _copy(self, words: list[str], context: Path, others: Mapping[str, "Root"]) -> None:
        whence = context
        if words[0].startswith("--from="):
            whence = others[words.pop(0).removeprefix("--from=")].folder
        source, target = words
        from_there = whence / source.lstrip("/")
        to = self.folder / Path(self.place, target).relative_to("/")
        shutil.copytree(from_there, to, symlinks=True, dirs_exist_ok=True)


def context_for(containerfile: Path, folder: Path) -> Path:
    """The files available to a build: those of a clone that are not excluded."""
    ignored = containerfile.with_name(f"{containerfile.name}.dockerignore")
    copied(folder)
    for path in [one for one in folder.rglob("*") if one.is_file()]:
        if ignores(ignored, path.relative_to(folder).as_posix()):
            path.unlink()
    return folder


def built_in(base: Path, containerfile: Path, folder: Path) -> tuple[Root, Stage]:
    """Run the steps of a Containerfile, each stage in its own root; return the last one."""
    context, roots = context_for(containerfile, folder / "context"), dict[str, Root]()
    for number, stage in enumerate(stages(containerfile)):
        root = Root(base, folder / f"stage-{number}")
        for step in stage.steps:
            root.take(step, context, roots)
        roots[stage.name] = root
    return root, stage
