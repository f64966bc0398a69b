"""READMEs as they are seen: pictures that really load, and code as it was written."""

import pytest
import readme_pictures
from playwright.sync_api import expect
from readme_pictures import HOST, drawn
from repofinder import RepoFinder

PICTURES = f"""# {{name}}

![alone]({HOST}/alone-64x32.png)

After the first.

[![linked]({HOST}/linked-80x40.png)](https://example.org/linked)

After the linked one.

[![build]({HOST}/badge-90x20.svg)](https://example.org/build) ![size]({HOST}/badge-110x20.svg)

![wide]({HOST}/wide-2000x500.png)

![tall]({HOST}/tall-40x900.svg)

- ![in a list]({HOST}/list-70x35.png)

> ![in a quote]({HOST}/quote-60x30.svg)

<p align="center"><img src="{HOST}/html-600x400.png" width="150" alt="HTML"></p>

<a href="https://example.org"><img src="{HOST}/icon-24x24.svg" width="120"></a>

<img src="{HOST}/low-400x200.png" height="50">

![of no size]({HOST}/missing.png)

The end.
"""

# What is drawn, by a part of the address; `None` is the width of the column.
SIZES = {
    "alone": (64, 32), "linked": (80, 40), "badge-90": (90, 20), "badge-110": (110, 20), "tall": (40, 900),
    "list": (70, 35), "quote": (60, 30), "html": (150, 100), "icon": (120, 120), "low": (100, 50),
}  # fmt: skip

PAGES = ["/gitrepd/repositories/letters/alphabet-0001", "/repofinder/repo/letters/alphabet-0001"]


@pytest.fixture(params=["phone", "desktop"])
def open_page(request, visit, live_server, github):
    """Opens the page of a repository with this README, in a browser that has pictures."""

    def open_page(readme, path=PAGES[0], **options):
        github.readme = readme
        app = visit(live_server, phone=request.param == "phone", **options)
        readme_pictures.serve(app.page.context)
        if path.startswith("/repofinder"):
            RepoFinder(app.page, live_server).open().skip_questions()
        app.open(path)
        expect(app.page.get_by_text("The end.").filter(visible=True)).to_be_visible()
        return app

    return open_page


@pytest.mark.parametrize("path", PAGES)
def test_pictures_have_their_own_size_once_they_are_there(open_page, path):
    page = open_page(PICTURES, path).page
    for part, size in SIZES.items():
        assert tuple(drawn(page, part)) == size, part
    column = round(page.get_by_text("The end.").evaluate("one => one.closest('.vs').getBoundingClientRect().width"))
    width, height = drawn(page, "wide")
    assert width == column and abs(height - column / 4) <= 1


def test_nothing_lies_over_what_follows_a_picture(open_page):
    page = open_page(PICTURES).page
    drawn(page, "linked")
    link = page.get_by_role("link", name="linked").bounding_box()
    after = page.get_by_text("After the linked one.").bounding_box()
    assert link["height"] >= 40
    assert link["y"] + link["height"] <= after["y"]


def test_a_picture_that_is_not_there_is_its_alternative(open_page):
    picture = open_page(PICTURES).page.locator('img[src*="missing"]')
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("alt", "of no size")
    # The browser draws the words only after it has failed to read the picture.
    picture.page.wait_for_function(
        "() => document.querySelector('img[src*=missing]').getBoundingClientRect().width > 40"
    )


PLACES = f"""# {{name}}

- [Usage](#usage)
- [Usage again](#usage-1)
- [Elsewhere](#elsewhere)

<picture><source media="(prefers-color-scheme: dark)" srcset="{HOST}/night-50x20.png"><img src="{HOST}/day-50x20.png"></picture>

![]({HOST}/noon-40x20.png#gh-light-mode-only) ![]({HOST}/midnight-40x20.png#gh-dark-mode-only)

## Usage

{"x<br>" * 80}

## Usage

The end.

{"y<br>" * 80}
"""


