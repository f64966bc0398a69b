"""Counting stars from the command line, beside a server that runs."""

import os
import re
import sqlite3
import subprocess
from datetime import datetime, timedelta, timezone

import pytest
from playwright.sync_api import expect
from repofinder import RepoFinder
from server import Server


def harvest(server):
    environment = {**os.environ, "GITHUB_API_URL": server.github_url}
    command = [server.binary, "harvest", "github", "--data", str(server.data)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def test_a_harvest_beside_the_server_counts_what_github_answers(live_server, github):
    done = harvest(live_server)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "Counted 10 repositories; 30 searches were answered.\n"
    searches = [path for path in github.requests if path.startswith("/search/repositories") and "per_page=100" in path]
    assert len(searches) == 30


def test_without_github_nothing_is_counted_and_it_is_said(live_server, github):
    github.stop()
    done = harvest(live_server)
    assert done.returncode != 0
    assert "GitHub did not answer" in done.stderr


def test_a_list_shows_a_harvest_made_beside_the_server(visit, live_server, github):
    app = RepoFinder(visit(live_server).page, live_server).open().skip_questions()
    app.tab("Trending")
    expect(app.page.get_by_text(re.compile("nothing was counted yet")).filter(visible=True)).to_be_visible()
    assert harvest(live_server).returncode == 0
    a_day_passes(live_server)
    github.gained = 321
    assert harvest(live_server).returncode == 0
    app.tab("Discover")
    app.tab("Trending")
    expect(app.rows.first).to_contain_text("321")


def a_day_passes(server):
    """For what was counted so far."""
    database = sqlite3.connect(server.data / "serendip.sqlite")
    database.execute("UPDATE repository_snapshots SET day = day - 1")
    database.commit()
    database.close()


@pytest.fixture
def radar_server(binary, data, github):
    """A server with a token for the stand-in for GitHub."""
    settings = {"GITHUB_TOKEN": "made-up"}
    server = Server(binary, data, offline=False, github_url=github.url, settings=settings).start()
    yield server
    server.stop()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_saved_tells_what_was_released_since_the_last_look(visit, radar_server, github, phone):
    app = RepoFinder(visit(radar_server, phone=phone).page, radar_server).open().skip_questions()
    names = []
    for _ in range(2):
        names.append(app.top_name().split("/")[1])
        app.button("Save", exact=True).click()
        expect(app.button("Remove from saved").first).to_be_visible()
        app.judge("Like")
        # Between the two, so that only the first one's is new.
        github.released_at = (datetime.now(timezone.utc) + timedelta(milliseconds=1)).isoformat()
        app.settled()
    app.tab("Saved")
    expect(app.row(names[0])).to_contain_text("Released 2.1.0, just now")
    app.button("1 new release").click()
    expect(app.row(names[1])).to_be_hidden()
    app.page.reload()
    app.settled()
    expect(app.button("1 new release")).to_be_visible()


def test_without_a_token_there_is_no_radar(visit, live_server, github):
    app = RepoFinder(visit(live_server).page, live_server).open().skip_questions()
    saved = app.top_name().split("/")[1]
    app.button("Save", exact=True).click()
    expect(app.button("Remove from saved").first).to_be_visible()
    github.requests.clear()
    app.tab("Saved")
    expect(app.row(saved)).to_be_visible()
    app.settled()
    assert [path for path in github.requests if path.endswith("/releases/latest")] == []
