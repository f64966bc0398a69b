"""Requests that are no HTTP, byte for byte: an answer below 500 or a closed connection, and never silence."""

import itertools
import socket

import pytest

PATIENCE = 5
HOST = b"Host: localhost\r\n"
PATHS = [b"/", b"/gitrepd", b"/api/v1/sessions", b"/_live/events", b"/readyz"]
CHUNKED = b"Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n"


def request(path=b"/", head=HOST, method=b"GET", version=b"HTTP/1.1", body=b""):
    return method + b" " + path + b" " + version + b"\r\n" + head + b"\r\n" + body


def exchange(port, data):
    """What is answered to `data`, of which nothing follows; an empty answer is a closed connection."""
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        try:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while piece := line.recv(65536):
                answer += piece
        except (ConnectionResetError, BrokenPipeError):
            pass
    return answer


def statuses(answer):
    return [int(line.split()[1]) for line in answer.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]


def malformed_requests():
    versions = [b"HTTP/0.9", b"HTTP/1.0", b"HTTP/1.2", b"HTTP/2.0", b"HTTP/9.9", b"HTTP/", b"http/1.1", b""]
    yield from (request(path, version=version) for path, version in itertools.product(PATHS, versions))
    heads = [
        b"", HOST * 2, b"Host: a\r\nHost: b\r\n", b"Host:\r\n", b"Host: a b\r\n", b"Host: a/b\r\n", b"Host: u@a\r\n",
        b"Host: a:b\r\n", b"Host: \xff\r\n", b"Host : a\r\n", HOST + b"no colon\r\n", HOST + b": empty\r\n",
        HOST + b"a\x00b: c\r\n", HOST + b"a: b\x00c\r\n", HOST + b"a: b\rc\r\n", HOST + b" folded: a\r\n",
        HOST + b"a: " + b"b" * 100_000 + b"\r\n", HOST + b"a: b\r\n" * 1_500,
    ]
    yield from (request(path, head) for path, head in itertools.product(PATHS, heads))
    bodies = [
        b"x\r\n", b"-1\r\n\r\n", b"5\r\nab\r\n0\r\n\r\n", b"ffffffffffffffffff\r\n", b"5;\x00\r\nhello\r\n0\r\n\r\n",
        b"5\r\nhelloworld\r\n0\r\n\r\n", b"5\nhello\n0\n\n", b" 5\r\nhello\r\n0\r\n\r\n", b"0x5\r\nhello\r\n0\r\n\r\n", b"",
    ]
    for path, body in itertools.product(PATHS, bodies):
        yield request(path, HOST + CHUNKED[:-2], b"POST", body=body)
    lengths = [b"-1", b"+1", b"a", b"1, 2", b"99999999999999999999", b"1.0", b"0x1", b" ", b"5"]
    for path, length in itertools.product(PATHS, lengths):
        yield request(path, HOST + b"Content-Length: " + length + b"\r\n", b"POST", body=b"{}")
    targets = [b"*", b"", b"//", b"/\xff", b"/\x00", b"/%", b"/%00", b"/%zz", b"/../..", b"http://[", b"/" + b"a/" * 39_000]
    yield from (request(target, method=method) for target in targets for method in (b"GET", b"POST", b"\x00", b"get"))


def test_malformed_requests_get_no_error_of_the_servers_and_no_silence(server):
    count = 0
    for count, data in enumerate(malformed_requests(), 1):
        try:
            found = statuses(exchange(server.port, data))
        except TimeoutError:
            pytest.fail(f"silence after {data[:200]!r}")
        assert all(status < 500 or status in (501, 505) for status in found), (found, data[:200])
    assert count >= 200
    assert server.get("/readyz")[0] == 200


@pytest.mark.parametrize("head", [b"", HOST * 2, b"Host:\r\n", b"Host: a b\r\n", b"Host: u@a\r\n"])
def test_a_request_names_one_host(server, head):
    assert statuses(exchange(server.port, request(head=head)))[:1] == [400]


def test_a_target_is_bounded(server):
    assert statuses(exchange(server.port, request(b"/" + b"a/" * 5_000)))[:1] == [414]


def test_numbers_of_requests_tell_nothing_of_others(server):
    """Each is random as a whole, so that no two of them differ by a count."""
    seen = set()
    for _ in range(20):
        lines = exchange(server.port, request(b"/readyz")).lower().split(b"\r\n")
        seen.add(next(line.split(b": ")[1] for line in lines if line.startswith(b"x-request-id")))
    assert len(seen) == 20
    assert len({one[:8] for one in seen}) > 15 and len({one[-8:] for one in seen}) > 15


@pytest.mark.parametrize("body", [b"x\r\n", b"-1\r\n\r\n", b"ffffffffffffffffff\r\n", b"0x5\r\nhello\r\n0\r\n\r\n"])
def test_a_malformed_chunk_is_the_clients_mistake(server, body):
    data = request(b"/api/v1/astrology/store-notifications", HOST + CHUNKED[:-2], b"POST", body=body)
    assert statuses(exchange(server.port, data))[:1] == [400]
