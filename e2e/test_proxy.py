"""The app behind nginx, configured as `deploy/nginx.conf` recommends."""

import pytest
from playwright.sync_api import expect
from proxy import RECOMMENDED, Proxy
from server import Server


@pytest.fixture(params=[None])
def proxy(request, binary, tmp_path):
    server = Server(binary, tmp_path / "data")
    proxy = Proxy(tmp_path / "nginx", [server], password=request.param)
    server.options = ["--public-url", proxy.url, "--trusted-proxy", "127.0.0.1"]
    server.start()
    proxy.server = server
    yield proxy.start()
    proxy.stop()
    server.stop()


def test_a_page_behind_nginx_is_live_over_http2_and_its_cookie_stays_with_tls(visit, proxy):
    app = visit(proxy, ignore_https_errors=True).open().search("swift-nio")
    expect(app.row("apple/swift-nio")).to_be_visible()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    assert app.page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
    cookies = {each["name"]: each for each in app.page.context.cookies()}
    assert all(each["secure"] and each["sameSite"] == "Lax" for each in cookies.values())
    # The page's script writes the one that has no prefix, which is sealed.
    assert cookies.keys() <= {"__Host-serendip", "__Host-serendip-zone", "webui_scene"}
    assert all(each["httpOnly"] for name, each in cookies.items() if name.startswith("__Host-"))


def test_a_page_behind_nginx_goes_on_after_the_server_was_restarted(visit, proxy):
    app = visit(proxy, ignore_https_errors=True).open().search("swift-nio")
    expect(app.row("apple/swift-nio")).to_be_visible()
    with app.page.expect_response(lambda response: response.url.endswith("/resume") and response.ok):
        proxy.server.kill()
        proxy.server.start()
    app.settled()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()


def session(app):
    return next(each["value"] for each in app.page.context.cookies() if each["name"] == "__Host-serendip")


@pytest.mark.parametrize("proxy", ["open sesame"], indirect=True)
def test_a_proxy_that_asks_for_a_password_leaves_people_who_they_are(visit, proxy):
    """The browser sends the password with everything, and nginx passes it on: it is none of the server's."""
    app = visit(
        proxy, ignore_https_errors=True, http_credentials={"username": "somebody", "password": "open sesame"}
    ).open()
    guest = session(app)
    app.search("swift-nio")
    expect(app.row("apple/swift-nio")).to_be_visible()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    app.page.reload()
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    with app.page.expect_response(lambda response: response.url.endswith("/resume") and response.ok):
        proxy.server.kill()
        proxy.server.start()
    app.settled()
    app.search("vapor")
    app.choose("vapor/vapor", "Save")
    expect(app.star_of("vapor/vapor")).to_be_visible()
    assert session(app) == guest


def test_numbers_are_not_for_whom_the_proxy_speaks_for(visit, proxy):
    context = visit(proxy, ignore_https_errors=True).page.context
    assert context.request.get(f"{proxy.url}/healthz").status == 200
    assert context.request.get(f"{proxy.url}/metrics").status == 404


def test_who_comes_without_tls_is_sent_to_it_and_told_to_stay(visit, proxy):
    request = visit(proxy, ignore_https_errors=True).page.context.request
    answer = request.get(f"http://localhost:{proxy.plain_port}/gitrepd/?query=a%20b", max_redirects=0)
    assert answer.status == 301 and answer.headers["location"] == "https://localhost/gitrepd/?query=a%20b"
    assert request.get(f"{proxy.url}/gitrepd/").headers["strict-transport-security"] == "max-age=31536000"


def test_a_body_that_nothing_asks_for_ends_at_the_proxy(visit, proxy):
    request = visit(proxy, ignore_https_errors=True).page.context.request
    assert request.post(f"{proxy.url}/api/v1/guests", data=b"x" * 13_000_000).status == 413


def test_nobody_says_for_whom_the_proxy_speaks():
    """Whoever sends X-Forwarded-For is named behind what was sent, which is what the server looks at."""
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in RECOMMENDED.read_text()
