"""A disk that fills while the server runs: what is new is refused in words, what is there is read, and it goes on."""

import json
import os
import sqlite3
import struct
import subprocess
import urllib.error
import urllib.request
import uuid
import zlib

import pytest
from cluster import repository
from playwright.sync_api import expect
from server import Server
from test_picture import choose, kept, png


class Disk:
    """A small file system in memory."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], capture_output=True)
        if done.returncode:
            pytest.skip("only root makes a small disk")

    def fill(self, but=0):
        """Until not a byte is left, or `but` bytes are; the log of writes gives back what it no longer needs first."""
        with sqlite3.connect(self.folder / "data" / "serendip.sqlite") as database:
            assert database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        database.close()
        filler = os.open(self.folder / "filler", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        try:
            while True:
                os.write(filler, bytes(4096))
        except OSError:
            os.ftruncate(filler, max(0, os.fstat(filler).st_size - but))
        finally:
            os.close(filler)

    def empty(self):
        (self.folder / "filler").unlink()

    def stop(self):
        subprocess.run(["umount", self.folder], check=True)


@pytest.fixture
def disk(tmp_path):
    disk = Disk(tmp_path / "disk")
    yield disk
    disk.stop()


@pytest.fixture
def server(binary, disk):
    # Decks of samples would be written whenever there is room.
    server = Server(binary, disk.folder / "data", settings={"SERENDIP_NO_SAMPLES": "1"}).start()
    yield server
    server.stop()


def call(server, token, method, path, body=None, kind="application/json"):
    """Status and JSON of a call of the API."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": kind, "Idempotency-Key": str(uuid.uuid4())}
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api/v1{path}", method=method, data=content, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
            return answer.status, json.loads(text) if text.startswith((b"{", b"[")) else text
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def guest(server):
    with urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/v1/guests", method="POST")) as answer:
        return json.load(answer)["token"]


def noise(width, height):
    """A picture that nothing makes smaller."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = b"".join(b"\0" + os.urandom(width * 3) for _ in range(height))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def swipe(server, token):
    """A like of the next card, which can be had while nothing is kept."""
    status, answer = call(server, token, "POST", "/discovery/cards", {"next": {"count": 1, "held": []}})
    assert status == 200, answer
    like = {"like": {"repository": answer["cards"][0]["repository"]["id"]}}
    decision = {"act": like, "decidedAt": "2026-11-01T12:00:00Z", "key": str(uuid.uuid4()).upper()}
    return {"decisions": [decision], "next": {"count": 0, "held": []}}


def writes(server, token):
    """One of each kind: how each was answered."""
    settings = call(server, token, "GET", "/astrology/profile")[1]["settings"]
    # What is there already is not written again.
    settings["chartStyle"] = "south" if settings["chartStyle"] == "north" else "north"
    answers = call(server, token, "GET", "/discovery/preferences")[1] | {"name": uuid.uuid4().hex}
    report = {"kind": "repository", "id": f"load/{uuid.uuid4().hex}", "reason": "spam"}
    return {
        "name": call(server, token, "PATCH", "/account", {"name": f"Mira {uuid.uuid4().hex[:4]}"}),
        "favourite": call(server, token, "POST", "/favourites", {"repository": repository(uuid.uuid4().hex)}),
        "search": call(server, token, "PUT", "/recent-searches", {"text": uuid.uuid4().hex}),
        "settings": call(server, token, "PUT", "/astrology/settings", {"settings": settings}),
        "picture": call(server, token, "PUT", "/account/picture", noise(9, 9), "image/png"),
        "preferences": call(server, token, "PUT", "/discovery/preferences", {"preferences": answers}),
        "decision": call(server, token, "POST", "/discovery/decisions", swipe(server, token)),
        "report": call(server, token, "POST", "/reports", report),
    }


def test_calls_are_refused_with_503_and_go_on_when_there_is_room(server, disk):
    token = guest(server)
    assert call(server, token, "PUT", "/account/picture", png(9, 9, (1, 2, 3)), "image/png")[0] == 200
    first = writes(server, token)
    assert {name for name, (status, _) in first.items() if status >= 300} == set(), first
    disk.fill()
    for _ in range(2):
        for name, (status, problem) in writes(server, token).items():
            assert status == 503, (name, status, problem)
            assert (problem["type"], problem["retryAfter"]) == ("/problems/no-room", 60), name
    before = call(server, token, "GET", "/favourites")
    assert before[0] == 200 and len(before[1]) == 1
    assert call(server, token, "GET", "/account/picture")[0] == 200
    assert call(server, token, "GET", "/repositories?text=swift")[0] == 200
    assert server.get("/readyz")[0] == 200
    disk.empty()
    assert {name: status for name, (status, _) in writes(server, token).items()} == {
        name: status for name, (status, _) in first.items()
    }
    assert len(call(server, token, "GET", "/favourites")[1]) == 2


def test_a_picture_that_does_not_fit_leaves_nothing_behind(server, disk):
    token = guest(server)
    disk.fill(but=200_000)
    status, problem = call(server, token, "PUT", "/account/picture", noise(400, 400), "image/png")
    assert (status, problem["type"]) == (503, "/problems/no-room")
    assert kept(server) == []
    assert call(server, token, "GET", "/account")[1].get("picture") is None
    disk.empty()
    assert call(server, token, "PUT", "/account/picture", noise(400, 400), "image/png")[0] == 200


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_people_read_what_was_not_kept(visit, server, disk, phone):
    app = visit(server, phone=phone).open().search("swift-nio")
    page = app.page
    disk.fill()
    app.choose("apple/swift-nio", "Save")
    expect(page.get_by_text("There is no room left on the server, so nothing new is kept.")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    app.settled()
    expect(app.star_of("apple/swift-nio")).to_have_count(0)
    page.goto(f"{server.url}/account/")
    choose(page, png(64, 48, (200, 80, 20)))
    expect(page.get_by_text("There is no room left on the server, so this was not kept.").first).to_be_visible()
    page.goto(f"{server.url}/gitrepd/search?q=swift-nio")
    app.settled()
    disk.empty()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()


def test_who_comes_for_the_first_time_is_told_why_there_is_no_page(visit, server, disk):
    page = visit(server).page
    disk.fill()
    assert page.goto(f"{server.url}/gitrepd/").status == 503
    expect(page.get_by_role("heading", name="No room on the server")).to_be_visible()
    disk.empty()
    assert page.goto(f"{server.url}/gitrepd/").status == 200


def test_who_was_away_for_long_gets_in_without_a_note_of_it(server, disk):
    token = guest(server)
    assert call(server, token, "GET", "/account")[0] == 200
    fortnight = 14 * 86_400_000
    with sqlite3.connect(server.data / "serendip.sqlite") as database:
        database.execute("UPDATE account_sessions SET last_seen_at = last_seen_at - ?", (fortnight,))
        database.execute("UPDATE session_tokens SET issued_at = issued_at - ?", (fortnight,))
    database.close()
    disk.fill()
    assert call(server, token, "GET", "/account")[0] == 200
    cookie = {"Cookie": f"serendip={token}", "Accept": "text/html"}
    with urllib.request.urlopen(urllib.request.Request(f"{server.url}/gitrepd/", headers=cookie)) as answer:
        assert answer.status == 200 and answer.headers["Set-Cookie"] is None
    disk.empty()
    with urllib.request.urlopen(urllib.request.Request(f"{server.url}/gitrepd/", headers=cookie)) as answer:
        assert answer.status == 200 and "serendip=" in answer.headers["Set-Cookie"]
