history.scrollRestoration = 'manual';
const storageKey = 'webui-history';
const trail = stored(storageKey) ?? { paths: [], tops: [] };
let entry = history.state?.webui ?? 0;
let awaited = null;

function address(kind, path) {
    if (kind === 'push') trail.paths.length = trail.tops.length = ++entry;
    history[`${kind}State`]({ webui: entry }, '', path);
    trail.paths[entry] = here();
}

function rememberScroll() {
    const screen = currentScreen();
    if (screen && !awaited) {
        trail.tops[entry] = Math.round(scrollerIn(screen).scrollTop);
        // What is left before it is kept is kept now, unless it has only begun to show.
        if (keepTimer && performance.now() - changedAt > 400) keepScreen(trail.paths[entry]);
    }
    store(storageKey, trail);
}

// The part of a screen that scrolls: the screen itself, or one list or scroll view that fills it.
const scrollerIn = (screen) => (screen.scrollHeight > screen.clientHeight + 1 ? screen
    : all(screen, '.scroll-y, .list').find((el) => el.scrollHeight > el.clientHeight + 1) ?? screen);

function travelled(event) {
    rememberScroll();
    entry = event.state?.webui ?? 0;
    awaited = { top: trail.tops[entry] ?? 0, event: emit([0, 'navigate', here()]) };
}

// Content may arrive over several frames; the person's own scrolling ends the attempt.
function restoreScroll() {
    if (!awaited || awaited.event?.q > wire.acknowledged) return;
    const screen = currentScreen();
    if (!screen) return;
    const scroller = scrollerIn(screen);
    scroller.scrollTop = awaited.top;
    if (Math.abs(scroller.scrollTop - awaited.top) < 2) awaited = null;
}

function scrolled({ target }) {
    if (target.nodeType !== 1) return;
    scrollTops.set(target, target.scrollTop);
    const screen = target.closest('.screen');
    if (!screen || (target !== screen && !target.matches('.scroll-y, .list'))) return;
    screen.toggleAttribute('data-scrolled', target.scrollTop > 4);
    const title = screen.querySelector(':scope > .large-title');
    if (title) screen.toggleAttribute('data-collapsed', target === screen && target.scrollTop > title.offsetHeight - 12);
}
