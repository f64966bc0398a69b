"""Without a line: the app opens and shows what it showed last; `test_deeds.py` has what is done meanwhile."""

import re

import pytest
from conftest import settled
from offline import KEPT, LIST, deeds, go_offline, kept, online_again, open_kept, until
from test_connection import HIDE


@pytest.fixture
def kept_page(open_page, server):
    return open_kept(open_page, server)


def test_a_sign_in_page_is_never_kept_in_the_place_of_a_file(open_page, server):
    server.body_attributes = KEPT
    page = open_page(LIST, path="/list")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # It stands before the server while the worker fetches the files of the first screen it keeps.
    server.sign_in = "page"
    page.evaluate(HIDE, True)
    until(page, "async () => await (await caches.open('webui-screens')).match('/list')")
    server.sign_in = None
    page.reload()
    settled(page)
    page.click("text=Star")
    server.wait(lambda: deeds(server) == ["star"])
    until(page, "async () => (await (await caches.match('/_live/b1/webui.js'))?.text() ?? '').includes('use strict')")


def test_a_screen_opens_without_a_line_as_it_looked_last(kept_page, server):
    page = kept_page
    go_offline(page, server)
    page.reload()
    assert page.inner_text("h1") == "List of today"
    page.wait_for_selector(".offline-banner:visible")
    assert re.fullmatch(r"You’re offline\. As of \d{1,2}:\d\d [AP]M\.", page.inner_text(".offline-banner"))
    assert page.evaluate("getComputedStyle(document.querySelector('.vs')).display") == "flex"
    assert page.evaluate("document.body.dataset.session") == ""


def test_a_screen_opened_without_a_line_comes_alive_with_it(kept_page, server):
    page = kept_page
    go_offline(page, server)
    page.reload()
    page.wait_for_selector(".offline-banner:visible")

    def answer(url, fields):
        server.reset_session("r2")
        return {"s": "r2", "k": "k-r2", "v": 0, "r": LIST.replace("List<", "Fresh<")}

    server.resume_answer = answer
    online_again(page, server)
    assert page.inner_text("h1") == "Fresh"


def test_links_lead_to_kept_screens_and_say_so_where_there_is_none(kept_page, server):
    page = kept_page
    go_offline(page, server)
    page.click("text=Other")
    page.wait_for_selector("text=not kept here")
    assert page.evaluate("getComputedStyle(document.querySelector('.btn-prominent')).borderRadius") != "0px", "it has our look"
    assert page.locator("a", has_text="Back to the app").get_attribute("href") == "/other/"
    page.go_back()
    assert page.inner_text("h1") == "List of today"


def test_what_is_not_kept_is_there_as_soon_as_there_is_a_line(kept_page, server):
    page = kept_page
    go_offline(page, server)
    page.goto(server.url + "/never-seen")
    page.wait_for_selector("text=not kept here")
    server.pages["/never-seen"] = '<div data-w="1"><h1 data-w="2">Here it is</h1></div>'
    server.down = False
    page.context.set_offline(False)
    page.wait_for_selector("text=Here it is")


TABS = """<div class="tabs gx gy" data-w="1"><div class="tab-panels" data-w="2"><div class="tab-panel" data-w="3"><h1 data-w="4">First</h1></div></div>
<nav class="tab-bar" aria-label="Tabs" data-w="5"><a class="tab-item" aria-current="page" href="/app/" data-on="tap" data-w="6">First</a><a class="tab-item" href="/app/second" data-on="tap" data-w="7">Second</a></nav></div>"""


