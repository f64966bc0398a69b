"""What whoever runs the server sees: `doctor`, backups as root, the supervisor, and what is left when it stops."""

import os
import re
import shutil
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest
from server import Server, free_port

ROOT = Path(__file__).resolve().parent.parent
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")


def environment(**settings):
    return {key: value for key, value in os.environ.items() if not key.startswith(("SERENDIP_", "DATABASE_"))} | settings


@pytest.fixture
def run(binary):
    def run(*arguments, **settings):
        """Status and words of a command."""
        done = subprocess.run(
            [binary, *map(str, arguments)], capture_output=True, text=True, timeout=60, env=environment(**settings)
        )
        return done.returncode, done.stdout + done.stderr

    return run


@pytest.fixture
def stopped(binary, tmp_path):
    """The data of a server that was told to stop."""
    server = Server(binary, tmp_path / "data").start()
    server.stop()
    return server.data


def test_doctor_says_where_a_folder_cannot_be_made(run, tmp_path):
    (tmp_path / "file").write_text("")
    status, words = run("doctor", "--data", tmp_path / "file")
    assert status == 1 and f"{tmp_path}/file is a file" in words
    status, words = run("doctor", "--data", tmp_path / "file" / "data")
    assert status == 1 and f"{tmp_path}/file/data is not there, and cannot be made in {tmp_path}/file." in words


def test_doctor_sees_a_damaged_database_in_words(run, stopped):
    file = stopped / "serendip.sqlite"
    file.write_bytes(os.urandom(5_000))
    (stopped / "serendip.sqlite-wal").unlink(missing_ok=True)
    status, words = run("doctor", "--data", stopped)
    assert status == 1 and f"{file} is damaged, or is no database. Restore the last backup." in words


def test_doctor_looks_through_the_link_that_systemd_makes(run, stopped, tmp_path):
    (tmp_path / "link").symlink_to(stopped)
    status, words = run("doctor", "--data", tmp_path / "link", SERENDIP_PORT=str(free_port()))
    assert status == 0 and "can be written, and by its owner only" in words


def test_doctor_tells_a_server_that_answers_from_a_stranger_on_its_port(run, binary, tmp_path):
    server = Server(binary, tmp_path / "data").start()
    try:
        status, words = run("doctor", "--data", server.data, SERENDIP_PORT=str(server.port))
        assert status == 0 and "a server answers and is ready" in words
    finally:
        server.stop()
    status, words = run("doctor", "--data", server.data, SERENDIP_PORT=str(server.port))
    assert status == 0 and "is free; no server runs there" in words
    with socket.create_server(("127.0.0.1", server.port)):
        status, words = run("doctor", "--data", server.data, SERENDIP_PORT=str(server.port))
    assert status == 1 and "is used by another program" in words


def test_doctor_names_a_proxy_that_nobody_believes(run, stopped):
    settings = {"SERENDIP_PUBLIC_URL": "https://serendip.example.org", "SERENDIP_PORT": str(free_port())}
    assert "everybody shares one rate limit" in run("doctor", "--data", stopped, **settings)[1]
    settings["SERENDIP_TRUSTED_PROXY"] = "127.0.0.1"
    assert "rate limit" not in run("doctor", "--data", stopped, **settings)[1]


def test_a_database_that_does_not_answer_is_one_line(run, tmp_path):
    status, words = run("doctor", "--data", tmp_path, DATABASE_URL="postgres://127.0.0.1:1/x")
    assert status == 1
    (line,) = [line for line in words.splitlines() if line.startswith("BAD")]
    assert line.endswith("Connection refused. See whether it runs, and DATABASE_URL.")


def test_a_name_that_nobody_knows_cannot_be_listened_on(run, tmp_path):
    status, words = run("serve", "--data", tmp_path / "data", "--offline", "--host", "no.such.invalid", "--port", "9")
    assert status == 64
    assert words.splitlines()[-1] == "serendip: SERENDIP_HOST: nobody knows the name “no.such.invalid”."


def test_a_place_where_no_backup_can_be_is_named(run, stopped):
    place = stopped / "serendip.sqlite" / "backup"
    assert run("backup", "--data", stopped, place) == (1, f"Error: {place}: nothing can be written there.\n")


