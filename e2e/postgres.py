"""A PostgreSQL server of the tests' own, which is gone with them."""

import os
import signal
import subprocess
import uuid
from pathlib import Path

WRAPPER = Path(__file__).resolve().parent.parent / "bin" / "with-postgres"


class Postgres:
    def __init__(self):
        words = 'printf "%s\\n%s\\n" "$SERENDIP_TEST_POSTGRES" "$SERENDIP_TEST_POSTGRES_DATA"; cat'
        self.process = subprocess.Popen(
            [WRAPPER, "--durable", "sh", "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.url = self.process.stdout.readline().strip()
        self.data = Path(self.process.stdout.readline().strip())
        assert self.url, "PostgreSQL did not start"

    def new_database(self):
        """The address of an empty database."""
        name = f"e2e_{uuid.uuid4().hex}"
        subprocess.run(["psql", "-qc", f"CREATE DATABASE {name}", self.url], check=True)
        return self.url.replace("/postgres?", f"/{name}?")

    def freeze(self):
        """The server neither answers nor closes its connections."""
        for pid in self._processes():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self):
        for pid in self._processes():
            os.kill(pid, signal.SIGCONT)

    def _processes(self):
        main = (self.data / "postmaster.pid").read_text().split()[0]
        listing = subprocess.run(["ps", "-o", "pid=", "--ppid", main], capture_output=True, text=True)
        return [int(main), *map(int, listing.stdout.split())]

    def stop(self):
        self.process.stdin.close()
        self.process.wait(30)
