"""The process that serves ends by a signal, and the one that supervises it starts it again."""

import re
import signal
import socket
import urllib.error
from contextlib import contextmanager

import pytest

from server import Server, ended


@pytest.fixture
def supervised(binary, tmp_path):
    # Somebody's signal is no fault that comes again: with backtraces Swift would write one and go on.
    server = Server(binary, tmp_path / "data", settings={"SWIFT_BACKTRACE": "enable=no"}).start()
    yield server
    server.stop()


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL])
def test_a_process_that_crashed_is_back_and_counted(supervised, number):
    supervised.crash(number)
    # Nobody listens at this moment, and nobody is refused.
    assert supervised.get("/readyz")[0] == 200
    assert re.search(r"^serendip_crashes_total 1\b", supervised.get("/metrics")[1], re.M)
    assert number.name in (supervised.data.parent / "server.log").read_text()


def test_who_connects_between_two_servers_is_answered_by_the_next(supervised):
    supervised.crash(signal.SIGKILL)
    waiting = [socket.create_connection(("127.0.0.1", supervised.port), timeout=30) for _ in range(500)]
    for client in waiting:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    for client in waiting:
        with client:
            assert client.recv(1000).startswith(b"HTTP/1.1 200")


def test_nobody_is_kept_waiting_where_it_keeps_crashing(supervised):
    supervised.crash(signal.SIGKILL)
    assert supervised.get("/readyz")[0] == 200
    # The second time within ten seconds there is a pause first.
    supervised.crash(signal.SIGKILL)
    # Who was in the queue when it closed is told so, too.
    with pytest.raises((ConnectionRefusedError, ConnectionResetError)):
        for _ in range(5000):
            socket.create_connection(("127.0.0.1", supervised.port), timeout=30).close()


def test_the_serving_process_ends_with_the_one_that_supervises(supervised):
    with ended(supervised.serving):
        supervised.kill()
    with pytest.raises((urllib.error.URLError, OSError)):
        supervised.get("/readyz")
    supervised.start()
    assert supervised.get("/readyz")[0] == 200


def test_a_server_that_is_told_to_stop_stays_away(supervised):
    supervised.process.terminate()
    assert supervised.process.wait(15) == 0


@contextmanager
def hangups(handling):
    """What is started meanwhile meets the end of its terminal so, whatever these tests were started by."""
    before = signal.signal(signal.SIGHUP, handling)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_terminal_that_closes_ends_it_and_is_no_crash(binary, tmp_path):
    supervised = Server(binary, tmp_path / "data")
    with hangups(signal.SIG_DFL):
        supervised.start()
    supervised.process.send_signal(signal.SIGHUP)
    assert supervised.process.wait(15) == 128 + signal.SIGHUP
    assert "crashed" not in (supervised.data.parent / "server.log").read_text()


def test_one_that_nohup_started_outlives_its_terminal_and_a_crash(binary, tmp_path):
    supervised = Server(binary, tmp_path / "data")
    with hangups(signal.SIG_IGN):
        supervised.start()
    supervised.process.send_signal(signal.SIGHUP)
    supervised.crash(signal.SIGKILL)
    assert supervised.get("/readyz")[0] == 200
    supervised.stop()


def test_an_error_of_its_own_is_passed_on(supervised, tmp_path, binary):
    other = Server(binary, tmp_path / "other")
    other.port = supervised.port
    with pytest.raises(AssertionError, match="did not start"):
        other.start()
    assert other.process.wait(15) == 1
