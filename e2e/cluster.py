"""Serendip behind nginx: one process with SQLite, or two that share a PostgreSQL."""

import json
import ssl
import threading
import time
import urllib.request
import uuid

from proxy import Proxy
from server import Server


class Cluster:
    def __init__(self, binary, folder, database=None):
        settings = {"DATABASE_URL": database, "DATABASE_CONNECTIONS": "4"} if database else {}
        settings["SERENDIP_STOP_DELAY"] = "2"
        names = ["one", "two"] if database else ["one"]
        for name in names:
            (folder / name).mkdir()
        self.servers = [Server(binary, folder / name / "data", settings=settings) for name in names]
        self.proxy = Proxy(folder / "nginx", self.servers)
        for server in self.servers:
            server.options = ["--public-url", self.proxy.url, "--trusted-proxy", "127.0.0.1"]

    @property
    def url(self):
        return self.proxy.url

    def start(self):
        for server in self.servers:
            server.start()
        self.proxy.start()
        return self

    def stop(self):
        self.proxy.stop()
        for server in self.servers:
            server.stop()

    def serving(self):
        """The process that the only browser's page listens to.

        The first page was made before there was a cookie, perhaps by another process than the one it leads to.
        """
        deadline = time.monotonic() + 10
        while True:
            serving = [server for server in self.servers if server.is_running and server.live_streams]
            if len(serving) == 1:
                return serving[0]
            assert time.monotonic() < deadline, f"{len(serving)} processes have the page"
            time.sleep(0.05)

    def other_than(self, server):
        """A process beside this one; the same one when there is no other."""
        return next((other for other in self.servers if other is not server), server)

    def writer(self, token):
        return Writer(self.url, token)


def call(url, token, method, path, body=None, key=None):
    """A call of the API; the answer's JSON, or an `OSError`."""
    request = urllib.request.Request(
        url + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        | ({"Idempotency-Key": key} if key else {}),
    )
    unverified = ssl._create_unverified_context()
    with urllib.request.urlopen(request, timeout=10, context=unverified) as answer:
        text = answer.read()
        return json.loads(text) if text else None


def repository(name):
    return {
        "id": {"owner": "load", "name": name},
        "summary": "", "topics": [], "stars": 1, "forks": 0, "openIssues": 0,
        "isArchived": False, "isFork": False,
        "createdAt": "2020-01-01T00:00:00Z", "pushedAt": "2020-01-01T00:00:00Z",
        "origin": {"starter": {"asOf": "2020-01-01T00:00:00Z"}},
    }  # fmt: skip


class Writer:
    """Saves favourites through the proxy, one after the other; what fails is sent again with its key."""

    def __init__(self, url, token):
        self.url, self.token = url, token
        self.acknowledged = []
        self.failures = []
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._thread.join()

    def wait_for_more(self, count=5):
        """Until more was acknowledged than by now."""
        goal, deadline = len(self.acknowledged) + count, time.monotonic() + 30
        while len(self.acknowledged) < goal:
            assert time.monotonic() < deadline, f"writing does not go on: {self.failures[-3:]}"
            assert self._thread.is_alive()
            time.sleep(0.01)

    def _run(self):
        while not self._ended.is_set():
            name, key = f"r{len(self.acknowledged)}", str(uuid.uuid4())
            while True:
                try:
                    call(self.url, self.token, "POST", "/api/v1/favourites", {"repository": repository(name)}, key)
                    break
                except OSError as error:
                    self.failures.append(f"{error}")
                    assert getattr(error, "code", 500) >= 500, error.read()
            self.acknowledged.append(name)
