// Screens are kept as they look, without their session: a page opened from one asks for a session of its own.
const worker = page.dataset.worker && navigator.serviceWorker;
let keepTimer;

function startKeeping() {
    if (!worker) return;
    worker.register(page.dataset.worker, { scope: '/' }).catch(() => { /* private windows may have none; then nothing is kept */ });
    if (localStorage.webuiPerson !== page.dataset.person) caches.delete('webui-screens');
    localStorage.webuiPerson = page.dataset.person;
}

function keepSoon() {
    clearTimeout(keepTimer);
    keepTimer = later(2, keepScreen);
}

function keepScreen() {
    clearTimeout(keepTimer);
    // A screen that asks for a password is of no use without a line.
    if (!worker || !openedAt || root.querySelector('[type=password]')) return;
    const copy = document.documentElement.cloneNode(true);
    Object.assign(copy.querySelector('body').dataset, { session: '', asOf: freshAt });
    copy.querySelector('.offline-banner').remove();
    worker.controller?.postMessage({ address: location.href.split('#')[0], html: `<!doctype html>${copy.outerHTML}` });
}

// Without a line a link leads to the screen as it was kept.
const mustNavigate = () => !banner.hidden && worker?.controller;
