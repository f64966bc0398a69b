"""The server under test, as a process of its own."""

import os
import signal
import socket
import subprocess


class Server:
    """`serendip serve` on a free port with a data folder of its own; can be killed and started again."""

    def __init__(self, binary, data, *, offline=True, github_url=None):
        self.binary = binary
        self.data = data
        self.offline = offline
        self.github_url = github_url
        self.port = free_port()
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [self.binary, "serve", "--port", str(self.port), "--data", str(self.data), "--no-rate-limit"]
        if self.offline:
            command.append("--offline")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(("GITHUB_", "SERENDIP_"))}
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

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
