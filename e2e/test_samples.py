"""Every state of every screen that a sample shows, as a browser draws it."""

import pytest
import samples
from axe_playwright_python.sync_playwright import Axe

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


@pytest.fixture(scope="module", params=["light", "dark"])
def drawn(request, chromium):
    """A page that shows samples, in light and in dark."""
    context = chromium.new_context(color_scheme=request.param, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    samples.serve(page)
    yield page
    context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sample", samples.samples())
def test_axe_finds_nothing_wrong(drawn, sample, size):
    drawn.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    samples.show(drawn, sample)
    results = Axe().run(drawn)
    assert results.violations_count == 0, results.generate_report()
