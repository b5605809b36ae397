"""What was looked at, what was wrong, and what could not be looked at."""

import os
import shutil
import subprocess


class Report:
    def __init__(self, deploy, binary):
        self.deploy, self.binary = deploy, binary
        self.held, self.wrong, self.missing = 0, [], []

    def hold(self, what, holds, why=""):
        """Notes whether something holds."""
        self.held += 1
        if not holds:
            self.wrong.append(f"{what}: {str(why).strip()}")

    def program(self, name):
        """The path of a program; None, and a note, where it is not installed."""
        path = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
        if path is None:
            self.missing.append(name)
        return path

    def ran(self, what, *command, **settings):
        """Whether a command ends well; what it said is the reason where it does not."""
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **settings)
        self.hold(what, done.returncode == 0, done.stdout + done.stderr)
        return done

    def end(self, is_strict):
        """Tells everything; the exit status."""
        for words in self.wrong:
            print("wrong:", words)
        for name in self.missing:
            print(f"left out: {name} is not installed")
        print(f"{self.held} things held, {len(self.wrong)} of them wrong")
        return 1 if self.wrong or (is_strict and self.missing) else 0
