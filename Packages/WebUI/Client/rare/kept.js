// Without a line a search looks through the rows of all screens of the app that are kept.
let keptRows = null;

async function searchKept(field) {
    const screen = field.closest('.screen');
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    keptRows ??= rowsKept();
    const rows = await keptRows;
    leaveFound(screen);
    if (!words.length || !mustNavigate()) return;
    // A list of what lies below its own address, such as favourites, is searched for those alone.
    const below = rows.filter(({ href }) => href.startsWith(`${location.pathname}/`));
    const all = below.length ? below : rows;
    const found = all.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 50);
    const said = found.length ? `${found.length} kept here, without a line` : 'Nothing that is kept here matches';
    const title = make('h2', { class: 'section-header', role: 'status' }, said);
    const list = make('div', { class: 'section-rows', role: 'list' }, ...found.map(rowFor));
    const shown = make('div', { class: 'screen-content kept-found' }, make('div', { class: 'list list-plain' }, make('section', { class: 'section' }, title, list)));
    for (const one of screen.querySelectorAll(':scope > .screen-content')) one.hidden = true;
    screen.append(shown);
}

const rowFor = ({ link }) => make('div', { class: 'row', role: 'listitem' }, link.cloneNode(true));

function leaveFound(within) {
    for (const one of within.querySelectorAll('.kept-found')) {
        for (const content of one.parentNode.querySelectorAll(':scope > .screen-content')) content.hidden = false;
        one.remove();
    }
}

function leaveKept() {
    keptRows = null;
    leaveFound(document);
}

// Each thing once, as the latest screen showed it; the last two parts of an address name a thing.
async function rowsKept() {
    const rows = new Map();
    const app = new URL(location.pathname.split('/')[1], location.origin).href;
    for (const name of keptIn) {
        const cache = await caches.open(name);
        for (const request of (await cache.keys()).reverse().filter(({ url }) => url.startsWith(app))) {
            const kept = new DOMParser().parseFromString(await (await cache.match(request)).text(), 'text/html');
            for (const link of kept.querySelectorAll('.row a.navlink[href]')) {
                const href = link.getAttribute('href');
                const thing = href.split('/').slice(-2).join('/');
                const before = rows.get(thing);
                // What the library has opens without a line.
                if (before && name === keptIn[0]) continue;
                for (const part of [link, ...link.querySelectorAll('[data-w]')]) for (const mark of ['w', 'on']) delete part.dataset[mark];
                rows.set(thing, { link, href, text: `${before?.text ?? ''} ${link.textContent.toLowerCase()}` });
            }
        }
    }
    return [...rows.values()];
}
