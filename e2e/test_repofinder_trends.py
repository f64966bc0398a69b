"""Counting stars from the command line, beside a server that runs."""

import os
import subprocess


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
