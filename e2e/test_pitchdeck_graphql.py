"""PitchDeck through a GraphQL client that knows nothing of it: the operations of the plan, an upload, a deck."""

import difflib
import json
import pathlib
import urllib.error
import urllib.request

import graphql
import pytest
from gql import Client, gql
from gql.transport.exceptions import TransportQueryError
from gql.transport.requests import RequestsHTTPTransport
from pitchdeck import deck
from server import Server

OPERATIONS = pathlib.Path(__file__).parents[1] / "Tests/Server/Operations/pitchdeck_ops.graphql"


class Asker:
    """Somebody with or without a token."""

    def __init__(self, server, token=None):
        self.server = server
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        transport = RequestsHTTPTransport(url=server.url + "/graphql", headers=self.headers)
        # The client checks every operation against the schema that the server tells of itself.
        self.client = Client(transport=transport, fetch_schema_from_transport=True)

    def run(self, name, **variables):
        document = gql(OPERATIONS.read_text())
        document.operation_name = name
        document.variable_values = variables
        return self.client.execute(document)

    def ask(self, text, **variables):
        document = gql(text)
        document.variable_values = variables
        return self.client.execute(document)

    def upload(self, path, mime):
        boundary = "a-line-between"
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="files"; filename="{path.name}"\r\n'
        body = (head + f"Content-Type: {mime}\r\n\r\n").encode() + path.read_bytes() + f"\r\n--{boundary}--\r\n".encode()
        request = urllib.request.Request(
            self.server.url + "/api/upload",
            body,
            {**self.headers, "content-type": f"multipart/form-data; boundary={boundary}"},
        )
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 201
            return json.load(answer)[0]


@pytest.fixture(scope="module")
def catalogue(binary, tmp_path_factory):
    """A server of these tests' own: what they publish would be in the lists of others."""
    server = Server(binary, tmp_path_factory.mktemp("catalogue") / "data").start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def founder(catalogue):
    values = {"username": "Ada", "email": "ada-gql@example.org", "password": "a long pass phrase"}
    made = Asker(catalogue).run("Register", input=values)
    return Asker(catalogue, made["register"]["jwt"])


def test_every_operation_of_the_plan_is_answered(catalogue, founder):
    nobody = Asker(catalogue)
    category = nobody.run("GetCategories")["categories"][0]["documentId"]
    data = {"title": "Gql Kites", "pitch": "Power.", "category": category}
    made = founder.run("CreateStartup", data=data)["createStartup"]
    assert made["isOwner"] and made["author"]["username"] == "Ada"
    identity = made["documentId"]
    page = nobody.run("GetStartups", title="gql k", categoryId=category, page=1, pageSize=20)["startups_connection"]
    assert [node["documentId"] for node in page["nodes"]] == [identity] and page["pageInfo"]["total"] == 1
    changed = founder.run("UpdateStartup", documentId=identity, data={"pitch": "More."}, ifVersion=made["version"])
    assert changed["updateStartup"]["pitch"] == "More."
    with pytest.raises(TransportQueryError) as old:
        founder.run("UpdateStartup", documentId=identity, data={"pitch": "Less."}, ifVersion=made["version"])
    assert old.value.errors[0]["extensions"]["code"] == "CONFLICT"
    assert nobody.run("GetStartup", documentId=identity)["startup"]["pitch"] == "More."
    assert founder.run("Me")["me"]["email"] == "ada-gql@example.org"
    signed = nobody.run("Login", input={"identifier": "ada-gql@example.org", "password": "a long pass phrase"})
    assert signed["login"]["jwt"]
    with pytest.raises(TransportQueryError) as stranger:
        nobody.run("DeleteStartup", documentId=identity)
    assert stranger.value.errors[0]["extensions"]["code"] == "FORBIDDEN"
    assert founder.run("DeleteStartup", documentId=identity)["deleteStartup"]["documentId"] == identity


