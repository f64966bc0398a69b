"""The process that serves ends by a signal, and the one that supervises it starts it again."""

import os
import re
import signal
import time
import urllib.error

import pytest

from server import Server

PATIENCE = 30


@pytest.fixture
def supervised(binary, tmp_path):
    # Somebody's signal is no fault that comes again: with backtraces Swift would write one and go on.
    server = Server(binary, tmp_path / "data", settings={"SWIFT_BACKTRACE": "enable=no"}).start()
    yield server
    server.stop()


def crash(server, number):
    """Ends the serving process and waits until another one answers at the same place."""
    before = server.serving
    os.kill(before, number)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if server.serving != before and server.get("/readyz")[0] == 200:
                return
        except (OSError, IndexError):
            pass
        time.sleep(0.01)
    raise AssertionError("nothing answers after the crash")


@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL])
def test_a_process_that_crashed_is_back_and_counted(supervised, number):
    crash(supervised, number)
    assert re.search(r"^serendip_crashes_total 1\b", supervised.get("/metrics")[1], re.M)
    assert number.name in (supervised.data.parent / "server.log").read_text()


def test_the_serving_process_ends_with_the_one_that_supervises(supervised):
    serving = supervised.serving
    supervised.kill()
    end = time.monotonic() + PATIENCE
    while os.path.exists(f"/proc/{serving}") and time.monotonic() < end:
        time.sleep(0.01)
    with pytest.raises((urllib.error.URLError, OSError)):
        supervised.get("/readyz")
    supervised.start()
    assert supervised.get("/readyz")[0] == 200


def test_a_server_that_is_told_to_stop_stays_away(supervised):
    supervised.process.terminate()
    assert supervised.process.wait(15) == 0


def test_a_terminal_that_closes_ends_it_and_is_no_crash(supervised):
    supervised.process.send_signal(signal.SIGHUP)
    assert supervised.process.wait(15) == 128 + signal.SIGHUP
    assert "crashed" not in (supervised.data.parent / "server.log").read_text()


def test_an_error_of_its_own_is_passed_on(supervised, tmp_path, binary):
    other = Server(binary, tmp_path / "other")
    other.port = supervised.port
    with pytest.raises(AssertionError, match="did not start"):
        other.start()
    assert other.process.wait(15) == 1
