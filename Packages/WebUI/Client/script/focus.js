const returnTo = new WeakMap();
const visibleScreen = new WeakMap();
const scrollTops = new WeakMap();
let lastTapped = null;

function keepFocus(work) {
    const active = document.activeElement;
    const caret = caretOf(active);
    work();
    if (active !== document.activeElement && active?.isConnected) restoreCaret(active, caret);
}

// Focus in something that goes away moves to its neighbour, not to the top of the page.
function moveFocusOut(el) {
    if (!el.contains(document.activeElement) || el.matches('dialog, .screen')) return;
    const firstIn = (node) => node && all(node, focusable).find(shown);
    const neighbour = firstIn(el.nextElementSibling) ?? firstIn(el.previousElementSibling);
    if (neighbour) neighbour.focus({ preventScroll: true }); else focusTitle(el.closest('.screen'));
}

function focusTitle(screen) {
    const title = screen?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
}

// Notices which screen each navigation stack shows now: moves focus, scroll position and plays the change.
function noteScreens(live) {
    for (const nav of all(root, '.nav')) {
        const { column } = nav.dataset;
        const screen = column ? nav.children[column === 'detail' || wide.matches ? 1 : 0]
            : [...nav.children].findLast((el) => el.matches('.screen') && !el.hidden && !el.inert);
        const old = visibleScreen.get(nav);
        if (!screen || screen === old) continue;
        visibleScreen.set(nav, screen);
        if (!old || !live) continue;
        if (Number(screen.dataset.depth) > Number(old.dataset.depth)) pushed(screen, old); else popped(screen, old);
    }
}

function pushed(screen, old) {
    const trigger = old.contains(lastTapped) ? lastTapped : old.contains(document.activeElement) && document.activeElement;
    if (trigger) returnTo.set(old, trigger);
    old.dataset.motion = 'under';
    screen.dataset.motion = 'push';
    for (const el of [old, screen]) finished(el).then(() => delete el.dataset.motion);
    const wanted = screen.querySelector('[autofocus]');
    if (wanted) wanted.focus(); else focusTitle(screen);
}

function popped(screen, old) {
    if (old.isConnected) {
        screen.dataset.motion = 'reveal';
        old.dataset.motion = 'pop';
        for (const el of [old, screen]) finished(el).then(() => delete el.dataset.motion);
    }
    // Some browsers forget the scroll position of an element that was not displayed.
    for (const el of all(screen, '.screen, .scroll, .list')) {
        if (scrollTops.has(el)) el.scrollTop = scrollTops.get(el);
    }
    const trigger = returnTo.get(screen);
    if (shown(trigger)) trigger.focus({ preventScroll: true }); else focusTitle(screen);
}
