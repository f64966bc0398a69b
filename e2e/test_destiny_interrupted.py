"""What happens to a question when the server or the line goes away in mid-answer."""

import json
import re
import socket
import threading
import urllib.request

import pytest
from destiny import Destiny
from playwright.sync_api import expect
from server import Server
from slow_line import SlowLine


@pytest.fixture
def destiny(visit, server):
    return Destiny(visit(server).page, server).open().begin()


def test_the_end_of_the_process_in_mid_answer_loses_nothing_and_counts_once(destiny):
    destiny.go("Ask").ask("What does my chart say about my career?")
    expect(destiny.button("Stop")).to_be_visible()
    expect(destiny.page).to_have_url(re.compile(r"/destiny/ask/[0-9a-f-]{36}"))

    destiny.server.kill()
    destiny.server.start()

    destiny.answered()
    expect(destiny.page.get_by_text("What does my chart say about my career?").last).to_be_visible()
    expect(destiny.page.get_by_role("button", name="How this answer came about")).to_have_count(1)
    destiny.open("/destiny/")
    expect(destiny.page.get_by_text("2 of 3 questions left")).to_be_visible()


def test_half_filled_birth_details_are_there_again_after_the_end_of_the_process(visit, server):
    destiny = Destiny(visit(server).page, server).open()
    destiny.page.get_by_role("radio", name="±1 hour").click()
    destiny.give_birth_details(name="Asha", day="1988-02-29", time="14:35", place="Salem")
    place = destiny.page.get_by_role("textbox", name="Search for a city").input_value()

    server.crash_under(destiny.page)

    expect(destiny.page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Asha")
    expect(destiny.page.get_by_label("Date of birth")).to_have_value("1988-02-29")
    expect(destiny.page.get_by_label("Time of birth")).to_have_value("14:35")
    expect(destiny.page.get_by_role("radio", name="±1 hour")).to_be_checked()
    expect(destiny.page.get_by_role("textbox", name="Search for a city")).to_have_value(place)
    # The place is the one that was chosen, not only its name.
    destiny.button("See my chart").click()
    expect(destiny.heading("Ask Destiny")).to_be_visible()


def test_an_answer_goes_on_at_the_server_while_the_page_is_closed(destiny, visit):
    destiny.go("Ask").ask("Which period am I in now?")
    expect(destiny.page).to_have_url(re.compile(r"/destiny/ask/[0-9a-f-]{36}"))
    address, context = destiny.page.url, destiny.page.context
    destiny.page.close()
    page = context.new_page()
    page.goto(address)
    Destiny(page, destiny.server).answered()


def test_a_stream_goes_on_after_the_process_was_ended(server):
    """By the API: the same question with the same key after a restart is answered once, from the number on."""
    token = call(server, "/api/v1/guests", {})["token"]
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": "11111111-1111-4111-8111-111111111111"}
    question = {"question": "How is my work?", "birth": {"date": "1990-05-14", "time": "10:24", "place": "Salem"}}
    # Only the beginning is read, as by a client that is cut off.
    request = stream(server, question, headers)
    with urllib.request.urlopen(request) as answer:
        assert answer.readline().startswith(b"id: 1")
    server.kill()
    server.start()
    with urllib.request.urlopen(stream(server, question, headers | {"Last-Event-ID": "1"})) as answer:
        events = [line for line in answer.read().decode().splitlines() if line.startswith("id: ")]
    numbers = [int(event[4:]) for event in events]
    assert numbers[0] > 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert call(server, "/vedic/api/predict/", question, headers)["quota"]["used"] == 1


class SilentProvider:
    """A language model that takes a question and says nothing, until it is told to hang up on everybody."""

    def __init__(self):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.asked = threading.Event()
        self.hangs_up = False
        self.held = []
        threading.Thread(target=self.answer, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/v1"

    def answer(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            connection.recv(1)
            self.asked.set()
            if self.hangs_up:
                connection.close()
            else:
                self.held.append(connection)


@pytest.fixture
def provider(monkeypatch):
    provider = SilentProvider()
    monkeypatch.setenv("DESTINY_LLM_URL", provider.url)
    monkeypatch.setenv("DESTINY_LLM_MODEL", "silent")
    yield provider
    provider.listener.close()


def test_an_answer_that_was_being_worded_is_begun_again(binary, data, github, provider):
    server = Server(binary, data, offline=False, github_url=github.url).start()
    try:
        headers = {"Authorization": f"Bearer {call(server, '/api/v1/guests', {})['token']}"}
        profile = call(server, "/api/v1/astrology/profile", None, headers)
        agreed = profile["settings"] | {"consentedProvider": profile["provider"]["name"]}
        call(server, "/api/v1/astrology/settings", {"settings": agreed}, headers, "PUT")
        headers["Idempotency-Key"] = "22222222-2222-4222-8222-222222222222"
        question = {"question": "How is my work?", "birth": {"date": "1990-05-14", "time": "10:24", "place": "Salem"}}
        with urllib.request.urlopen(stream(server, question, headers)) as answer:
            assert answer.readline().startswith(b"id: 1")
            assert provider.asked.wait(10)
            server.kill()
        provider.hangs_up = True
        server.start()
        with urllib.request.urlopen(stream(server, question, headers | {"Last-Event-ID": "3"})) as answer:
            text = answer.read().decode()
        assert text.startswith("id: 10001\nevent: restart")
        assert "event: finished" in text
        written = call(server, "/vedic/api/predict/", question, headers)
        assert written["state"] == "complete" and written["answered_by"] == "fallback"
        assert written["quota"]["used"] == 1
    finally:
        server.stop()


def stream(server, body, headers):
    return urllib.request.Request(
        server.url + "/vedic/api/predict/",
        json.dumps(body).encode(),
        headers | {"Content-Type": "application/json", "Accept": "text/event-stream"},
    )


def call(server, path, body, headers=None, method=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        server.url + path, data, (headers or {}) | {"Content-Type": "application/json"}, method=method
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_on_a_slow_line_nothing_that_is_typed_is_lost(visit, server):
    line = SlowLine(server, 0.15)
    try:
        destiny = Destiny(visit(server).page, line).open().begin()
        destiny.go("Ask")
        text = "Will I move abroad, and when would be a good time for it?"
        destiny.field.press_sequentially(text, delay=15)
        destiny.field.press("Enter")
        expect(destiny.page.get_by_text(text).last).to_be_visible()
        destiny.answered()
        expect(destiny.field).to_have_value("")
    finally:
        line.stop()