def test_a_page_shows_the_pictures_for_its_appearance_and_its_links_lead_to_headings(open_page):
    page = open_page(PLACES).page
    shown = """() => [...document.querySelectorAll('.async-content img')].filter((one) => one.checkVisibility())
        .map((one) => one.src.match(/(\\w+)-\\d+x/)[1])"""
    for scheme, pictures in [("light", ["day", "noon"]), ("dark", ["night", "midnight"])]:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(shown) == pictures
    second = page.get_by_role("heading", name="Usage").filter(visible=True).nth(1)
    expect(second).not_to_be_in_viewport()
    address = page.url
    page.get_by_role("link", name="Usage again").filter(visible=True).click()
    expect(second).to_be_in_viewport()
    assert page.url == address and len(page.context.pages) == 1
    elsewhere = page.get_by_role("link", name="Elsewhere").filter(visible=True)
    expect(elsewhere).to_have_attribute("href", "https://github.com/letters/alphabet-0001#elsewhere")


CODE = "# {name}\n\n```python\nif x:\n    y()\n```\n\n```make\nall:\n\tcc  a.c\n```\n\n    a\tb\n    └── c\n\nThe end.\n"


def test_code_is_seen_and_copied_as_it_was_written(open_page):
    app = open_page(CODE, permissions=["clipboard-read", "clipboard-write"])
    page = app.page
    for number, code in enumerate(["if x:\n    y()", "all:\n\tcc  a.c", "a\tb\n└── c"]):
        block = page.locator(".scroll-x .mono").filter(visible=True).nth(number)
        # What is shown, with blanks that are seen: `innerText` has what the page draws.
        assert block.inner_text() == code
        page.get_by_role("button", name="Copy").filter(visible=True).first.click()
        app.settled()
        expect(page.get_by_role("button", name="Copied").filter(visible=True)).to_have_count(number + 1)
        page.wait_for_function("wanted => navigator.clipboard.readText().then(text => text === wanted)", arg=code)


@pytest.mark.parametrize("path", PAGES)
def test_a_readme_that_was_cut_says_so_and_leads_to_the_whole(open_page, path):
    page = open_page(f"# {{name}}\n\nThe end.\n\n<!-- {'x' * 600_000} -->\n", path).page
    expect(page.get_by_text("longer than what is shown").filter(visible=True)).to_be_visible()
    whole = page.get_by_role("link", name="Read all of it on GitHub").filter(visible=True)
    expect(whole).to_have_attribute("href", "https://github.com/letters/alphabet-0001#readme")


def test_a_readme_that_is_whole_says_nothing(open_page):
    page = open_page(CODE).page
    expect(page.get_by_text("longer than what is shown")).to_have_count(0)


GITHUB = """# {name} :rocket:

> [!WARNING]
> Mind the *gap*.

<details>
<summary>What changed</summary>

- Faster
- H<sub>2</sub>O

</details>

See the note[^1], and $E = mc^2$.

The end.

[^1]: A note below.
"""


@pytest.mark.parametrize("path", PAGES)
def test_what_github_adds_is_shown_as_there(open_page, path):
    app = open_page(GITHUB, path)
    page = app.page
    expect(page.get_by_role("heading", name="🚀").filter(visible=True)).to_be_visible()
    expect(page.get_by_text("Warning", exact=True).filter(visible=True)).to_be_visible()
    expect(page.get_by_text("Mind the gap.").filter(visible=True)).to_be_visible()
    expect(page.get_by_text("See the note¹, and").filter(visible=True)).to_be_visible()
    expect(page.get_by_text("A note below.").filter(visible=True)).to_be_visible()
    expect(page.get_by_text("H₂O")).to_have_count(0)
    more = page.get_by_role("button", name="What changed").filter(visible=True)
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("H₂O").filter(visible=True)).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")


MIXED = f"""# <img src="{HOST}/logo-40x40.png" width="40"> A title

Words before ![among words]({HOST}/among-120x60.png) and after.

| a | b |
|---|---|
| ![cell]({HOST}/cell-600x300.png) | x |

- ![item]({HOST}/item-50x25.png) An item

The end.
"""


