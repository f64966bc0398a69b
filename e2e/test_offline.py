"""GitRepD without a line, from the first visit on; and what is done while the server is away."""

import re

import pytest
from browser import kept
from playwright.sync_api import expect
from server import Server


@pytest.fixture(scope="module")
def own_server(binary, tmp_path_factory):
    """A server that these tests kill and start again."""
    server = Server(binary, tmp_path_factory.mktemp("offline") / "data").start()
    yield server
    server.stop()


def banner(app):
    return app.page.locator(".offline-banner")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_from_the_first_visit_on_tabs_and_favourites_open_without_a_line(visit, shared_server, phone):
    app = visit(shared_server, phone=phone, color_scheme="dark").open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    kept(app, "library", "/gitrepd/favourites/apple/swift-nio", "apple")
    kept(app, "screens", app.page.url, "apple/swift-nio")
    app.page.context.set_offline(True)
    expect(banner(app)).to_be_visible()
    app.page.get_by_role("navigation", name="Tabs").get_by_role("link", name="Favourites").click()
    expect(app.row("apple/swift-nio")).to_be_visible()
    app.row("apple/swift-nio").get_by_role("link").first.click()
    expect(app.page.get_by_role("heading", name="swift-nio").first).to_be_visible()
    app.page.goto(shared_server.url + "/gitrepd/repositories/no/one")
    expect(app.page.get_by_role("heading", name="This page is not kept here")).to_be_visible()
    dark = app.page.evaluate("getComputedStyle(document.getElementById('webui-root')).backgroundColor")
    assert dark == "rgb(12, 12, 14)"
    app.page.get_by_role("link", name="Back to the app").click()
    expect(app.field).to_be_visible()
    app.field.fill("nio apple")
    expect(app.page.get_by_text("1 kept here")).to_be_visible()
    app.page.context.set_offline(False)
    expect(banner(app)).to_be_hidden()
    app.settled()


def test_a_favourite_is_kept_with_its_readme_without_being_opened(live, live_server):
    live.open().search("alphabet")
    live.choose("alphabet-0003", "Save")
    kept(live, "library", "/gitrepd/favourites/letters/alphabet-0003", "alphabet-0003 --help")
    live_server.kill()
    live.page.goto(live_server.url + "/gitrepd/favourites")
    live.row("alphabet-0003").get_by_role("link").first.click()
    expect(live.page.get_by_text("alphabet-0003 --help")).to_be_visible()


def test_what_is_done_without_a_line_is_marked_and_done_once(visit, shared_server):
    app = visit(shared_server, phone=True).open().search("swift-nio")
    app.page.context.set_offline(True)
    expect(banner(app)).to_be_visible()
    app.row("apple/swift-nio").get_by_role("button", name="More actions").click()
    app.page.get_by_role("menuitem", name="Save").click()
    waiting = app.row("apple/swift-nio")
    expect(waiting).to_have_attribute("data-waiting", "Waiting")
    expect(banner(app)).to_contain_text("1 waiting")
    app.page.reload()
    expect(app.row("apple/swift-nio")).to_have_attribute("data-waiting", "Waiting")
    app.page.context.set_offline(False)
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    app.settled()
    expect(app.page.locator("[data-waiting]")).to_have_count(0)


def test_a_save_on_the_third_page_survives_a_restart_and_the_list_keeps_its_length(visit, own_server):
    app = visit(own_server).open().search("server")
    for count in [10, 20]:
        expect(app.rows).to_have_count(count)
        app.page.evaluate("[...document.querySelectorAll('.row.swipe')].at(-1).scrollIntoView()")
        expect(app.rows.nth(count)).to_be_attached()
        app.settled()
    count = 30
    expect(app.rows).to_have_count(count)
    # What another session is to know goes out once a second.
    app.page.wait_for_function("() => atob((document.cookie.match(/webui_scene=([^;.]*)/) ?? ['', ''])[1]).includes('30 ')")
    name = re.search(r"\S+/\S+", app.rows.nth(count - 2).inner_text())[0]
    own_server.kill()
    app.row(name).get_by_role("button", name="More actions").click()
    app.page.get_by_role("menuitem", name="Save").click()
    own_server.start()
    expect(app.star_of(name)).to_be_visible(timeout=20_000)
    app.settled()
    assert app.rows.count() >= count
    app.tab("Favourites")
    expect(app.rows).to_have_count(1)


def test_cards_judged_while_the_server_is_away_do_not_come_back(visit, own_server):
    from repofinder import RepoFinder

    app = RepoFinder(visit(own_server, phone=True).page, own_server).open().skip_questions()
    app.settled()
    own_server.kill()
    judged = [app.judge("Like") for _ in range(3)]
    own_server.start()
    expect(banner(app)).to_be_hidden(timeout=20_000)
    app.settled()
    app.tab("Saved")
    app.page.get_by_role("radio", name="Liked").click()
    expect(app.rows).to_have_count(3)
    app.tab("Discover")
    for _ in range(5):
        assert app.judge("Skip") not in judged


def test_a_throw_is_taken_back_and_a_save_is_marked_without_a_line(repofinder):
    app = repofinder(phone=True).open().skip_questions()
    app.settled()
    first = app.top_name()
    app.page.context.set_offline(True)
    expect(banner(app)).to_be_visible()
    app.judge("Skip")
    app.button("Undo", exact=True).first.click()
    app.expect_top(first)
    app.button("Save", exact=True).click()
    expect(app.page.locator("[data-waiting]")).to_have_count(1)
    app.page.context.set_offline(False)
    expect(app.button("Remove from saved").first).to_be_visible()
    app.settled()
    app.expect_top(first)
    app.button("History").first.click()
    expect(app.heading("Nothing judged yet")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_tabs_that_were_never_opened_are_there_without_a_line(repofinder, phone):
    app = repofinder(phone=phone).open().skip_questions()
    app.settled()
    liked = app.judge("Like")
    saved = app.top_name()
    app.button("Save", exact=True).click()
    expect(app.button("Remove from saved").first).to_be_visible()
    # The address of the deck had the first question.
    shown = {"": 'data-testid="deck"', "trending": "Rising", "saved": "Search saved", "saved?list=liked": liked, "profile": "Your numbers"}
    for address, text in shown.items():
        kept(app, "library", f"/repofinder/{address}", text)
    app.page.context.set_offline(True)
    expect(banner(app)).to_be_visible()
    for tab in ["Trending", "Saved", "Profile"]:
        app.page.get_by_role("navigation", name="Tabs").get_by_role("link", name=tab).click()
        expect(app.page.get_by_role("heading", name=tab, exact=True)).to_be_visible()
    app.page.get_by_role("navigation", name="Tabs").get_by_role("link", name="Saved").click()
    app.page.locator(".row a").first.click()
    expect(app.page).to_have_url(re.compile(f"/repofinder/repo/{saved}$"))
    expect(app.page.get_by_role("heading", name=saved.split("/")[1]).first).to_be_visible()
    app.page.context.set_offline(False)
    expect(banner(app)).to_be_hidden()
    app.settled()


def test_a_card_judged_in_another_tab_goes_from_this_one(repofinder):
    app = repofinder().open().skip_questions()
    app.settled()
    other = type(app)(app.page.context.new_page(), app.server).open()
    top = app.top_name()
    while other.top_name() != top:
        other.judge("Skip")
    other.judge("Like")
    app.expect_top_other_than(top)
