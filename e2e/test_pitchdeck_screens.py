"""Every screen of PitchDeck is looked at by axe, and fits at twice its size."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from pitchdeck import PitchDeck
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def sample(shared_server):
    """The addresses of an invented company with a deck."""
    import json
    import urllib.request

    query = '{ searchStartups(text: "Quietgrid") { nodes { documentId } } }'
    request = urllib.request.Request(
        shared_server.url + "/graphql", json.dumps({"query": query}).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["data"]["searchStartups"]["nodes"][0]["documentId"]


def filled_workspace(app, sample):
    app.open(f"/pitchdeck/startups/{sample}").press("Save")
    return app.open("/pitchdeck/workspace")


def editor(app, _):
    app.open("/pitchdeck/cabinet").press("New startup")
    app.field("Name").fill("Harbour Light")
    app.settled()


SCREENS = {
    "catalogue": lambda app, sample: app.open(),
    "found": lambda app, sample: app.open("/pitchdeck/?q=quietgrid&fresh=1"),
    "nothing": lambda app, sample: app.open("/pitchdeck/?q=zzyzxqq"),
    "filters": lambda app, sample: app.open().press("Filters"),
    "detail": lambda app, sample: app.open(f"/pitchdeck/startups/{sample}"),
    "gone": lambda app, sample: app.open("/pitchdeck/startups/" + "a" * 24),
    "reader": lambda app, sample: app.open(f"/pitchdeck/startups/{sample}/deck"),
    "workspace": filled_workspace,
    "stages": lambda app, sample: filled_workspace(app, sample).press("Edit stages"),
    "empty workspace": lambda app, sample: app.open("/pitchdeck/workspace"),
    "compare": lambda app, sample: app.open("/pitchdeck/compare"),
    "cabinet": lambda app, sample: app.open("/pitchdeck/cabinet"),
    "editor": editor,
    "profile": lambda app, sample: app.open("/pitchdeck/profile"),
    "reviews": lambda app, sample: app.open("/pitchdeck/reviews"),
}


@pytest.mark.parametrize("form", ["phone-light", "desk-dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_wrong_in_pitchdeck(visit, shared_server, sample, screen, form):
    app = visit(shared_server, phone=form == "phone-light", color_scheme=form.split("-")[1])
    SCREENS[screen](PitchDeck(app.page, shared_server), sample)
    app.settled()
    results = Axe().run(app.page)
    assert results.violations_count == 0, results.generate_report()
    assert overflow(app.page) <= 0


@pytest.mark.parametrize("screen", ["catalogue", "detail", "editor", "cabinet"])
def test_a_finger_finds_each_button_of_a_bar(visit, shared_server, sample, screen):
    app = visit(shared_server, phone=True)
    SCREENS[screen](PitchDeck(app.page, shared_server), sample)
    app.settled()
    buttons = app.page.locator(".bar :is(button, a, summary)").filter(visible=True)
    assert buttons.count() > 0
    for index in range(buttons.count()):
        button = buttons.nth(index)
        # 44 px in both directions, whatever is drawn of it.
        missed = button.evaluate("""button => {
            const { left, right, top, bottom } = button.getBoundingClientRect()
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            // What lies under a sheet is nobody's to press.
            if (!button.contains(document.elementFromPoint(x, y))) return []
            const [across, down] = [Math.max(right - left, 43), Math.max(bottom - top, 43)].map((size) => size / 2 - 0.5)
            return [[x - across, y], [x + across, y], [x, y - down], [x, y + down]]
                .filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)))
        }""")
        assert missed == [], button.evaluate("button => button.outerHTML")


@pytest.mark.parametrize("screen", ["catalogue", "detail", "workspace", "editor"])
def test_arabic_and_large_text_fit(visit, shared_server, sample, screen):
    arabic = visit(shared_server, phone=True, locale="ar")
    arabic.page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })"
    )
    app = PitchDeck(arabic.page, shared_server)
    app.open({"catalogue": "/pitchdeck/", "workspace": "/pitchdeck/workspace", "editor": "/pitchdeck/cabinet"}.get(
        screen, f"/pitchdeck/startups/{sample}"
    ))
    assert overflow(arabic.page) <= 0
    assert arabic.page.evaluate(CUT_CHIPS) == []
    assert arabic.page.evaluate(CUT_BEGINNINGS) == []
    assert arabic.page.evaluate(OUT_OF_ROWS) == []


# No word of a row stands out of it, as over the mark that leads on.
OUT_OF_ROWS = """() => [...document.querySelectorAll('.navlink-label .text:not(.text .text)')].filter((text) => {
    const word = text.getBoundingClientRect(), row = text.closest('.navlink-label').getBoundingClientRect();
    return word.width && (word.left < row.left - 1 || word.right > row.right + 1);
}).map((text) => text.textContent)"""

# Of words on a ground of their own each is to be read.
CUT_CHIPS = """() => [...document.querySelectorAll('[style*="9999px"] .text')]
    .filter((text) => text.offsetParent && (text.scrollWidth > text.clientWidth || text.clientWidth < 16))
    .map((text) => text.textContent)"""

# A line may lose its end, whichever way it goes.
CUT_BEGINNINGS = """() => [...document.querySelectorAll('.line, .bar-title')].filter((line) => {
    const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
    if (!line.offsetParent || !words) return false;
    const range = document.createRange(), box = line.getBoundingClientRect();
    range.setStart(words, words.data.search(/[\\p{L}\\p{N}]/u));
    range.setEnd(words, range.startOffset + 1);
    const letter = range.getBoundingClientRect();
    return letter.left < box.left - 1 || letter.right > box.right + 1;
}).map((line) => line.textContent)"""


@pytest.mark.parametrize(
    "locale, save, stage, name", [("en-GB", "Save", "Stage", "Reading"), ("de-DE", "Merken", "Stand", "Abgelehnt")]
)
def test_a_stage_is_chosen_by_its_whole_name(visit, shared_server, sample, locale, save, stage, name):
    app = PitchDeck(visit(shared_server, phone=True, locale=locale).page, shared_server)
    app.open(f"/pitchdeck/startups/{sample}").press(save, exact=True)
    # A menu has room for all of a name, whatever the language.
    app.page.get_by_label(stage, exact=True).filter(visible=True).last.select_option(name)
    app.settled()
    app.open("/pitchdeck/workspace")
    expect(app.button(f"{name} 1", exact=True)).to_be_visible()


def overflow(page):
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
