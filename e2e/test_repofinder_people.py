"""Many people on one server: each their own deck, and nothing that was acknowledged is ever lost."""

import json
import urllib.request
import uuid
from concurrent.futures import ThreadPoolExecutor

PEOPLE = 20


class Swiper:
    """One guest over the API, as an app on a phone."""

    def __init__(self, server):
        self.server = server
        self.token = None
        self.token = self.ask("POST", "/guests", {})["token"]
        self.judged = []

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.server.url + "/api/v1" + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
            method=method,
        )
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def first(self):
        self.top = self.ask("POST", "/discovery/cards", {"next": {"count": 1, "held": []}})["cards"][0]
        return self

    def judge(self, verb):
        """Swipes the top card; it counts as judged once the server said so."""
        repository = self.top["repository"]["id"]
        decision = {
            "act": {verb: {"repository": repository}}, "decidedAt": "2026-01-01T00:00:00Z", "key": str(uuid.uuid4())
        }  # fmt: skip
        answer = self.ask("POST", "/discovery/decisions", {"decisions": [decision], "next": {"count": 1, "held": []}})
        assert [one["result"] for one in answer["outcomes"]] == ["recorded"]
        self.judged.append((name(repository), "like" if verb == "like" else "skip"))
        self.top = answer["next"]["cards"][0]
        assert name(self.top["repository"]["id"]) not in {judged for judged, _ in self.judged}, "it came again"

    def history(self):
        entries = self.ask("GET", "/discovery/judgements?count=100")["entries"]
        return [(name(entry["repository"]["id"]), entry["judgement"]) for entry in entries]


def name(identifier):
    return f"{identifier['owner']}/{identifier['name']}"


def test_twenty_people_at_once_see_no_trace_of_each_other(shared_server):
    people = [Swiper(shared_server) for _ in range(PEOPLE)]
    still = Swiper(shared_server)

    def swipe(number):
        person = people[number].first()
        person.ask("PUT", "/discovery/preferences", {"preferences": {**preferences(person), "name": f"P{number}"}})
        for card in range(12):
            person.judge("like" if (card + number) % 3 == 0 else "skip")

    with ThreadPoolExecutor(PEOPLE) as pool:
        list(pool.map(swipe, range(PEOPLE)))
    for number, person in enumerate(people):
        assert sorted(person.history()) == sorted(person.judged)
        assert preferences(person)["name"] == f"P{number}"
    assert still.history() == []
    assert "name" not in preferences(still)


def preferences(person):
    return person.ask("GET", "/discovery/preferences")


def test_an_acknowledged_swipe_survives_a_kill(server):
    people = [Swiper(server).first() for _ in range(PEOPLE)]

    def swipe(person):
        try:
            for card in range(1_000):
                person.judge("like" if card % 2 else "skip")
                if sum(len(one.judged) for one in people) >= 200:
                    server.kill_once()
        except OSError:
            # The server is gone in the middle of a request.
            return

    with ThreadPoolExecutor(PEOPLE) as pool:
        list(pool.map(swipe, people))
    assert server.process.returncode is not None, "it was killed"
    server.start()
    for person in people:
        assert set(person.judged) <= set(person.history())