def test_a_deck_is_uploaded_read_and_measured(catalogue, founder, tmp_path):
    sent = founder.upload(deck(tmp_path / "kites.pdf", ["Alpha", "Beta"]), "application/pdf")
    assert sent["mime"] == "application/pdf" and sent["name"] == "kites.pdf"
    made = founder.run("CreateStartup", data={"title": "Gql Decks", "deck": sent["id"]})["createStartup"]
    link = founder.ask(
        'mutation($id: ID!) { createDeckLink(documentId: $id, data: { name: "North" }) { documentId url } }',
        id=made["documentId"],
    )["createDeckLink"]
    nobody = Asker(catalogue)
    opened = nobody.ask(
        "mutation($link: String!) { openDeck(link: $link, device: phone) { documentId pageCount title } }",
        link=link["url"].split("/")[-1],
    )["openDeck"]
    assert opened["pageCount"] == 2 and opened["title"] == "Gql Decks"
    for page, seconds in [(1, 12), (2, 30), (1, 3)]:
        nobody.ask(
            "mutation($visit: ID!, $page: Int!, $seconds: Int!) { readPage(visit: $visit, page: $page, seconds: $seconds) }",
            visit=opened["documentId"],
            page=page,
            seconds=seconds,
        )
    readings = "query($id: ID!) { deckReadings(documentId: $id) { opens pages { seconds } visits { link device } } }"
    curve = founder.ask(readings, id=made["documentId"])["deckReadings"]
    assert curve["opens"] == 1 and [page["seconds"] for page in curve["pages"]] == [15, 30]
    assert curve["visits"] == [{"link": "North", "device": "phone"}]
    founder.ask("mutation($id: ID!) { revokeDeckLink(documentId: $id) { revokedAt } }", id=link["documentId"])
    with pytest.raises(TransportQueryError) as shut:
        nobody.ask("query($id: ID!) { deckVisit(documentId: $id) { title } }", id=opened["documentId"])
    assert shut.value.errors[0]["extensions"]["code"] == "STRAPI_NOT_FOUND_ERROR"


def test_a_change_that_is_sent_again_after_a_restart_counts_once(catalogue, founder):
    def create(title):
        query = "mutation($data: StartupInput!) { createStartup(data: $data, status: DRAFT) { documentId } }"
        request = urllib.request.Request(
            catalogue.url + "/graphql",
            json.dumps({"query": query, "variables": {"data": {"title": title}}}).encode(),
            {**founder.headers, "content-type": "application/json", "idempotency-key": "sent-again"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    first = create("Again Kites")
    catalogue.kill()
    catalogue.start()
    assert create("Again Kites") == first
    assert create("Other Kites")["errors"][0]["extensions"]["code"] == "KEY_REUSED"


def test_what_is_no_deck_is_refused_with_its_reason(founder, tmp_path):
    lie = tmp_path / "lie.pdf"
    lie.write_text("%PDF-1.4 and nothing else")
    with pytest.raises(urllib.error.HTTPError) as refused:
        founder.upload(lie, "application/pdf")
    error = json.load(refused.value)["error"]
    assert refused.value.code == 400 and error["details"]["reason"] == "unreadable"


def test_the_schema_that_is_served_is_the_one_that_is_written(catalogue):
    """An independent reader of both finds no difference, so that no client is told what the files do not say."""
    folder = pathlib.Path(__file__).parents[1] / "Sources/PitchDeck/Backend/GraphQL"
    texts = [(folder / name).read_text() for name in ("pitchdeck.graphql", "pitchdeck-extensions.graphql")]
    written = graphql.build_schema("\n".join(texts))
    query = graphql.get_introspection_query(specified_by_url=True)
    served = graphql.build_client_schema(Asker(catalogue).ask(query))
    lines = [
        graphql.print_schema(graphql.lexicographic_sort_schema(schema)).splitlines() for schema in (written, served)
    ]
    assert list(difflib.unified_diff(*lines, "written", "served", lineterm="")) == []
