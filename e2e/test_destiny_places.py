"""Birthplaces that the built-in cities lack, asked for at a stand-in for a geocoding service."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import expect

from destiny import Destiny
from server import Server

ANEGUNDI = {
    "lat": "15.3503", "lon": "76.4903", "name": "Anegundi",
    "display_name": "Anegundi, Gangavathi taluku, Koppala, Karnataka, India",
}  # fmt: skip


@pytest.fixture
def directory():
    """The service; `asked` are the texts that came."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self):
            text = parse_qs(urlparse(self.path).query)["q"][0]
            self.server.asked.append(text)
            body = json.dumps([ANEGUNDI] if text == "anegundi" else []).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    server.asked = []
    server.url = f"http://127.0.0.1:{server.server_port}"
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_village_is_asked_for_when_the_person_presses_and_not_before(
    visit, binary, data, github, directory, phone
):
    settings = {"DESTINY_GEOCODER_URL": directory.url}
    server = Server(binary, data, offline=False, github_url=github.url, settings=settings).start()
    try:
        destiny = Destiny(visit(server, phone=phone).page, server).open()
        place = destiny.page.get_by_role("textbox", name="Search for a city")
        place.fill("Atlantis by the sea")
        expect(destiny.page.get_by_text("No city of that name is known here.")).to_be_visible()
        destiny.button("Ask 127.0.0.1").click()
        expect(destiny.button("Ask 127.0.0.1")).to_be_hidden()
        expect(destiny.page.get_by_text("127.0.0.1 knows no such place either.")).to_be_visible()
        place.fill("Anegundi")
        expect(destiny.button("Ask 127.0.0.1")).to_be_visible()
        assert directory.asked == ["atlantis by the sea"]
        destiny.button("Ask 127.0.0.1").click()
        destiny.page.get_by_role("button", name="Anegundi").click()
        expect(destiny.page.get_by_text("15.35° N · 76.49° E · Asia/Kolkata")).to_be_visible()
        expect(destiny.page.get_by_text("© OpenStreetMap")).to_be_visible()
    finally:
        server.stop()


def test_without_a_service_nobody_is_asked(visit, shared_server):
    destiny = Destiny(visit(shared_server).page, shared_server).open()
    destiny.page.get_by_role("textbox", name="Search for a city").fill("Anegundi")
    expect(destiny.page.get_by_text("No city of that name is known here.")).to_be_visible()
    expect(destiny.page.get_by_text("Only this text is sent")).to_have_count(0)
