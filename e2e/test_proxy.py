"""The app behind nginx, configured as `deploy/nginx.conf` recommends."""

import pytest
from playwright.sync_api import expect
from proxy import Proxy
from server import Server


@pytest.fixture
def proxy(binary, tmp_path):
    server = Server(binary, tmp_path / "data")
    proxy = Proxy(tmp_path / "nginx", [server])
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
    (cookie,) = app.page.context.cookies()
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"


def test_a_page_behind_nginx_goes_on_after_the_server_was_restarted(visit, proxy):
    app = visit(proxy, ignore_https_errors=True).open().search("swift-nio")
    expect(app.row("apple/swift-nio")).to_be_visible()
    with app.page.expect_response(lambda response: response.url.endswith("/resume") and response.ok):
        proxy.server.kill()
        proxy.server.start()
    app.settled()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()


def test_numbers_are_not_for_whom_the_proxy_speaks_for(visit, proxy):
    context = visit(proxy, ignore_https_errors=True).page.context
    assert context.request.get(f"{proxy.url}/healthz").status == 200
    assert context.request.get(f"{proxy.url}/metrics").status == 404
