"""A bot for tests: takes the first legal action, until it does what its first argument says.

program.py MODE [DECISIONS]
"""

import json
import os
import subprocess
import sys
import time


def say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def misbehave(mode: str, number: int) -> None:
    if mode == "crash":
        sys.stderr.write("oh no\n")
        sys.exit(3)
    elif mode == "silence":
        time.sleep(60)
    elif mode == "bad-json":
        sys.stdout.write("{hello\n")
    elif mode == "illegal":
        say(type="answer", id=number, action="fly home")
    elif mode == "flood":
        while True:
            say(type="chatter", text="x" * 1000)
    elif mode == "resigned":
        say(type="resign")
    elif mode == "strange":  # all of this is to be passed over
        say(type="chatter", text="hello")
        say(type="answer", id=number - 1, action=0)
    elif mode == "children":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stderr=2)
        sys.stderr.write(f"pid {os.getpid()}\n")
        time.sleep(60)


def main() -> None:
    mode, *count = sys.argv[1:]
    decisions = int(count[0]) if count else 3
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            sys.stderr.write(" ".join(sorted(os.environ)) + "\n")
            say(type="ready", name=f"{mode} 1", wants=["legal"], again=mode == "again")
        elif message["type"] == "decide":
            decisions -= 1
            if decisions < 0:
                misbehave(mode, message["id"])
            say(type="answer", id=message["id"], action=int(next(iter(message["legal"]))))


if __name__ == "__main__":
    main()
