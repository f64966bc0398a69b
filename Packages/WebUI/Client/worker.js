// Lets an app open without a line: with its files, and the screens it showed last as the page kept them.
const live = location.pathname.replace(/\/worker\.js$/, '');
const nameOf = (url) => url.split('/').at(-1);

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(screen(request));
    else if (pathname.startsWith(`${live}/`) && /\/[^/]+\/[^/]+\.\w+$/.test(pathname)) event.respondWith(file(request));
});

// A file never changes below its address; those of other builds make room for it.
async function file(request) {
    const cache = await caches.open('webui-files');
    const kept = await cache.match(request);
    if (kept) return kept;
    const others = (await cache.keys()).filter(({ url }) => nameOf(url) === nameOf(request.url));
    try {
        const answer = await fetch(request);
        if (answer.ok) {
            await cache.put(request, answer.clone());
            for (const other of others) await cache.delete(other);
        }
        return answer;
    } catch (error) {
        // An older screen may want an older build; a newer one of the same name serves it, too.
        const other = others.length && await cache.match(others[0]);
        if (other) return other;
        throw error;
    }
}

const screensKept = 30;
const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
};

addEventListener('message', (event) => event.waitUntil(keep(event.data)));

async function keep({ address, html }) {
    const cache = await caches.open('webui-screens');
    await cache.delete(address);
    await cache.put(address, new Response(html, { headers }));
    for (const old of (await cache.keys()).slice(0, -screensKept)) await cache.delete(old);
}

async function screen(request) {
    const kept = await (await caches.open('webui-screens')).match(request.url);
    try {
        // Going back would else be answered with an old page from the browser's own cache.
        return await fetch(request, { cache: 'no-store', signal: kept && AbortSignal.timeout(8000) });
    } catch {
        return kept ?? new Response('<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            + '<title>Offline</title><p>You’re offline, and this page is not kept here.</p><p><a href="">Try again</a></p>', {
            status: 503, headers,
        });
    }
}
