"""Confirming a mail address with the mail that the server sends, and what it opens in PitchDeck."""

import json
import re
import urllib.request

import pytest
from pitchdeck import PitchDeck
from playwright.sync_api import expect
from post import Post
from server import Server


@pytest.fixture
def post():
    post = Post()
    yield post
    post.stop()


@pytest.fixture
def mailing_server(binary, data, github, post):
    server = Server(binary, data, offline=False, github_url=github.url)
    server.settings = {
        "SERENDIP_SMTP_URL": post.url,
        "SERENDIP_MAIL_FROM": "serendip@serendip.example",
        "SERENDIP_PUBLIC_URL": server.url,
    }
    server.start()
    yield server
    server.stop()


def link(mail, server):
    return re.search(re.escape(server.url) + r"(/account/confirm-email/\S+)", mail)[1]


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_a_founder_confirms_an_address_and_publishes(visit, mailing_server, post, phone):
    founder = PitchDeck(visit(mailing_server, phone=phone).page, mailing_server).sign_up("ada")
    expect(founder.text("Not confirmed yet")).to_be_visible()
    first = link(post.next("ada@example.org"), mailing_server)

    founder.open("/pitchdeck/cabinet")
    founder.press("New startup")
    founder.field("Name").fill("Kelp Bricks")
    expect(founder.text(re.compile("Draft saved"))).to_be_visible()
    founder.press("Check and publish")
    founder.press("Publish", exact=True)
    expect(founder.text("Confirm your mail address first")).to_be_visible()
    founder.press("Close")
    founder.page.get_by_role("link", name="Kelp Bricks").filter(visible=True).first.click()
    expect(founder.text("Only you see it.")).to_be_visible()
    address = founder.page.url.removeprefix(founder.server.url)

    founder.open("/account/")
    founder.press("Send a mail to confirm it")
    expect(founder.text("A mail is on its way")).to_be_visible()
    second = link(post.next("ada@example.org"), mailing_server)

    # The mail is read elsewhere; the link of the first one is over.
    elsewhere = PitchDeck(visit(mailing_server, phone=not phone).page, mailing_server)
    elsewhere.open(first)
    elsewhere.press("Confirm the address")
    expect(elsewhere.text("This link is over")).to_be_visible()
    elsewhere.open(second)
    elsewhere.press("Confirm the address")
    expect(elsewhere.text("Your address is confirmed")).to_be_visible()

    founder.open("/account/")
    expect(founder.page.get_by_text("Confirmed", exact=True).filter(visible=True).first).to_be_visible()
    founder.open(address)
    founder.press("Edit")
    founder.press("Check and publish")
    founder.press("Publish", exact=True)
    expect(founder.text("Everybody can read it.")).to_be_visible()


def test_graphql_tells_of_it_confirms_and_signs_in(mailing_server, post):
    register = 'mutation { register(input: { username: "Eve", email: "eve@example.org", password: "a long pass phrase" })'
    made = ask(mailing_server, register + "{ jwt user { confirmed } } }")["data"]["register"]
    assert made["user"]["confirmed"] is False
    create = 'mutation { createStartup(data: { title: "Kelp Bricks" }) { state } }'
    refused = ask(mailing_server, create, made["jwt"])["errors"][0]
    assert refused["extensions"]["code"] == "FORBIDDEN"
    assert refused["extensions"]["error"]["details"]["reason"] == "notConfirmed"
    secret = link(post.next("eve@example.org"), mailing_server).split("/")[-1]
    confirm = f'mutation {{ emailConfirmation(confirmation: "{secret}") {{ jwt user {{ email confirmed }} }} }}'
    confirmed = ask(mailing_server, confirm)
    assert "errors" not in confirmed, confirmed
    confirmed = confirmed["data"]["emailConfirmation"]
    assert confirmed["user"] == {"email": "eve@example.org", "confirmed": True}
    assert ask(mailing_server, "{ me { confirmed } }", confirmed["jwt"])["data"]["me"]["confirmed"] is True
    again = ask(mailing_server, confirm)["errors"][0]
    assert again["message"] == "Invalid token" and again["extensions"]["code"] == "BAD_USER_INPUT"
    assert ask(mailing_server, create, made["jwt"])["data"]["createStartup"]["state"] == "published"


def ask(server, query, token=None):
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(server.url + "/graphql", json.dumps({"query": query}).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)
