function refresh(el) {
    if (!el || el.ariaBusy || isBusy(el)) return;
    hold(el, emit([idOf(el), 'refresh']));
}

function touchStarted(event) {
    if (gesture) holdTouch(event.target);
    const el = listener(event.target, 'refresh');
    if (el && event.touches.length === 1 && scrollerOf(el).scrollTop <= 0) loaded.pull?.(el, event.touches[0]);
}

// Without this Chromium follows a flick with a fling of its own, held back by `touch-action` and so unseen, and takes
// the next tap for the one that stops it.
function holdTouch(el) {
    const moved = (move) => gesture?.locked && move.preventDefault();
    on(el, 'touchmove', moved, { passive: false });
    on(el, 'touchend touchcancel', () => el.removeEventListener('touchmove', moved), { once: true });
}

// What a refreshable needs besides the server's markup: the indicator and a button.
function dressRefreshable(el) {
    if (!el.querySelector(':scope > .pull')) {
        el.prepend(make('div', { class: 'pull', 'aria-hidden': 'true' }, make('span', { class: 'spinner' })));
    }
    const screen = el.closest('.screen');
    const place = screen?.querySelector(':scope > .bar > .bar-trailing') ?? screen?.querySelector(':scope > .bar') ?? el;
    const name = el.dataset.refresh ?? 'Refresh', there = place.querySelector(':scope > .refresh-button');
    if (there) return void (there.title = there.ariaLabel = name);
    place.prepend(make('button', {
        type: 'button', class: 'refresh-button btn btn-plain', 'aria-label': name, title: name, 'data-for': el.dataset.w,
    }, icon('arrow.clockwise')));
}

// What a view says for the whole page stands at its root; `:has` would have the page styled anew at each change.
function dressPage() {
    for (const name of ['data-scheme', 'data-calm']) {
        setAttribute(document.documentElement, name, root.querySelector(`[${name}]`)?.getAttribute(name) ?? null);
    }
}

// Runs after every change of the tree.
function dress() {
    dressPage();
    for (const el of all(root, '[data-on~="refresh"]')) {
        dressRefreshable(el);
        if (!el.ariaBusy && !isBusy(el)) delete el.dataset.pulled;
    }
    for (const group of all(root, '.segmented')) placeThumb(group);
    showDialogs();
    lendLooks();
    dressRare();
}

function placeThumb(group) {
    if (!group) return;
    const radios = all(group, '[role=radio]');
    group.style.setProperty('--segments', radios.length);
    group.style.setProperty('--segment', radios.findIndex((radio) => radio.ariaChecked === 'true'));
}
