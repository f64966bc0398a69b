"""The catalogue as it comes: thousands of repositories, searched and dealt without a network."""

import json
import urllib.parse
import urllib.request
from pathlib import Path

import pytest
from server import Server

QUERIES = Path(__file__).resolve().parent / "fixtures/catalogue-queries.tsv"
RANKED = Path(__file__).resolve().parent.parent / "Sources/Repositories/Backend/Catalogue/ranked-catalogue.tsv"


def call(server, path, token=None, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api/v1{path}", data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


@pytest.fixture(scope="module")
def server(binary, tmp_path_factory):
    server = Server(binary, tmp_path_factory.mktemp("whole") / "data", whole_catalogue=True).start()
    yield server
    server.stop()


def test_the_first_search_of_a_new_server_finds_what_any_later_one_does(server):
    # They are written in the order of their file.
    last = RANKED.read_text().splitlines()[-1].split("\t")[0]
    assert call(server, f"/repositories?text=repo:{last}&stored=true")["totalCount"] == 1


def test_a_search_finds_what_only_rankings_know(server):
    found = call(server, "/repositories?text=kotlin+android&stored=true")
    assert found["totalCount"] >= 20
    names = [f"{each['id']['owner']}/{each['id']['name']}" for each in found["repositories"]]
    assert len(names) == len(set(names))


def test_what_people_type_brings_the_best_known_first(server):
    missed = {}
    for line in QUERIES.read_text().splitlines():
        if line.startswith("#"):
            continue
        typed, names = line.split("\t")
        expected = set(names.split(" "))
        query = urllib.parse.urlencode({"text": typed, "stored": "true"})
        found = call(server, f"/repositories?{query}")["repositories"]
        first = [f"{each['id']['owner']}/{each['id']['name']}" for each in found[:5]]
        if len(expected.intersection(first)) < min(2, len(expected)):
            missed[typed] = first
    assert missed == {}


def test_after_a_restart_all_is_there_and_nothing_twice(server):
    before = call(server, "/repositories?text=rust&stored=true")["totalCount"]
    server.kill()
    server.start()
    assert call(server, "/repositories?text=rust&stored=true")["totalCount"] == before
