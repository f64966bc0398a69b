// Lets an app open without a line: with its files, the screens it showed last as the page kept them, and its library,
// which are the screens that the app wants kept whether they were opened or not.
const live = location.pathname.replace(/\/worker\.js$/, '');
const nameOf = (url) => url.split('/').at(-1);

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (pathname === `${live}/again.js`) event.respondWith(new Response(again, { headers: { 'Content-Type': 'text/javascript' } }));
    else if (request.mode === 'navigate') event.respondWith(screen(request));
    else if (pathname.startsWith(`${live}/`) && /\/[^/]+\/[^/]+\.\w+$/.test(pathname)) event.respondWith(file(request));
});

// No file is one: a sign-in that has run out answers with a page in the place of whatever is asked.
const isPage = (answer) => /html/.test(answer.headers.get('Content-Type'));

// A file never changes below its address; those of other builds make room for it.
async function file(request) {
    const cache = await caches.open('webui-files');
    const kept = await cache.match(request);
    if (kept) return kept;
    const others = (await cache.keys()).filter(({ url }) => nameOf(url) === nameOf(request.url));
    try {
        const answer = await fetch(request);
        if (answer.ok && !isPage(answer)) {
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

// The cards that a page holds as text are long, and come beside it. No page has this sign otherwise.
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const withStills = (html, stills) => html.replaceAll('"\0"', () => `"${escaped(stills.shift())}"`);

async function keep({ address, left, html: page, stills, files, library }) {
    const html = `<!doctype html>${withStills(page, stills)}`;
    const cache = await caches.open('webui-screens');
    // Of rows that a page shows a part of, the library has all.
    const isElsewhere = html.includes('rows-to-come') && await (await caches.open('webui-library')).match(address);
    if (!isElsewhere && (!left || !await cache.match(address))) {
        await cache.delete(address);
        await cache.put(address, new Response(html, { headers }));
    }
    for (const old of (await cache.keys()).slice(0, -screensKept)) await cache.delete(old);
    try {
        // The page had them before there was a worker.
        for (const url of files) await file(new Request(url));
        if (library) await stock(library);
        await fetchPictures(html);
    } catch { /* without a line: with the next screen that is kept */ }
}

const pictures = new Set();

// Cards that the page holds as text have asked for no picture yet: the browser's own cache has it then.
async function fetchPictures(html) {
    for (const [, source] of html.matchAll(/src=&quot;(\/[^&]+)&quot;/g)) {
        if (!pictures.has(source)) await fetch(source);
        pictures.add(source);
    }
}

let stocking = false, stockAgain = false;

// Brings the library up to date; what has not changed is not fetched again.
async function stock(library) {
    stockAgain = true;
    if (stocking) return;
    stocking = true;
    try {
        while (stockAgain) {
            stockAgain = false;
            const answer = await fetch(library, { cache: 'no-store' });
            if (answer.ok) await stockWith(await answer.json(), library);
        }
    } finally {
        stocking = false;
    }
}

async function stockWith(wanted, library) {
    const cache = await caches.open('webui-library');
    const app = new URL(library, location.href).href.replace(/[^/]*$/, '');
    const kept = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(app));
    const addresses = new Set(wanted.flatMap(({ address, also = [] }) => [address, ...also]).map((one) => new URL(one, location.href).href));
    for (const url of kept) if (!addresses.has(url)) await cache.delete(url);
    for (const { address, version, also = [] } of wanted) {
        const old = await cache.match(address);
        if (old?.headers.get('X-Version') === version) continue;
        const answer = await fetch(address, { headers: { 'X-Keep': '1' } });
        if (!answer.ok) continue;
        const html = await answer.text();
        if (!html.includes('webui-root')) continue;
        for (const one of [address, ...also]) {
            await cache.put(one, new Response(html, { headers: { ...headers, 'X-Version': version } }));
            // What was shown there is older.
            await (await caches.open('webui-screens')).delete(one);
        }
    }
}

async function screen(request) {
    const kept = await (await caches.open('webui-screens')).match(request.url)
        ?? await (await caches.open('webui-library')).match(request.url);
    try {
        // Going back would else be answered with an old page from the browser's own cache.
        return await fetch(request, { cache: 'no-store', signal: kept && AbortSignal.timeout(8000) });
    } catch {
        return kept ?? await notKept(new URL(request.url));
    }
}

// The tabs of an app as a screen of it that is kept has them, none of them chosen, and what they stand in.
async function tabsOf(home) {
    for (const name of ['webui-screens', 'webui-library']) {
        const cache = await caches.open(name);
        for (const request of (await cache.keys()).reverse()) {
            if (!new URL(request.url).pathname.startsWith(home)) continue;
            const html = await (await cache.match(request)).text();
            const [bar] = html.match(/<nav [^>]*class="tab-bar".*?<\/nav>/s) ?? [];
            if (bar) return [html.match(/<div [^>]*class="tabs [^>]*>/)?.[0] ?? '<div class="tabs">', bar.replaceAll(' aria-current="page"', '')];
        }
    }
    return ['<div>', ''];
}

// The script of a screen that is not kept: it is had as soon as somebody answers.
const again = `const again = async () => {
    try { if (!document.hidden && (await fetch('', { method: 'HEAD', cache: 'no-store' })).status < 500) location.reload(); } catch { }
};
addEventListener('online', again);
addEventListener('visibilitychange', again);
setInterval(again, 5000);`;

// What cannot be had looks like any other screen, with a way back and to the other tabs.
async function notKept({ pathname }) {
    const files = (await (await caches.open('webui-files')).keys()).map(({ url }) => url);
    const [style, icons] = ['webui.css', 'icons.svg'].map((name) => files.find((url) => nameOf(url) === name) ?? '');
    const home = pathname.split('/').slice(0, 2).join('/') + '/';
    const drawing = icons && `<svg class="icon" aria-hidden="true"><use href="${icons}#wifi.slash"></use></svg>`;
    const [tabs, bar] = await tabsOf(home);
    return new Response(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">
<title>Not kept here</title><link rel="stylesheet" href="${style}"><script src="${live}/again.js" defer></script></head>
<body><div id="webui-root">${tabs}<div class="tab-panels"><main class="tab-panel"><div class="unavailable"><div class="unavailable-label"><span class="label"><span class="label-icon">${drawing}</span>
<h1>This page is not kept here</h1></span></div>
<p class="unavailable-description">You’re offline. What you looked at last and what you keep opens without a line; this page will when you’re back.</p>
<div class="unavailable-actions"><a class="btn btn-prominent" href="">Try again</a><a class="btn btn-bordered" href="${encodeURI(home)}">Back to the app</a></div></div></main></div>${bar}</div></div></body></html>`, {
        status: 503, headers,
    });
}
