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
