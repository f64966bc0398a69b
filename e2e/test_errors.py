import re

from playwright.sync_api import expect


def test_a_rate_limit_says_when_github_allows_again(live, github):
    live.open()
    github.fault = "rate-limited"
    live.search("alphabet")
    expect(live.heading("GitHub asks for a pause")).to_be_visible()
    expect(live.page.get_by_text(re.compile(r"GitHub allows again at \d"))).to_be_visible()


def test_an_error_of_githubs_can_be_tried_again(live, github):
    live.open()
    github.fault = "error"
    live.search("alphabet")
    expect(live.heading("GitHub did not answer properly")).to_be_visible()
    github.fault = None
    live.button("Try again").click()
    expect(live.row("alphabet-0001")).to_be_visible()


def test_without_github_the_starter_catalogue_answers_and_says_so(live, github):
    live.open().search("alphabet")
    expect(live.row("alphabet-0001")).to_be_visible()
    github.stop()
    live.search("swift-nio")
    expect(live.row("apple/swift-nio")).to_be_visible()
    expect(live.page.get_by_text("Starter catalogue, facts of").first).to_be_visible()


def test_the_meter_shows_what_github_still_allows(live):
    live.open().search("alphabet")
    expect(live.page.get_by_role("img", name=re.compile("17 of 30 searches left"))).to_be_attached()


def test_a_browser_without_a_network_says_so_and_recovers(visit, shared_server):
    app = visit(shared_server).open().search("vapor")
    app.page.context.set_offline(True)
    expect(app.page.locator(".offline-banner")).to_be_visible()
    app.page.context.set_offline(False)
    expect(app.page.locator(".offline-banner")).to_be_hidden()
    app.settled()
    app.choose("vapor/vapor", "Save")
    expect(app.star_of("vapor/vapor")).to_be_visible()


def test_a_server_that_starts_again_under_an_open_page_is_not_noticed(visit, server):
    app = visit(server).open().search("vapor")
    app.choose("vapor/vapor", "Save")
    expect(app.star_of("vapor/vapor")).to_be_visible()
    app.field.fill("swift-n")
    server.kill()
    server.start()
    app.field.press_sequentially("io")
    expect(app.row("apple/swift-nio")).to_be_visible(timeout=20_000)
    expect(app.field).to_have_value("swift-nio")
    app.tab("Favourites")
    expect(app.row("vapor/vapor")).to_be_visible()


def test_a_note_that_is_being_written_is_there_again_with_its_sheet(visit, server):
    app = visit(server).open().search("vapor")
    app.choose("vapor/vapor", "Save")
    expect(app.star_of("vapor/vapor")).to_be_visible()
    app.open("/gitrepd/favourites").choose("vapor/vapor", "Edit")
    note = app.page.get_by_role("textbox", name="Why you keep it")
    note.fill("Half a no")
    app.settled()
    server.crash_under(app.page)
    expect(note).to_have_value("Half a no")
    note.press_sequentially("te")
    app.button("Save").click()
    expect(app.row("vapor/vapor")).to_contain_text("Half a note")
    expect(app.page.get_by_role("dialog")).to_have_count(0)
