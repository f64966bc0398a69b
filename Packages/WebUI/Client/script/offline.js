// Screens are kept as they look, without their session: a page opened from one asks for a session of its own.
const worker = page.dataset.worker && navigator.serviceWorker;
const keptIn = ['webui-screens', 'webui-library'];
let keepTimer, changedAt;

function startKeeping() {
    if (!worker) return;
    worker.register(page.dataset.worker, { scope: '/' }).catch(() => { /* private windows may have none; then nothing is kept */ });
    if (localStorage.webuiPerson !== page.dataset.person) for (const name of keptIn) caches.delete(name);
    localStorage.webuiPerson = page.dataset.person;
    // The first visit may be a short one.
    worker.ready.then(() => keepScreen());
}

function keepSoon() {
    changedAt = performance.now();
    clearTimeout(keepTimer);
    keepTimer = later(2, keepScreen);
}

function keepScreen(left) {
    // A screen that asks for a password is of no use without a line.
    if (!worker || !openedAt || root.querySelector('[type=password]')) return;
    keepTimer = clearTimeout(keepTimer);
    returnLooks();
    const copy = document.documentElement.cloneNode(true);
    lendLooks();
    for (const card of all(copy, '[data-past]:not([data-w])')) card.remove();
    for (const one of all(copy, '[data-waiting]')) delete one.dataset.waiting;
    Object.assign(copy.querySelector('body').dataset, { session: '', asOf: freshAt });
    copy.querySelector('.offline-banner').remove();
    const message = {
        // The worker writes what is kept as text, most of the page by far: nobody's finger waits for it there.
        stills: all(copy, '[data-still]').map(({ dataset }) => [dataset.still, dataset.still = '\0'][0]),
        address: left ?? here(), left, html: copy.outerHTML, library: page.dataset.library,
        files: ['webui.js', 'rare.js', 'webui.css', 'icons.svg'].map(file),
    };
    // On the first visit it is only beginning.
    worker.ready.then(({ active }) => active.postMessage(message));
}

// Without a line a link leads to the screen as it was kept.
// So it does on one that was kept, which nobody listens to yet.
const mustNavigate = () => (!banner.hidden || (!openedAt && !wire.session)) && worker?.controller;