def test_a_server_that_stops_leaves_everything_in_one_file(stopped, tmp_path):
    copy = tmp_path / "copy.sqlite"
    shutil.copy(stopped / "serendip.sqlite", copy)
    (tables,) = sqlite3.connect(copy).execute("SELECT count(*) FROM sqlite_master").fetchone()
    assert tables > 10


@as_root
def test_what_root_puts_back_belongs_to_whom_it_belonged(run, stopped, tmp_path):
    (stopped / "blobs" / "aa").mkdir(parents=True)
    (stopped / "blobs" / "aa" / "upload").write_text("bytes")
    assert run("backup", "--data", stopped, tmp_path / "backup")[0] == 0
    for path in [stopped, *stopped.rglob("*")]:
        os.chown(path, 12_345, 12_346)
    os.chown(tmp_path / "backup", 999, 999)
    assert run("restore", "--replace", "--data", stopped, tmp_path / "backup")[0] == 0
    owners = {(path.stat().st_uid, path.stat().st_gid) for path in [stopped, *stopped.rglob("*")]}
    assert owners == {(12_345, 12_346)}
    # On a new machine there is nobody yet; systemd gives away only what is wholly root's.
    assert run("restore", "--data", tmp_path / "new", tmp_path / "backup")[0] == 0
    assert {path.stat().st_uid for path in [tmp_path / "new", *(tmp_path / "new").rglob("*")]} == {0}


def test_the_supervisor_hears_when_the_server_is_ready(binary, tmp_path):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supervisor:
        # A short name, as sockets need one; the first character says that it is in no folder.
        name = f"serendip-test-{os.getpid()}"
        supervisor.bind(f"\0{name}")
        supervisor.settimeout(30)
        server = Server(binary, tmp_path / "data", settings={"NOTIFY_SOCKET": f"@{name}"}).start()
        try:
            assert supervisor.recv(100) == b"READY=1"
            assert server.get("/readyz")[0] == 200
        finally:
            server.stop()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not there")
def test_systemd_understands_the_units(tmp_path):
    for unit in (ROOT / "deploy").glob("serendip*.[st]*"):
        if unit.suffix in (".service", ".timer"):
            # The program is not installed where the tests run.
            text = unit.read_text().replace("/usr/local/bin/serendip", "/bin/true")
            (tmp_path / unit.name).write_text(text)
    units = sorted(tmp_path.glob("serendip*"))
    assert len(units) >= 3
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "serendip" in line]
    assert complaints == [] and done.returncode == 0, done.stderr


def test_a_program_that_needs_swift_is_not_installed(tmp_path):
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "bin" / "install", tmp_path / "bin" / "install")
    built = tmp_path / ".build" / "release"
    built.mkdir(parents=True)
    (built / "serendip").write_text("")
    (built / "serendip").chmod(0o755)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "ldd").write_text("#!/bin/sh\necho libswiftCore.so\n")
    (tmp_path / "tools" / "ldd").chmod(0o755)
    path = {"PATH": f"{tmp_path}/tools:{os.environ['PATH']}"}
    install = [tmp_path / "bin" / "install", tmp_path / "prefix"]
    done = subprocess.run(install, capture_output=True, text=True, env=environment(**path))
    assert done.returncode == 1 and "--static-swift-stdlib" in done.stderr
    assert not (tmp_path / "prefix").exists()


def test_the_documented_certificate_renews_itself_on_debian_12():
    """`certbot reconfigure`, which would mend one that was got without nginx, came with 2.3; Debian 12 has 2.1."""
    text = (ROOT / "docs" / "operations.md").read_text()
    assert re.search(r"certbot certonly --webroot", text) and "certbot reconfigure" not in text


def test_a_member_who_is_not_there_is_no_mistake_in_the_command(run, stopped):
    words = "Error: Nobody has signed up with this address.\n"
    assert run("admin", "sessions", "--data", stopped, "nobody@example.org") == (1, words)
    assert run("admin", "sessions", "--data", stopped)[0] == 64


@pytest.mark.parametrize("attempt", range(5))
def test_a_port_that_is_taken_is_one_line(run, tmp_path, github, attempt):
    """Whatever had begun by then is cancelled, which is no failure of its own."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, words = run("serve", "--data", tmp_path, "--port", port, GITHUB_API_URL=github.url)
    reason = f"Port {port} of 127.0.0.1 is in use. Stop what uses it, or choose another with --port."
    assert (status, words) == (1, f"serendip: {reason}\n")
