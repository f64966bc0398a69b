"""What changes in PitchDeck is told: to clients of GraphQL that know nothing of it, and to pages that are open."""

import json
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from gql import gql
from pitchdeck import PitchDeck
from playwright.sync_api import expect
from server import Server
from test_pitchdeck_graphql import Asker


class Subscriber:
    """A program of others that follows a subscription, as curl does."""

    def __init__(self, asker, text):
        # The document is held against the schema that the server tells of itself.
        with asker.client as session:
            session.fetch_schema()
            asker.client.validate(gql(text))
        headers = {"content-type": "application/json", "accept": "text/event-stream", **asker.headers}
        command = ["curl", "-sN", asker.server.url + "/graphql", "-d", json.dumps({"query": text})]
        for name, value in headers.items():
            command += ["-H", f"{name}: {value}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        # The first line says that changes are heard from now on.
        assert self.line() == ":"

    def line(self):
        return self.process.stdout.readline().rstrip("\n")

    def event(self):
        """The next event's name and data, comments passed over; None at the end."""
        name = None
        for line in iter(self.process.stdout.readline, ""):
            if line.startswith("event: "):
                name = line.removeprefix("event: ").strip()
            elif line.startswith("data:") and name:
                text = line.removeprefix("data:").strip()
                return name, json.loads(text) if text else None
        return None

    def next(self):
        name, data = self.event()
        assert name == "next", (name, data)
        return data

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def catalogue(binary, tmp_path_factory):
    server = Server(binary, tmp_path_factory.mktemp("news") / "data").start()
    yield server
    server.stop()


def member(server, name):
    values = {"username": name, "email": f"{name}-news@example.org", "password": "a long pass phrase"}
    return Asker(server, Asker(server).run("Register", input=values)["register"]["jwt"])


def publish(founder, title):
    return founder.run("CreateStartup", data={"title": title})["createStartup"]["documentId"]


def follows(identity, status="PUBLISHED"):
    return 'subscription { startupChanged(documentId: "%s", status: %s) { state startup { title } } }' % (identity, status)


def open_subscriptions(server):
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        return int(float(re.search(r"^graphql_subscriptions (\S+)$", answer.read().decode(), re.MULTILINE)[1]))


def until_all_are_gone(server, speak):
    """A client that is killed says nothing; the server sees it when it speaks to it the next but one time."""
    deadline = time.monotonic() + 60
    while open_subscriptions(server):
        assert time.monotonic() < deadline, f"{open_subscriptions(server)} are open"
        speak()


UPDATE = "mutation($id: ID!, $title: String!) { updateStartup(documentId: $id, data: { title: $title }%s) { version } }"


def test_clients_of_others_hear_what_they_may(catalogue):
    founder, nobody = member(catalogue, "Ada"), Asker(catalogue)
    identity = publish(founder, "Kites")
    reader = Subscriber(nobody, follows(identity))
    writer = Subscriber(founder, follows(identity, "DRAFT"))
    everything = Subscriber(nobody, "subscription { catalogueChanged { total } }")
    founder.ask(UPDATE % ", status: DRAFT", id=identity, title="Kites, written")
    assert writer.next()["data"]["startupChanged"]["startup"] == {"title": "Kites, written"}
    founder.ask(UPDATE % "", id=identity, title="Kites, shown")
    assert reader.next()["data"]["startupChanged"] == {"state": "published", "startup": {"title": "Kites, shown"}}
    total = everything.next()["data"]["catalogueChanged"]["total"]
    founder.ask("mutation($id: ID!) { withdrawStartup(documentId: $id) { version } }", id=identity)
    assert reader.next()["data"]["startupChanged"] == {"state": "withdrawn", "startup": None}
    assert everything.next()["data"]["catalogueChanged"]["total"] == total - 1
    for one in (reader, writer, everything):
        one.kill()
    until_all_are_gone(catalogue, lambda: founder.ask(UPDATE % "", id=identity, title="Kites, shown again"))


def test_the_end_of_a_session_ends_what_it_follows(catalogue):
    founder = member(catalogue, "Bea")
    writer = Subscriber(founder, follows(publish(founder, "Owls"), "DRAFT"))
    request = urllib.request.Request(
        catalogue.url + "/api/v1/sign-outs", b"{}", {**founder.headers, "content-type": "application/json"}
    )
    urllib.request.urlopen(request).close()
    assert writer.next()["errors"][0]["extensions"]["error"]["details"]["reason"] == "notSignedIn"
    assert writer.event() == ("complete", None)
    assert writer.event() is None


def test_a_subscriber_that_is_killed_holds_nothing_and_a_person_has_so_many(catalogue):
    founder = member(catalogue, "Cleo")
    identity = publish(founder, "Bats")
    held = [Subscriber(founder, follows(identity)) for _ in range(16)]
    assert open_subscriptions(catalogue) == 16
    request = urllib.request.Request(
        catalogue.url + "/graphql", json.dumps({"query": follows(identity)}).encode(),
        {**founder.headers, "content-type": "application/json", "accept": "text/event-stream"},
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 429
    # Somebody else still may, and writers wait for nobody.
    other = Subscriber(Asker(catalogue), follows(identity))
    for one in held:
        one.kill()

    def show():
        founder.ask(UPDATE % "", id=identity, title="Bats, shown")

    show()
    assert other.next()["data"]["startupChanged"]["startup"] == {"title": "Bats, shown"}
    other.kill()
    until_all_are_gone(catalogue, show)


def test_open_pages_show_what_others_change(visit, catalogue):
    founder = member(catalogue, "Dora")
    identity = publish(founder, "Moths")
    detail = PitchDeck(visit(catalogue).page, catalogue).open(f"/pitchdeck/startups/{identity}")
    expect(detail.heading("Moths")).to_be_visible()
    listed = PitchDeck(visit(catalogue, phone=True).page, catalogue).open()
    first = listed.rows.first.inner_text()
    founder.ask(UPDATE % "", id=identity, title="Moths of the north")
    expect(detail.heading("Moths of the north")).to_be_visible()
    publish(founder, "Quite new")
    expect(listed.button("Show 1 new startup")).to_be_visible()
    # What is read stays where it is until it is asked for.
    assert listed.rows.first.inner_text() == first
    listed.press("Show 1 new startup")
    expect(listed.rows.first).to_contain_text("Quite new")
    founder.ask("mutation($id: ID!) { withdrawStartup(documentId: $id) { version } }", id=identity)
    expect(detail.text("Not here")).to_be_visible()


def test_a_draft_written_on_two_devices_one_without_a_line_loses_nothing_silently(visit, catalogue):
    app = PitchDeck(visit(catalogue).page, catalogue).open("/pitchdeck/cabinet")
    ask = lambda query: app.page.request.post(  # noqa: E731
        catalogue.url + "/graphql", data={"query": query}, headers={"origin": catalogue.url}
    ).json()["data"]
    own = lambda: ask("{ ownStartups { documentId title } }")["ownStartups"]  # noqa: E731
    app.press("New startup")
    app.field("Name").fill("Moth lamps")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    [startup] = own()
    app.page.context.set_offline(True)
    expect(app.page.locator(".offline-banner")).to_be_visible()
    app.field("Name").fill("Moth lamps of the train")
    identity = startup["documentId"]
    ask(f'mutation {{ updateStartup(documentId: "{identity}", data: {{ title: "Lamps at home" }}, status: DRAFT) {{ version }} }}')
    app.page.context.set_offline(False)
    expect(app.text(re.compile("Changed on another device"))).to_be_visible()
    expect(app.text("Name: Lamps at home")).to_be_visible()
    assert own()[0]["title"] == "Lamps at home"
    expect(app.field("Name")).to_have_value("Moth lamps of the train")
    app.press("Keep what is here")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    assert [one["title"] for one in own()] == ["Moth lamps of the train"]


def test_what_is_typed_without_a_line_into_a_figure_that_is_removed_meanwhile_is_not_lost(visit, catalogue):
    app = PitchDeck(visit(catalogue).page, catalogue).open("/pitchdeck/cabinet")
    ask = lambda query: app.page.request.post(  # noqa: E731
        catalogue.url + "/graphql", data={"query": query}, headers={"origin": catalogue.url}
    ).json()["data"]
    own = lambda: ask("{ ownStartups { documentId claims { value } } }")["ownStartups"][0]  # noqa: E731
    app.press("New startup")
    app.field("Name").fill("Moth gauges")
    app.press("Figures")
    app.press("Add a figure")
    app.field("Figure").fill("7")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    identity = own()["documentId"]
    app.page.context.set_offline(True)
    expect(app.page.locator(".offline-banner")).to_be_visible()
    app.field("Figure").fill("70")
    ask(f'mutation {{ updateStartup(documentId: "{identity}", data: {{ claims: [] }}, status: DRAFT) {{ version }} }}')
    app.page.context.set_offline(False)
    expect(app.text(re.compile("Changed on another device"))).to_be_visible()
    expect(app.field("Figure")).to_have_value("70")
    assert own()["claims"] == []
    app.press("Keep what is here")
    expect(app.text(re.compile("Draft saved"))).to_be_visible()
    assert [claim["value"] for claim in own()["claims"]] == [70]
