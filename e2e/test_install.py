"""Apps on a home screen: what their manifests promise is there."""

import json
import struct
import urllib.request
from urllib.parse import quote

import pytest
from playwright.sync_api import expect


def fetch(server, path):
    with urllib.request.urlopen(server.url + path, timeout=10) as answer:
        return answer.headers["Content-Type"], answer.read()


@pytest.fixture
def manifest(shared_server):
    return lambda app: json.loads(fetch(shared_server, f"{app}/manifest.webmanifest")[1])


@pytest.mark.parametrize("app", ["", "/gitrepd", "/repofinder", "/findie", "/destiny", "/pitchdeck", "/account"])
def test_every_icon_is_what_the_manifest_says(shared_server, manifest, app):
    icons = manifest(app)["icons"]
    assert {icon["type"] for icon in icons} == {"image/svg+xml", "image/png"}
    for icon in icons:
        kind, content = fetch(shared_server, icon["src"])
        assert kind == icon["type"]
        if kind == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", content[16:24])) == icon["sizes"]


def test_a_link_shared_to_gitrepd_opens_its_repository(app, manifest):
    target = manifest("/gitrepd")["share_target"]
    assert target["method"] == "GET"
    shared = quote("Look at this: https://github.com/apple/swift-nio")
    app.open(f"{target['action']}?{target['params']['text']}={shared}")
    expect(app.page.get_by_role("heading", name="swift-nio").first).to_be_visible()
    expect(app.page).to_have_url(app.server.url + "/gitrepd/repositories/apple/swift-nio")
    app.page.reload()
    expect(app.page.get_by_role("heading", name="swift-nio").first).to_be_visible()
