// Screens are kept as they look, without their session: a page opened from one asks for a session of its own.
const screensKept = 30;
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

async function keepScreen() {
    clearTimeout(keepTimer);
    if (!worker || !openedAt) return;
    const copy = document.documentElement.cloneNode(true);
    Object.assign(copy.querySelector('body').dataset, { session: '', asOf: freshAt });
    copy.querySelector('.offline-banner').remove();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'" };
    const cache = await caches.open('webui-screens');
    const address = location.href.split('#')[0];
    await cache.delete(address);
    await cache.put(address, new Response(`<!doctype html>${copy.outerHTML}`, { headers }));
    for (const old of (await cache.keys()).slice(0, -screensKept)) await cache.delete(old);
}

// Without a line a link leads to the screen as it was kept.
const mustNavigate = () => !banner.hidden && worker?.controller;
