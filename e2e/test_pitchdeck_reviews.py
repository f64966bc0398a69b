"""The moderators' queue of PitchDeck, as they and the founder go through it."""

import re
import subprocess

import pytest
from pitchdeck import PitchDeck
from playwright.sync_api import expect
from server import Server
from test_pitchdeck_news import member, publish


@pytest.fixture(scope="module")
def catalogue(binary, tmp_path_factory):
    """A server of these tests' own: what they publish would be in the lists of others."""
    server = Server(binary, tmp_path_factory.mktemp("reviews") / "data").start()
    yield server
    server.stop()


def moderator(visit, server, name, **options):
    app = PitchDeck(visit(server, **options).page, server).sign_up(name)
    command = [server.binary, "admin", "grant-role", "--data", str(server.data), f"{name}@example.org", "admin"]
    subprocess.run(command, check=True, capture_output=True)
    return app.open("/pitchdeck/reviews")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_founder_learns_why_and_two_moderators_decide_once(visit, catalogue, phone):
    founder = PitchDeck(visit(catalogue, phone=phone).page, catalogue).sign_up(f"ada{phone}".lower())
    founder.open("/pitchdeck/cabinet")
    founder.press("New startup")
    founder.field("Name").fill(f"Moths {phone}")
    expect(founder.text(re.compile("Draft saved"))).to_be_visible()
    founder.press("Check and publish")
    founder.press("Publish", exact=True)
    expect(founder.text("Everybody can read it.")).to_be_visible()
    identity = re.search("[a-z0-9]{24}", founder.page.url)[0]

    first = moderator(visit, catalogue, f"bea{phone}".lower(), phone=phone)
    second = moderator(visit, catalogue, f"cleo{phone}".lower())
    first.press(f"Send back: Moths {phone}")
    note = first.page.get_by_role("textbox", name="What the founder should change").filter(visible=True)
    expect(note).to_be_focused()
    send = first.page.get_by_role("button", name="Send back", exact=True).filter(visible=True)
    expect(send).to_be_disabled()
    note.fill("Say where the figures are from.")
    send.click()
    expect(first.text("Sent back; it is a draft again.")).to_be_visible()
    second.press(f"Approve: Moths {phone}")
    expect(second.text("Another moderator has decided, or it was taken back.")).to_be_visible()
    expect(second.page.get_by_role("button", name=f"Approve: Moths {phone}")).to_have_count(0)

    # At the address that its founder gave to others.
    founder.open(f"/pitchdeck/startups/{identity}")
    expect(founder.text("A moderator sent it back: Say where the figures are from.")).to_be_visible()
    founder.press("Edit")
    expect(founder.field("Name")).to_have_value(f"Moths {phone}")
    guest = PitchDeck(visit(catalogue).page, catalogue).open(f"/pitchdeck/startups/{identity}")
    expect(guest.text("Not here")).to_be_visible()


def test_what_is_changed_meanwhile_is_not_decided_about_and_a_long_queue_says_so(visit, catalogue):
    # One begins no more than twenty in a day.
    founders = [member(catalogue, f"Dora{number}") for number in range(5)]
    for number in range(100):
        publish(founders[number % 5], f"Lamp {number}")
    founder = founders[3]
    app = moderator(visit, catalogue, "emma", phone=True)
    expect(app.text("These are the first 100. More may come once they are decided.")).to_be_attached()
    own = founder.ask("{ ownStartups { documentId title } }")["ownStartups"]
    identity = next(one["documentId"] for one in own if one["title"] == "Lamp 3")
    founder.ask(
        'mutation($id: ID!) { updateStartup(documentId: $id, data: { title: "Lamp three" }) { version } }', id=identity
    )
    app.press("Approve: Lamp 3", exact=True)
    expect(app.text("Its founder has changed it meanwhile. Look at it again.")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_others_than_moderators_are_told_whose_page_it_is(visit, catalogue, phone):
    guest = PitchDeck(visit(catalogue, phone=phone).page, catalogue).open("/pitchdeck/reviews")
    expect(guest.text("This page is for moderators")).to_be_visible()
    expect(guest.button("Try again")).to_have_count(0)
    guest.press("Sign in")
    expect(guest.page).to_have_url(re.compile("/account/sign-in$"))
    founder = PitchDeck(visit(catalogue, phone=phone).page, catalogue).sign_up(f"fay{phone}".lower())
    founder.open("/pitchdeck/reviews")
    expect(founder.text(re.compile("Your account is not a moderator"))).to_be_visible()
    expect(founder.button("Sign in")).to_have_count(0)
    founder.press("Close")
    expect(founder.button("New startup").first).to_be_visible()
