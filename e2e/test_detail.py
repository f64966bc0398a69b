import re

from playwright.sync_api import expect


def test_the_page_of_a_repository_has_its_facts_and_its_readme(live):
    live.open("/gitrepd/repositories/letters/alphabet-0001")
    page = live.page
    for text in ["2 January 2020", "MIT", "Swift", "Last release 2.1.0"]:
        expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()
    expect(page.get_by_role("img", name="4,999 stars")).to_be_visible()
    expect(live.heading("alphabet-0001").last).to_be_visible()
    expect(page.get_by_text("alphabet-0001 --help")).to_be_visible()
    manual = page.get_by_role("link", name="the manual")
    expect(manual).to_have_attribute("href", "https://example.org/manual")
    address = page.get_by_role("link", name=re.compile("github.com.letters"))
    expect(address).to_have_attribute("href", "https://github.com/letters/alphabet-0001")
    expect(address).to_have_attribute("rel", re.compile("noopener"))


def test_a_readme_cannot_bring_script(live):
    live.open("/gitrepd/repositories/letters/alphabet-0001")
    expect(live.page.get_by_text("alphabet-0001 --help")).to_be_visible()
    assert live.page.locator("main script, .screen script").count() == 0


def test_the_star_saves_and_unsaves(app):
    app.open("/gitrepd/repositories/apple/swift-nio")
    app.button("Add to favourites").click()
    app.settled()
    app.button("Remove from favourites").click()
    app.settled()
    expect(app.button("Add to favourites")).to_be_visible()


def test_a_repository_that_is_gone_is_said(live):
    live.open("/gitrepd/repositories/letters/gone")
    expect(live.heading("Not found")).to_be_visible()


def test_a_result_opened_at_once_has_watchers_release_and_ways_on(live):
    live.open().search("alphabet")
    expect(live.page).to_have_title("alphabet · GitRepD")
    live.open_row("alphabet-0002")
    for text in ["Watchers", "42", "Last release 2.1.0"]:
        expect(live.page.get_by_text(text).filter(visible=True).first).to_be_visible()
    live.button("letters", exact=True).last.click()
    expect(live.page).to_have_url(re.compile(r"q=topic(%3A|:)letters"))
    expect(live.rows.first).to_be_visible()


def test_a_long_name_is_shown_whole(live):
    name = "Object-Detection-API-Tutorial-to-Train-Multiple-Objects-on-Windows-10-and-Linux"
    live.page.set_viewport_size({"width": 390, "height": 844})
    live.open(f"/gitrepd/repositories/letters/{name}")
    title = live.page.get_by_role("heading", name=name, level=2).first
    assert title.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_a_licence_that_the_catalogue_does_not_have_is_not_denied(visit, shared_server):
    app = visit(shared_server).open("/gitrepd/repositories/prettier/prettier")
    expect(app.page.get_by_text("Licence", exact=True).filter(visible=True)).to_be_visible()
    app.open("/gitrepd/repositories/JetBrains/kotlin")
    expect(app.page.get_by_text("Language", exact=True).filter(visible=True)).to_be_visible()
    expect(app.page.get_by_text("Licence", exact=True)).to_have_count(0)


def test_the_first_screen_leads_to_the_account_and_to_all_apps(app):
    app.open()
    app.button("All apps").click()
    expect(app.heading("Serendip")).to_be_visible()
    app.open()
    app.button("Account").click()
    expect(app.page).to_have_url(re.compile("/account"))
