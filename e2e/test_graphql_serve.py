"""`serendip graphql` as those who write clients meet it: over HTTP from other pages, and line by line."""

import json
import os
import socket
import subprocess
import urllib.error
import urllib.request

import pytest

SDL = "type Query { books(first: Int): [Book!]! }\ntype Book { id: ID! title: String! similar: Book }\n"


@pytest.fixture
def serve(binary, tmp_path):
    """Starts `graphql serve`; gives the address. `serve("--host", "::1", SERENDIP_GRAPHQL_DEPTH="2")`."""
    processes = []

    def serve(*options, **settings):
        file = tmp_path / "books.graphql"
        file.write_text(SDL)
        command = [binary, "graphql", "serve", "--port", "0", "--schema", file, *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings})
        processes.append(process)
        return next(word for word in process.stdout.readline().split() if word.startswith("http"))

    yield serve
    for process in processes:
        process.terminate()
        assert process.wait(10) == 0


def has_ipv6():
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def send(url, method="POST", query=None, **headers):
    body = json.dumps({"query": query}).encode() if query else None
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, body, {"content-type": "application/json", **names}, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def talk(url, head, body=b""):
    """What is answered to bytes until the connection is closed, within half the time that an idle one has."""
    host, port = url.split("/")[2].rsplit(":", 1)
    with socket.create_connection((host, int(port)), timeout=30) as connection:
        connection.sendall("".join(f"{line}\r\n" for line in [*head, ""]).encode() + body)
        heard = b""
        while part := connection.recv(65_536):
            heard += part
        return heard.decode()


@pytest.mark.parametrize("hosts", [[], ["Host: a", "Host: b"], ["Host: a b"]])
def test_a_request_names_one_host(serve, hosts):
    heard = talk(serve(), ["GET /graphql?query=%7B__typename%7D HTTP/1.1", *hosts, "Connection: close"])
    assert heard.startswith("HTTP/1.1 400 ")


def test_a_body_that_is_too_large_is_not_read_to_its_end(serve):
    head = ["POST /graphql HTTP/1.1", "Host: a", "Content-Type: application/json", "Transfer-Encoding: chunked"]
    heard = talk(serve(), head, 80 * (b"4000\r\n" + 0x4000 * b"x" + b"\r\n"))
    assert heard.startswith("HTTP/1.1 413 ")


def test_pages_of_other_origins_may_ask(serve):
    url = serve()
    asked = {"Origin": "http://client.example", "Access_Control_Request_Method": "POST"}
    status, headers, _ = send(url, "OPTIONS", Access_Control_Request_Headers="content-type,x-mine", **asked)
    assert status == 204
    assert headers["access-control-allow-origin"] == "*"
    assert "POST" in headers["access-control-allow-methods"] and "*" in headers["access-control-allow-headers"]
    status, headers, body = send(url, query="{ books { id } }", Origin="http://client.example")
    assert status == 200 and headers["access-control-allow-origin"] == "*"
    assert len(json.loads(body)["data"]["books"]) == 3


def test_head_tells_what_get_would(serve):
    address = serve()
    url = address + "?query=%7Bbooks%7Bid%7D%7D"
    (got, got_headers, body), (head, head_headers, none) = send(url, "GET"), send(url, "HEAD")
    assert (head, none) == (got, b"") == (200, b"")
    assert head_headers["content-type"] == got_headers["content-type"]
    assert head_headers["content-length"] == str(len(body))
    assert [send(address, method, Accept="text/html")[0] for method in ("GET", "HEAD")] == [200, 200]


@pytest.mark.parametrize("method", ["TRACE", "PUT"])
def test_a_method_that_is_not_answered_is_told_so(serve, method):
    status, headers, _ = send(serve(), method)
    assert (status, headers["allow"]) == (405, "GET, POST")


@pytest.mark.parametrize("options", [["--port", "99999"], ["--path", "graphql"]])
def test_what_no_server_can_have_is_refused(binary, options):
    assert subprocess.run([binary, "graphql", "serve", *options], capture_output=True, timeout=60).returncode == 64


@pytest.mark.skipif(not has_ipv6(), reason="there is no IPv6 here")
def test_an_address_of_ipv6_can_be_opened_as_it_is_told(serve):
    url = serve("--host", "::1")
    assert url.startswith("http://[::1]:")
    assert send(url, query="{ books { id } }")[0] == 200


def test_limits_are_as_they_are_set_and_lists_as_long_as_asked_for(serve):
    deep = "{ books { similar { similar { id } } } }"
    assert "errors" in json.loads(send(serve(SERENDIP_GRAPHQL_DEPTH="3"), query=deep)[2])
    url = serve(SERENDIP_GRAPHQL_COST="100000")
    assert "data" in json.loads(send(url, query=deep)[2])
    assert len(json.loads(send(url, query="{ books(first: 2000) { id } }")[2])["data"]["books"]) == 2000


def test_what_is_wrong_with_files_and_ports_is_said_in_words(binary, tmp_path):
    def said(*options):
        done = subprocess.run([binary, "graphql", *options], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert done.returncode != 0
        return done.stderr

    first, second = tmp_path / "first.graphql", tmp_path / "second.graphql"
    first.write_text("type Query { a: Int }\r\n")
    second.write_text("type Book {\n  id: Nothing\n}\n")
    for command in ["serve", "validate"]:
        assert f"{second}:2:7: " in said(command, "--schema", first, "--schema", second)
        assert "/nowhere cannot be read" in said(command, "--schema", "/nowhere")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} of 127.0.0.1 is in use" in said("serve", "--port", port)


def test_a_line_is_answered_before_the_next_is_read(binary, tmp_path):
    file, more = tmp_path / "a.graphql", tmp_path / "b.graphql"
    file.write_text("type Query { a: Int }")
    more.write_text("extend type Query { b: Int }")
    command = [binary, "graphql", "validate", "--schema", file, "--schema", more]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    for document, valid in [("{ a b }", True), ("{ c }", False)]:
        process.stdin.write(json.dumps({"document": document}) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["valid"] is valid
    process.stdin.close()
    assert process.wait(10) == 1
