import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

SCREENS = {
    "launcher": lambda app: app.page.goto(app.server.url),
    "start": lambda app: app.open(),
    "results": lambda app: app.open().search("swift"),
    "nothing found": lambda app: app.open().search("zzyzxqq"),
    "detail": lambda app: app.open("/gitrepd/repositories/apple/swift-nio"),
    "no favourites": lambda app: app.open("/gitrepd/favourites"),
    "favourites": lambda app: favourites(app),
    "filters": lambda app: (app.open(), app.button("Filters").click()),
    "editor": lambda app: (favourites(app), app.choose("apple/swift-nio", "Edit")),
    "export": lambda app: (favourites(app), app.menu("Export")),
    "row menu": lambda app: (
        app.open().search("swift-nio"),
        app.row("apple/swift-nio").get_by_role("button", name="More actions").click(),
    ),
}


def favourites(app):
    app.open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    return app.open("/gitrepd/favourites")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_wrong(visit, shared_server, screen, phone, scheme):
    app = visit(shared_server, phone=phone, color_scheme=scheme)
    SCREENS[screen](app)
    if screen != "launcher":
        app.settled()
    results = Axe().run(app.page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("screen", ["launcher", "start", "results", "detail", "favourites"])
def test_text_at_twice_its_size_still_fits(visit, shared_server, screen):
    app = visit(shared_server, phone=True)
    app.page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    SCREENS[screen](app)
    overflow = app.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert overflow <= 0


def test_suggestions_at_twice_their_size_are_whole(visit, shared_server):
    app = visit(shared_server, phone=True)
    app.page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    app.open()
    for words in ["static site generator", "embedded database"]:
        expect(app.page.get_by_text(words)).to_be_in_viewport(ratio=1)
