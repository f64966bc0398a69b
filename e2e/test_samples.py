"""Every state of every screen that a sample shows, as a browser draws it."""

import pytest
import samples
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


@pytest.fixture(scope="module")
def page(chromium):
    """A page that shows samples."""
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    samples.serve(page)
    samples.show(page, next(iter(samples.samples())))
    page.evaluate(Axe().axe_script)
    yield page
    context.close()


@pytest.mark.parametrize("sample", samples.samples())
def test_axe_finds_nothing_wrong(page, sample):
    """On both sizes; in dark only what the colours decide, as nothing else is different there."""
    page.emulate_media(color_scheme="light")
    samples.put(page, sample)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme, options in {"light": {}, "dark": {"runOnly": ["color-contrast"]}}.items():
            page.emulate_media(color_scheme=scheme)
            samples.rest(page)
            found = page.evaluate("options => axe.run(options)", {"resultTypes": ["violations"], **options})
            results = AxeResults(found)
            assert results.violations_count == 0, f"{size}, {scheme}\n{results.generate_report()}"
