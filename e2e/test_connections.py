"""More connections than a process may have open: who comes later waits, and nobody spins."""

import os
import re
import socket

import pytest

from server import Server

DESCRIPTORS = 96
CLIENTS = 90


@pytest.fixture
def narrow(binary, tmp_path):
    """A server whose limit of open files nobody can raise."""
    program = tmp_path / "narrow"
    program.write_text(f'#!/bin/sh\nulimit -n {DESCRIPTORS}\nexec "{binary}" "$@"\n')
    program.chmod(0o700)
    server = Server(program, tmp_path / "data").start()
    yield server
    server.stop()


def processor_seconds(process):
    with open(f"/proc/{process}/stat") as file:
        user, system = file.read().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def test_connections_are_limited_by_what_the_process_may_open(narrow):
    maximum = int(re.search(r"^serendip_http_connections_max (\d+)\.0$", narrow.get("/metrics")[1], re.M)[1])
    assert maximum == DESCRIPTORS // 2
    lines = [socket.create_connection(("127.0.0.1", narrow.port), timeout=1) for _ in range(CLIENTS)]
    try:
        before = processor_seconds(narrow.serving)
        late = lines[-1]
        late.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        with pytest.raises(TimeoutError):
            late.recv(1)
        # Spinning would take the whole second; the first model is made at the same time.
        assert processor_seconds(narrow.serving) - before < 0.7
        for line in lines[:maximum]:
            line.close()
        late.settimeout(10)
        assert late.recv(100).startswith(b"HTTP/1.1 200")
    finally:
        for line in lines:
            line.close()
    log = (narrow.data.parent / "server.log").read_text()
    assert log.count("all connections are taken") == 1
    assert "Too many open files" not in log