def test_what_is_not_kept_has_the_tabs_of_what_is(open_page, server):
    server.body_attributes = KEPT
    page = open_page(TABS, path="/app/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    settled(page)
    kept(page, "/app/", "Second")
    go_offline(page, server)
    page.goto(page.url + "second")
    page.wait_for_selector("text=not kept here")
    assert page.locator("nav.tab-bar a[aria-current]").count() == 0, "it is none of them"
    bar = page.locator("nav.tab-bar").bounding_box()
    assert bar["y"] + bar["height"] <= page.viewport_size["height"]
    page.click("nav.tab-bar >> text=First")
    page.wait_for_selector("h1:text-is('First')")


def test_another_person_does_not_see_what_was_kept(kept_page, server):
    page = kept_page
    server.body_attributes = KEPT.replace("ada", "grace")
    page.goto(server.url + "/else")
    until(page, "async () => !await (await caches.open('webui-screens')).match('/list')")


NAVLINK = '<div class="row" role="listitem" data-w="{0}1"><a class="navlink" href="{1}" data-on="tap" data-w="{0}2"><span class="text">{2}</span></a></div>'
BUTTON = '<button type="button" aria-label="Open" data-kept="/app/seen/lee/oven An oven · Lee" data-on="tap" data-w="15">Oven</button>'
SEARCH = """<div class="nav" data-w="1"><section class="screen" data-depth="0" data-w="2"><header class="bar"><h1 class="bar-title" data-w="3">Find</h1></header>
<form class="search" role="search" data-w="4"><input type="search" name="q" aria-label="Search" data-on="input" data-w="5"></form>
<div class="screen-content" data-w="6"><div class="list" data-w="7">{}</div></div></section></div>"""


@pytest.fixture
def first_visit(open_page, server):
    """A page that was opened once, of an app with a library."""
    server.body_attributes = KEPT + ' data-library="/app/kept"'
    server.pages["/app/saved"] = SEARCH.format(NAVLINK.format(1, "/app/saved/ada/engine", "ada/engine, saved"))
    server.pages["/app/saved/ada/engine"] = "<h1>The engine</h1>"
    server.pages["/app/find"] = SEARCH.format(NAVLINK.format(1, "/app/seen/kim/rust-grep", "kim/rust-grep, seen") + BUTTON)
    server.library = [
        {"address": "/app/saved", "version": "1"},
        {"address": "/app/saved/ada/engine", "version": "1", "also": ["/app/seen/ada/engine"]},
    ]
    page = open_page(path="/app/find")
    until(page, "async () => (await (await caches.open('webui-library')).keys()).length === 3")
    kept(page, "/app/find", "rust-grep")
    return page


def test_from_the_first_visit_on_the_page_and_the_library_open_without_a_line(first_visit, server):
    page = first_visit
    go_offline(page, server)
    page.reload()
    page.wait_for_selector("text=rust-grep")
    assert page.evaluate("getComputedStyle(document.querySelector('.screen')).display") != "inline", "it has its style"
    page.goto(server.url + "/app/saved")
    page.click("text=ada/engine")
    page.wait_for_selector("text=The engine")
    page.goto(server.url + "/app/seen/ada/engine")
    page.wait_for_selector("text=The engine")


def test_what_the_library_has_is_fetched_again_only_when_it_has_changed(first_visit, server):
    page = first_visit
    server.library = [{"address": "/app/saved", "version": "2"}]
    server.push(o=[[0, 3, "Found"]])
    until(page, "async () => (await (await caches.open('webui-library')).keys()).length === 1")
    server.push(o=[[0, 3, "Found again"]])
    kept(page, "/app/find", "Found again")
    assert server.kept_pages == ["/app/saved", "/app/saved/ada/engine", "/app/saved"]


def test_what_the_library_has_anew_takes_the_place_of_what_was_shown_there(first_visit, server):
    page = first_visit
    server.library = [{"address": "/app/find", "version": "1"}]
    server.push(o=[[0, 3, "Found"]])
    until(page, "async () => !await (await caches.open('webui-screens')).match('/app/find')")
    assert server.kept_pages[-1] == "/app/find"


def test_without_a_line_a_search_looks_through_what_is_kept(first_visit, server):
    page = first_visit
    go_offline(page, server)
    page.fill("[type=search]", "ada")
    page.wait_for_selector("text=1 kept here")
    assert page.inner_text(".kept-found a") == "ada/engine, saved"
    page.fill("[type=search]", "nothing of the kind")
    page.wait_for_selector("text=Nothing that is kept here matches")
    page.fill("[type=search]", "")
    page.wait_for_selector("text=rust-grep")
    page.fill("[type=search]", "rust seen")
    page.wait_for_selector(".kept-found a")
    page.fill("[type=search]", "oven lee")
    page.wait_for_selector(".kept-found a[href='/app/seen/lee/oven']")
    assert page.inner_text(".kept-found a") == "An oven · Lee"
    online_again(page, server)
    assert page.locator(".kept-found").count() == 0


def test_a_screen_that_is_left_soon_is_kept_but_not_in_the_place_of_a_kept_one(open_page, server):
    server.body_attributes = KEPT
    page = open_page('<div class="nav" data-w="8"><section class="screen" data-depth="0" data-w="9"><h1 data-w="2">First</h1></section></div>')
    kept(page, "/", "First")
    shown = "([text, since]) => document.querySelector('h1').textContent === text && performance.now() - since > 500"

    def move(kind, path, text):
        since = page.evaluate("performance.now()")
        server.push(o=[[0, 2, text]], u=[kind, path])
        page.wait_for_function(shown, arg=[text, since])

    move("push", "/second", "Second")
    move("push", "/third", "Third")
    kept(page, "/second", "Second")
    move("replace", "/second", "Second, half done")
    move("push", "/fourth", "Fourth")
    move("push", "/fifth", "Fifth")
    kept(page, "/fourth", "Fourth")
    kept(page, "/second", "Second<")


def test_the_first_screen_is_kept_as_soon_as_there_is_a_worker_with_the_pictures_of_cards_below(chromium, server):
    server.body_attributes = KEPT
    server.pages["/"] = LIST + '<i hidden data-still="&lt;img src=&quot;/pictures/4?size=card&quot;>&amp;lt;"></i>'
    context = chromium.new_context()
    page = context.new_page()
    # Of what is kept when a screen has stood for two seconds nothing comes here.
    page.add_init_script("const after = setTimeout; window.setTimeout = (work, time, ...rest) => time === 2000 ? 0 : after(work, time, ...rest)")
    page.add_init_script("const say = ServiceWorker.prototype.postMessage; ServiceWorker.prototype.postMessage = function (told) { window.told = told; say.call(this, told); }")
    page.goto(server.url + "/list")
    kept(page, "/list", "List")
    # As elements, they would have asked for them.
    server.wait(lambda: server.pictures == ["/pictures/4"])
    # They are long to write, so the worker does it.
    still = "new DOMParser().parseFromString(TEXT, 'text/html').querySelector('[data-still]').dataset.still"
    assert "pictures" not in page.evaluate(still.replace("TEXT", "told.html"))
    text = "await (await (await caches.open('webui-screens')).match('/list')).text()"
    assert page.evaluate(f"async () => {still.replace('TEXT', text)}") == '<img src="/pictures/4?size=card">&lt;'
    context.close()
