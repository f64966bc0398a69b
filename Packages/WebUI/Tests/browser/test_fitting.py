"""ViewThatFits: the browser chooses among the views by the room there is."""

from conftest import settled

BOX = '<div class="fr fw" data-w="{0}" style="width:{1}px;height:{2}px"></div>'
VIEWS = BOX.format(3, 300, 20) + BOX.format(4, 200, 20) + BOX.format(5, 100, 20)


def page_of(width, views=VIEWS, axes="xy", height="auto"):
    return f'<div class="vs" data-w="1" style="width:{width}px;height:{height}"><div class="fits" data-fits="{axes}" data-w="2">{views}</div></div>'


def shown(page):
    page.wait_for_selector(".fits[data-fitted]", state="attached")
    settled(page)
    return page.evaluate("[...document.querySelectorAll('.fits > *')].filter(one => one.checkVisibility()).map(one => Number(one.dataset.w))")


def test_the_first_that_fits_is_shown(open_page):
    assert shown(open_page(page_of(250))) == [4]
    assert shown(open_page(page_of(300))) == [3]
    assert shown(open_page(page_of(50))) == [5]


def test_height_counts_where_it_is_given(open_page):
    views = BOX.format(3, 20, 90) + BOX.format(4, 20, 40)
    assert shown(open_page(page_of(250, views, "y", "60px"))) == [4]
    assert shown(open_page(page_of(250, views, "y"))) == [3]
    assert shown(open_page(page_of(10, views, "y"))) == [3]


def test_what_fits_changes_with_the_room(open_page):
    page = open_page(page_of(250))
    assert shown(page) == [4]
    page.evaluate("document.querySelector('.vs').style.width = '320px'")
    page.wait_for_function("() => document.querySelector('[data-w=\"3\"]').checkVisibility()")
    assert shown(page) == [3]


def test_what_fits_changes_with_the_views_and_stays_through_everything_anew(open_page, server):
    page = open_page(page_of(250))
    shown(page)
    server.push(o=[[3, 3, "width", "240px"]])
    page.wait_for_function("() => document.querySelector('[data-w=\"3\"]').checkVisibility()")
    server.push(r=page_of(250))
    page.wait_for_function("() => document.querySelector('[data-w=\"4\"]').checkVisibility()")
    assert shown(page) == [4]


def test_a_text_is_measured_in_one_line_and_shares_a_row(open_page):
    texts = '<span class="text" data-w="3">A long text that has no room here</span><span class="text" data-w="4">Short</span>'
    row = f'<div class="hs" data-w="1" style="width:200px"><div class="fits" data-fits="x" data-w="2">{texts}</div>{BOX.format(5, 100, 20)}</div>'
    assert shown(open_page(row)) == [4]
    assert shown(open_page(row.replace("width:200px", "width:600px"))) == [3]
