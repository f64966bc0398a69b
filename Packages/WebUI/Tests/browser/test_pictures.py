"""Pictures that really load, in stacks whose height is asked for and not given; and blanks in texts."""

import pytest
from playwright.sync_api import expect

from conftest import settled

PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='{0}' height='{1}'/%3E"
BROKEN = "data:image/png;base64,AAAA"
OWN = '<img class="image" alt="{2}" data-w="9" src="{1}">'
RESIZABLE = '<img class="image resizable gx gy" alt="{2}" data-w="9" src="{1}" style="object-fit:contain">'


def page_of(picture, flexible, address, words="", frame=""):
    """A picture and a text below each other, as high as they are, in a column of 300."""
    image = picture.format("", address, words)
    shown = (
        f'<span class="async-image {flexible}" data-w="6"><span class="async-placeholder" data-w="7"></span>'
        f'<span class="async-content {flexible}" data-w="8">{image}</span></span>'
    )
    if frame:
        shown = f'<div class="fr {flexible}" data-w="5" style="{frame}">{shown}</div>'
    return (
        '<div class="scroll scroll-y gx gy" data-w="1"><div class="fr fix-y" data-w="2" style="width:300px">'
        f'<div class="vs {flexible}" data-w="3" style="align-items:start">{shown}<span class="text" data-w="4">Below</span></div></div></div>'
    )


def boxes(page):
    page.evaluate("document.querySelector('img').decode().catch(() => null)")
    settled(page)
    return page.evaluate("['img', '[data-w=\"4\"]'].map(one => { const box = document.querySelector(one).getBoundingClientRect(); return [box.width, box.height, box.top, box.bottom] })")


@pytest.mark.parametrize(
    "size, frame, drawn",
    [((60, 30), "", (60, 30)), ((1200, 600), "", (300, 150)), ((60, 400), "--most-y:100px;max-height:100px", (15, 100))],
)
def test_a_picture_has_its_own_size_but_fits(open_page, size, frame, drawn):
    picture, below = boxes(open_page(page_of(OWN, "", PICTURE.format(*size), frame=frame)))
    assert tuple(picture[:2]) == drawn
    assert picture[3] <= below[2]


def test_a_resizable_picture_takes_the_width_and_its_height_follows(open_page):
    picture, below = boxes(open_page(page_of(RESIZABLE, "gx gy", PICTURE.format(60, 30))))
    assert tuple(picture[:2]) == (300, 150)
    assert picture[3] <= below[2]


def test_a_row_that_scrolls_is_as_high_as_what_is_in_it(open_page):
    row = page_of(OWN, "", PICTURE.format(60, 30)).replace('<span class="async-image', '<div class="scroll scroll-x gx gy" data-w="10"><div class="hs gx gy" data-w="11"><span class="async-image')
    row = row.replace("</span></span><span", "</span></span></div></div><span").replace('class="vs "', 'class="vs gx gy"')
    picture, below = boxes(open_page(row))
    assert tuple(picture[:2]) == (60, 30)
    assert picture[3] <= below[2]


def test_where_a_picture_cannot_be_had_its_alternative_is_seen(open_page):
    picture, _ = boxes(open_page(page_of(OWN, "", BROKEN, "A long alternative")))
    assert picture[0] > 60 and picture[1] > 10


def test_a_picture_without_an_alternative_leaves_its_place_to_the_placeholder(open_page):
    page = open_page(page_of(OWN, "", BROKEN).replace('data-w="7"></span>', 'data-w="7">Waiting</span>'))
    # Once more, since a picture of the page itself may fail before there is a script.
    page.locator("img").evaluate("one => { one.src = one.src }")
    expect(page.locator("img")).to_be_hidden()
    expect(page.get_by_text("Waiting")).to_be_visible()


def test_texts_keep_their_blanks_and_lines(open_page):
    page = open_page('<div class="vs" data-w="1"><span class="text" data-w="2">if x:\n    y()  z\n\tt</span></div>')
    assert page.locator(".text").inner_text() == "if x:\n    y()  z\n\tt"


@pytest.mark.parametrize("said", [None, "light", "dark"])
def test_what_is_for_one_appearance_shows_in_it_whoever_says_which_it_is(open_page, said):
    page = open_page('<div class="vs" data-w="1"><div class="box on-light" data-w="2">Day</div><div class="fr on-dark" data-w="3">Night</div></div>')
    page.evaluate("said => said && document.documentElement.setAttribute('data-scheme', said)", said)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        assert page.locator("#webui-root").inner_text() == ("Night" if (said or scheme) == "dark" else "Day")
