"""Pictures in a bucket: several processes have them without a folder in common, and backups hold them."""

import json
import os
import subprocess
import urllib.error
import urllib.request
import uuid

import pytest
from postgres import Postgres
from s3 import S3
from server import Server
from test_picture import png


@pytest.fixture(scope="module")
def s3():
    s3 = S3()
    yield s3
    s3.stop()


@pytest.fixture(scope="module")
def postgres():
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture
def bucket(s3):
    return s3.new_bucket()


@pytest.fixture
def start(binary, tmp_path):
    """Starts a server with a data folder of its own; `start("one", settings)`."""
    servers = []

    def start(name, settings):
        (tmp_path / name).mkdir()
        # The pictures are to be all there is.
        settings = settings | {"SERENDIP_NO_SAMPLES": "1"}
        servers.append(Server(binary, tmp_path / name / "data", settings=settings))
        return servers[-1].start()

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def run(binary):
    """Status and words of a command."""

    def run(*arguments, settings):
        names = ("SERENDIP_", "DATABASE_")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(names)} | settings
        command = [binary, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
        return done.returncode, done.stdout + done.stderr

    return run


def send(server, token, method, content=None):
    """Status and bytes of a call about the person's picture."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "image/png", "Idempotency-Key": str(uuid.uuid4())}
    request = urllib.request.Request(
        f"{server.url}/api/v1/account/picture", method=method, data=content, headers=headers
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def guest(server):
    """The token of a new person."""
    with urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/v1/guests", method="POST")) as answer:
        return json.load(answer)["token"]


def test_processes_share_pictures_without_a_folder_in_common(start, s3, postgres, bucket):
    settings = bucket | {"DATABASE_URL": postgres.new_database(), "DATABASE_CONNECTIONS": "4"}
    one, two = start("one", settings), start("two", settings)
    token, content = guest(one), png(32, 24, (200, 80, 20))
    assert send(one, token, "PUT", content)[0] == 200
    assert send(two, token, "GET") == (200, content)
    assert list(s3.kept(bucket).values()) == [content]
    assert not (one.data / "blobs").exists() and not (two.data / "blobs").exists()
    assert send(two, token, "DELETE")[0] == 200
    assert send(one, token, "GET")[0] == 404


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_backup_holds_the_pictures_and_puts_them_back(start, run, request, s3, bucket, engine, tmp_path):
    settings = bucket
    if engine == "postgresql":
        settings = bucket | {"DATABASE_URL": request.getfixturevalue("postgres").new_database()}
    server = start("one", settings)
    token, content = guest(server), png(32, 24, (20, 80, 200))
    assert send(server, token, "PUT", content)[0] == 200
    backup = tmp_path / "backup"
    status, words = run("backup", "--data", server.data, backup, settings=settings)
    assert status == 0, words
    assert [path.read_bytes() for path in (backup / "blobs").rglob("*") if path.is_file()] == [content]
    status, words = run("doctor", "--data", server.data, settings=settings)
    assert "The bucket answers and has the 1 asked for, of 1 in all." in words

    s3.remove(bucket)
    assert send(server, token, "GET")[0] == 404
    status, words = run("doctor", "--data", server.data, settings=settings)
    assert status == 1 and "1 of 1 are not in the bucket. Restore the last backup." in words
    server.stop()
    status, words = run("restore", "--replace", "--data", server.data, backup, settings=settings)
    assert status == 0, words
    server.start()
    assert send(server, token, "GET") == (200, content)


def test_half_a_bucket_is_a_wrong_setting(run, bucket, tmp_path):
    del bucket["SERENDIP_S3_SECRET_KEY"]
    for command in [("serve", "--port", "0"), ("backup", tmp_path / "backup"), ("doctor",)]:
        status, words = run(*command, "--data", tmp_path / "data", settings=bucket)
        assert status == 64 and "SERENDIP_S3_SECRET_KEY" in words, words


def test_a_bucket_that_is_not_there_is_told_by_the_doctor(run, bucket, tmp_path):
    assert "BAD" not in run("doctor", "--data", tmp_path / "data", settings=bucket)[1]
    bucket["SERENDIP_S3_BUCKET"] = "nobody-made-this-one"
    status, words = run("doctor", "--data", tmp_path / "data", settings=bucket)
    assert status == 1 and "NoSuchBucket" in words and "SERENDIP_S3_" in words, words
