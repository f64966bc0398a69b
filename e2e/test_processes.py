"""One story on both engines, behind nginx, while processes are killed and restarted."""

import signal
import time
import uuid
from types import SimpleNamespace

import pytest
from cluster import Cluster, call
from playwright.sync_api import expect
from postgres import Postgres
from server import Server


@pytest.fixture(scope="module")
def postgres():
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def cluster(request, binary, tmp_path):
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else None
    cluster = Cluster(binary, tmp_path, database)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@pytest.fixture
def app(visit, cluster):
    return visit(cluster, ignore_https_errors=True)


def token(app):
    (cookie,) = [cookie for cookie in app.page.context.cookies() if cookie["name"] == "__Host-serendip"]
    return cookie["value"]


def saved(cluster, app):
    return {favourite["repository"]["id"]["name"] for favourite in call(cluster.url, token(app), "GET", "/api/v1/favourites")}


def test_a_story_goes_on_while_its_process_is_killed(cluster, app):
    app.open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    expect(app.toast).to_be_visible()

    with cluster.writer(token(app)) as writer:
        writer.wait_for_more()
        app.field.fill("half a word")
        victim = cluster.serving()
        with app.page.expect_response(lambda answer: answer.url.endswith("/resume") and answer.ok, timeout=20_000):
            victim.kill()
            if len(cluster.servers) == 1:
                victim.start()
        app.settled()
        expect(app.field).to_have_value("half a word")
        writer.wait_for_more()

    app.search("vapor")
    app.choose("vapor/vapor", "Save")
    expect(app.star_of("vapor/vapor")).to_be_visible()
    app.settled()
    assert saved(cluster, app) == {"swift-nio", "vapor", *writer.acknowledged}


def test_what_one_process_writes_another_shows_within_a_second(cluster, app):
    app.open("/gitrepd/favourites")
    expect(app.page.get_by_text("No favourites yet")).to_be_visible()
    other = cluster.other_than(cluster.serving())
    writer = cluster.writer(token(app))
    writer.url = other.url
    with writer:
        writer.wait_for_more(1)
        expect(app.row("load/r0")).to_be_visible(timeout=3_000)
    call(other.url, token(app), "DELETE", "/api/v1/favourites/load/r0", key=str(uuid.uuid4()))
    expect(app.row("load/r0")).to_have_count(0, timeout=3_000)


def test_two_pages_of_a_person_show_the_same(cluster, app):
    app.open("/gitrepd/favourites")
    other = cluster.other_than(cluster.serving())
    page = app.page.context.new_page()
    # The same host's name, as cookies are the host's; a browser trusts this one without TLS.
    second = type(app)(page, SimpleNamespace(url=f"http://localhost:{other.port}")).open().search("swift-nio")
    second.choose("apple/swift-nio", "Save")
    expect(app.row("apple/swift-nio")).to_be_visible(timeout=3_000)
    app.choose("apple/swift-nio", "Delete")
    expect(second.star_of("apple/swift-nio")).to_have_count(0, timeout=3_000)


def test_signing_out_everywhere_closes_pages_of_every_process(cluster, app):
    app.open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    app.open("/gitrepd/favourites")
    expect(app.row("apple/swift-nio")).to_be_visible()
    old, other = token(app), cluster.other_than(cluster.serving())
    start = time.monotonic()
    with app.page.expect_response(lambda answer: answer.url.endswith("/resume") and answer.ok):
        call(other.url, old, "DELETE", "/api/v1/sessions")
    assert time.monotonic() - start < 2
    expect(app.page.get_by_text("No favourites yet")).to_be_visible()
    assert token(app) != old


def test_a_rolling_restart_loses_nothing_and_is_not_seen(cluster, app):
    app.open().search("swift-nio")
    app.field.fill("half a word")
    with cluster.writer(token(app)) as writer:
        for server in cluster.servers:
            writer.wait_for_more()
            had_page = server is cluster.serving()
            server.process.send_signal(signal.SIGTERM)
            if had_page:
                deadline = time.monotonic() + 2
                while server.get("/readyz")[0] != 503:
                    assert time.monotonic() < deadline
                assert "stopping" in server.get("/readyz")[1]
                assert server.get("/healthz")[0] == 200
            server.process.wait(20)
            server.start()
        writer.wait_for_more()
    expect(app.field).to_have_value("half a word")
    expect(app.page.locator(".offline-banner")).to_be_hidden()
    app.search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    app.settled()
    assert saved(cluster, app) == {"swift-nio", *writer.acknowledged}
    if len(cluster.servers) > 1:
        assert writer.failures == []


def test_a_process_without_its_database_is_not_ready(binary, tmp_path, postgres):
    server = Server(binary, tmp_path / "data", settings={"DATABASE_URL": postgres.new_database()}).start()
    try:
        assert server.get("/readyz")[0] == 200
        postgres.freeze()
        try:
            start = time.monotonic()
            assert server.get("/readyz")[0] == 503
            assert time.monotonic() - start < 4
            assert server.get("/healthz")[0] == 200
        finally:
            postgres.thaw()
        deadline = time.monotonic() + 15
        while server.get("/readyz")[0] != 200:
            assert time.monotonic() < deadline
    finally:
        server.stop()
