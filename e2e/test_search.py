import re

import pytest
from playwright.sync_api import expect


def test_the_first_screen_says_where_the_facts_come_from(app):
    app.open()
    expect(app.page.get_by_text(re.compile("Starter catalogue: .* facts of"))).to_be_visible()
    expect(app.heading("Things to try")).to_be_visible()


def test_a_pause_in_the_typing_searches(app):
    app.open()
    app.field.press_sequentially("vapor", delay=20)
    expect(app.row("vapor/vapor")).to_be_visible()
    expect(app.field).to_have_value("vapor")


def test_the_list_grows_by_ten_until_it_ends(live, github):
    live.open().search("alphabet")
    expect(live.page.get_by_text("25 repositories")).to_be_visible()
    for shown in ["alphabet-0010", "alphabet-0020", "alphabet-0025"]:
        live.row(shown).scroll_into_view_if_needed()
    expect(live.page.get_by_text("That is all: 25 repositories.")).to_be_visible()
    expect(live.rows).to_have_count(25)
    assert sum("/search/" in path for path in github.requests) == 3


def test_a_page_that_fails_can_be_had_again_in_place(live, github):
    github.failing_pages = {2}
    live.open().search("alphabet")
    live.row("alphabet-0010").scroll_into_view_if_needed()
    expect(live.button("Try again")).to_be_visible()
    expect(live.rows).to_have_count(10)
    github.failing_pages = set()
    live.button("Try again").click()
    expect(live.row("alphabet-0020")).to_be_attached()


def test_filters_narrow_and_stay_in_the_address(app):
    app.open().search("server")
    app.button(re.compile("^Filters")).click()
    app.page.get_by_label("Language").select_option(label="Rust")
    app.button("Apply").click()
    expect(app.page).to_have_url(re.compile("language=Rust"))
    app.settled()
    expect(app.rows.first).to_contain_text("Rust")
    expect(app.button("Filters, 1 active")).to_be_visible()
    app.page.reload()
    app.settled()
    expect(app.rows.first).to_contain_text("Rust")


def test_a_recent_search_can_be_repeated_and_removed(app):
    app.open().search("vapor")
    app.open()
    app.button("vapor", exact=True).click()
    expect(app.row("vapor/vapor")).to_be_visible()
    app.open()
    app.button("Remove vapor from recent searches").click()
    app.settled()
    expect(app.button("vapor", exact=True)).to_have_count(0)
    app.page.reload()
    expect(app.heading("Things to try")).to_be_visible()


def test_nothing_found_is_said_and_can_be_left(app):
    app.open().search("zzyzxqq")
    expect(app.page.get_by_text("Nothing found for “zzyzxqq”")).to_be_visible()
    app.field.fill("")
    app.settled()
    expect(app.heading(re.compile("Recent searches|Things to try"))).to_be_visible()


@pytest.mark.parametrize("text", ["x" * 300, "a OR b OR c OR d OR e OR f OR g"])
def test_a_search_github_would_refuse_is_refused_in_words(app, text):
    app.open().search(text)
    expect(app.heading(re.compile("too long|Too many operators", re.I))).to_be_visible()


def test_what_is_typed_is_only_ever_text(app):
    app.open().search("<img src=x onerror=alert(1)>")
    assert app.page.locator("img[src='x']").count() == 0


def test_a_placeholder_and_names_are_whole_in_large_text(visit, shared_server):
    app = visit(shared_server, phone=True).open()
    app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    wide, room = app.field.evaluate(
        """field => {
            const { fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
            const drawing = document.createElement('canvas').getContext('2d');
            drawing.font = `${fontSize} ${fontFamily}`;
            return [drawing.measureText(field.placeholder).width, field.clientWidth];
        }"""
    )
    assert 0 < wide <= room
    app.search("kubernetes")
    name = app.row("kubernetes/kubernetes").locator(".text .text").last
    lines = name.evaluate("one => one.getClientRects().length")
    assert lines == 1, "the line is broken after the owner, and no word is"
