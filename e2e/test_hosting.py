"""Addresses, browsers and settings as people have them at home."""

import subprocess

import pytest
from browser import launched
from gitrepd import GitRepD
from playwright.sync_api import expect
from server import Server

ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"
PHONE = "Mozilla/5.0 (Linux; Android 10; M bot 60) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


@pytest.fixture
def home(playwright, binary, tmp_path):
    """A server that is known by a name, with its usual port, and a browser in a network that knows several names."""
    server = Server(binary, tmp_path / "data")
    server.options = ["--public-url", "http://NAS.test:80, http://[::1]:80"]
    server.start()
    browser = launched(playwright, f"--host-resolver-rules=MAP *.test:80 127.0.0.1:{server.port}")
    yield server, browser
    browser.close()
    server.stop()


def opened(server, browser, address, by_its_own_clock=False, **options):
    page = browser.new_page(**options)
    if by_its_own_clock:
        page.clock.install()
    page.goto(f"{address}/gitrepd/")
    return GitRepD(page, server)


@pytest.mark.parametrize("address", ["http://nas.test", "http://NAS.test:80"])
def test_a_page_at_our_address_is_alive_however_it_is_written(home, address):
    app = opened(*home, address)
    app.search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()


def test_a_page_at_another_address_says_which_is_ours_and_is_quiet(home):
    app = opened(*home, "http://router.test", by_its_own_clock=True)
    notice = app.page.get_by_text("This is not the address of this server")
    expect(notice).to_be_visible()
    requests = []
    app.page.on("request", lambda request: requests.append(request.url))
    expect(app.page.get_by_text("nothing works at http://router.test")).to_be_visible()
    # Far longer than it takes until a page without a line says so, and than it waits between two tries.
    for _ in range(20):
        app.page.clock.run_for(1_000)
        app.page.evaluate("fetch('/healthz').then(answer => answer.text())")
    assert [each for each in requests if "/resume" in each] == []
    expect(app.page.get_by_text("Reconnecting")).to_have_count(0)
    app.page.get_by_role("link", name="Open http://nas.test").click()
    expect(app.page).to_have_url("http://nas.test/")


@pytest.mark.parametrize("agent", [ROBOT, PHONE, ""])
def test_who_presses_a_button_is_a_person(visit, shared_server, agent):
    app = visit(shared_server, user_agent=agent)
    app.page.goto(f"{shared_server.url}/gitrepd/")
    named = {each["name"] for each in app.page.context.cookies()}
    assert ("serendip" in named) == (agent != ROBOT)
    # Until it is somebody's, the page never hears that what it said has arrived.
    app.field.fill("swift-nio")
    app.field.press("Enter")
    expect(app.row("apple/swift-nio")).to_be_visible()
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    assert "serendip" in {each["name"] for each in app.page.context.cookies()}
    app.page.reload()
    expect(app.star_of("apple/swift-nio")).to_be_visible()


@pytest.mark.parametrize(
    "lines, words",
    [
        (b"SERENDIP_PORT=1\r\nSERENDIP_DATA=/nowhere\r\nSERENDIP_PUBLICURL=x\r\n", "line 3: SERENDIP_PUBLICURL is no setting"),
        (b"export SERENDIP_PORT=1\n", "line 1"),
        (b"SERENDIP_TRUSTED_PROXY=10.0.0.1, gateway\n", "SERENDIP_TRUSTED_PROXY"),
        (b"GITHUB_API_URL=nonsense\n", "GITHUB_API_URL"),
        (b"SERENDIP_HOST=127.0.0.1:80\n", "SERENDIP_HOST"),
    ],
)
def test_a_wrong_setting_ends_with_the_status_that_systemd_does_not_restart(binary, tmp_path, lines, words):
    (tmp_path / "settings.env").write_bytes(lines)
    ended = subprocess.run(
        [binary, "serve", "--config", tmp_path / "settings.env", "--data", tmp_path / "data", "--port", "0"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert ended.returncode == 64 and words in ended.stderr