def test_a_picture_beside_words_is_drawn(open_page):
    page = open_page(MIXED).page
    sizes = {"logo": [40, 40], "among": [120, 60], "cell": [160, 80], "item": [50, 25]}
    assert {part: drawn(page, part) for part in sizes} == sizes
    expect(page.get_by_role("heading", name="A title")).to_be_visible()


FLOWING = f"""Press ![key]({HOST}/key-16x16.svg) **or ![other]({HOST}/other-16x16.svg)** here.

Built ![one]({HOST}/one-40x20.svg) [![two]({HOST}/two-50x20.svg)](https://example.org) now.

1. <img src="{HOST}/given-200x100.png" width="20"> Done<br>by <img src="{HOST}/high-200x100.png" height="20"> hand.

The end.
"""

LINES_OF = """one => {
    const middles = [...one.querySelectorAll('img, .text:not(:has(*))')].filter(each => each.getClientRects().length)
        .map(each => { const { top, bottom } = each.getBoundingClientRect(); return (top + bottom) / 2 }).filter(middle => middle);
    return middles.filter((middle, index) => !index || Math.abs(middle - middles[index - 1]) > 9).length;
}"""


def test_pictures_stand_in_the_line_of_their_words(open_page):
    page = open_page(FLOWING).page
    sizes = {"key": [16, 16], "other": [16, 16], "one": [40, 20], "two": [50, 20], "given": [20, 10], "high": [40, 20]}
    assert {part: drawn(page, part) for part in sizes} == sizes
    flows = page.locator(".flow")
    assert [flow.evaluate(LINES_OF) for flow in flows.all()] == [1, 1, 2]
    assert [flow.text_content() for flow in flows.all()] == ["Press  or  here.", "Built   now.", " Done\nby  hand."]


WIDE = f"""<h1><a href="https://example.org"><img src="{HOST}/banner-1200x300.png" width="900"></a><br>A title</h1>

<p><img src="{HOST}/left-400x300.png" width="45%"> <a href="https://example.org"><img src="{HOST}/right-400x300.png" width="45%"></a></p>

The end.
"""


def test_pictures_are_no_wider_than_their_line_and_parts_of_it_stand_in_it(open_page):
    page = open_page(WIDE).page
    flow = page.locator(".flow").last
    line = flow.bounding_box()["width"]
    assert drawn(page, "banner")[0] == pytest.approx(min(900, line), abs=1)
    left, right = (page.locator(f'.async-content img[src*="{part}"]').bounding_box() for part in ["left", "right"])
    assert left["y"] == right["y"]
    assert [left["width"], right["width"]] == pytest.approx([0.45 * line] * 2, abs=1)


TABLE = """# {name}

| No | Platform | Supported | COMMAND |
|---|---|---|---|
| 1 | Windows | yes | WMIC |

The end.
"""

LINES = """one => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
}"""


def test_no_word_of_a_table_is_broken(open_page):
    page = open_page(TABLE).page
    for word in ["No", "Platform", "Supported", "COMMAND", "Windows", "WMIC"]:
        assert page.get_by_text(word, exact=True).filter(visible=True).first.evaluate(LINES) == 1, word


LOGO = f"""<p align="center"><img src="{HOST}/logo-120x40.png" width="120"></p>

# A project of some words

What it is for, in a few more words.

<h2><img src="{HOST}/second-100x50.png" width="100"><br>A part of some words</h2>

The end.
"""


@pytest.mark.parametrize("path", PAGES)
def test_words_below_a_logo_have_the_whole_column(open_page, path):
    page = open_page(LOGO, path).page
    assert [drawn(page, part) for part in ["logo", "second"]] == [[120, 40], [100, 50]]
    for words in ["A project of some words", "What it is for, in a few more words.", "A part of some words"]:
        assert page.get_by_text(words, exact=True).filter(visible=True).last.evaluate(LINES) == 1, words
