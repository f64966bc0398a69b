"""A page that loses its line, and what its browser keeps of it."""

from conftest import settled

KEPT = ' data-worker="/_live/worker.js" data-person="ada"'
ROW = '<div class="row" role="listitem" data-w="{0}1"><span data-w="{0}2">Row {0}</span><button class="btn" data-on="tap" data-ahead="remove" data-key="drop {0}" data-w="{0}3">Drop</button></div>'
LIST = f"""<div class="vs" data-w="1"><h1 data-w="2">List</h1><a href="/other" data-on="tap" data-w="3">Other</a>{"".join(ROW.format(n) for n in range(1, 9))}
<button class="btn" aria-pressed="false" data-on="tap" data-ahead="toggle" data-key="star" data-w="4">Star</button>
<div class="zs" data-testid="deck" data-w="5"><p data-past="9" data-left="skip 3" data-right="next 3" data-w="6">third</p><p data-past="9" data-left="skip 2" data-right="next 2" data-w="7">second</p><p data-past="9" data-left="skip 1" data-right="next 1" data-w="8">first</p></div>
<button class="btn" data-on="tap" data-ahead="throw right deck" data-key="next 1" data-w="9">Next</button></div>"""


def online_again(page, server):
    server.down = False
    page.context.set_offline(False)
    page.wait_for_selector(".offline-banner", state="hidden")
    settled(page)


def until(page, condition):
    """Waits until an asynchronous condition holds; Playwright itself asks such a one only once."""
    page.evaluate("""async condition => {
        const holds = eval(condition);
        for (const end = Date.now() + 20000; !await holds();) {
            if (Date.now() > end) throw Error(`never: ${condition}`);
            await new Promise(done => setTimeout(done, 50));
        }
    }""", condition)


def kept(page, path, text):
    until(page, f"async () => (await (await (await caches.open('webui-screens')).match('{path}'))?.text() ?? '').includes('{text}')")


def deeds(server):
    return [event[3] for event in server.events if event[1] == "act"]


def go_offline(page, server):
    page.context.set_offline(True)
    server.down = True
    server.cut()
    page.wait_for_selector(".offline-banner:visible")


def open_kept(open_page, server):
    """A page whose worker runs and whose screen is kept."""
    server.body_attributes = KEPT
    page = open_page(LIST, path="/list")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    settled(page)
    server.push(o=[[0, 2, "List of today"]])
    kept(page, "/list", "List of today")
    return page
