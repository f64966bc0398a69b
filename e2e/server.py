"""The server under test, as a process of its own."""

import contextlib
import json
import os
import re
import select
import signal
import socket
import subprocess
import threading
import urllib.error
import urllib.request

from browser import settled


class Server:
    """`serendip serve` on a free port with a data folder of its own; can be killed and started again."""

    def __init__(self, binary, data, *, offline=True, github_url=None, options=(), settings=None, whole_catalogue=False):
        self.binary = binary
        self.options = options
        self.settings = settings or {}
        self.data = data
        self.offline = offline
        self.whole_catalogue = whole_catalogue
        self.github_url = github_url
        self.port = free_port()
        self.process = None
        self._killing = threading.Lock()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [self.binary, "serve", "--port", str(self.port), "--data", str(self.data), "--no-rate-limit", "--no-harvest"]
        if not self.whole_catalogue:
            command.append("--small-catalogue")
        command += self.options
        if self.offline:
            command.append("--offline")
        foreign = ("GITHUB_", "SERENDIP_", "DATABASE_")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(foreign)} | self.settings
        if self.github_url:
            environment["GITHUB_API_URL"] = self.github_url
        log = open(self.data.parent / "server.log", "ab")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        assert "is ready" in line, f"the server did not start; see {log.name}"
        return self

    def kill(self):
        """Ends the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        # The process that serves has the other end, and a moment longer to live.
        self.process.stdout.read()

    @property
    def serving(self):
        """The number of the process that answers, which `process` supervises."""
        listing = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return int(listing.stdout.split()[0])

    def crash(self, number):
        """Ends the process that answers by a signal, and waits for that; its socket goes on listening."""
        serving = self.serving
        with ended(serving):
            os.kill(serving, number)

    def crash_under(self, page):
        """Ends the process that answers, and waits until an open page was made anew by the next."""
        page.evaluate("window.screen0 = document.getElementById('webui-root').firstElementChild")
        self.crash(signal.SIGKILL)
        page.wait_for_function("() => !window.screen0.isConnected")
        settled(page)

    def kill_once(self):
        """As `kill`, whichever of several threads comes first."""
        with self._killing:
            if self.process.poll() is None:
                self.kill()

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def get(self, path):
        """Status and text of a page of this process, whatever is before it."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def post(self, call, fields=None, headers=None):
        """What a call of the API answers; its fields, or nothing."""
        body = b"" if fields is None else json.dumps(fields).encode()
        headers = {"Content-Type": "application/json"} | (headers or {})
        request = urllib.request.Request(f"{self.url}/api/v1/{call}", data=body, headers=headers)
        with urllib.request.urlopen(request, timeout=300) as answer:
            return json.loads(answer.read() or b"null")

    @property
    def live_streams(self):
        return float(re.search(r"^serendip_live_streams (.+)$", self.get("/metrics")[1], re.M)[1])

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)


@contextlib.contextmanager
def ended(process, patience=30):
    """Does something, and then waits until the process with this number has ended."""
    descriptor = os.pidfd_open(process)
    try:
        yield
        assert select.select([descriptor], [], [], patience)[0], f"process {process} does not end"
    finally:
        os.close(descriptor)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
