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
    const found = (below.length ? below : rows).filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 50);
    const said = found.length ? `${found.length} kept here, without a line` : 'Nothing that is kept here matches';
    hideContent(screen, true);
    const section = make('section', { class: 'section' },
        make('h2', { class: 'section-header', role: 'status' }, said),
        make('div', { class: 'section-rows', role: 'list' }, ...found.map(rowFor)));
    screen.append(make('div', { class: 'screen-content kept-found' }, make('div', { class: 'list list-plain' }, section)));
}

const rowFor = ({ link }) => make('div', { class: 'row', role: 'listitem' }, link.cloneNode(true));

function leaveFound(within) {
    for (const one of all(within, '.kept-found')) {
        hideContent(one.parentNode, false);
        one.remove();
    }
}

const hideContent = (screen, hidden) => all(screen, ':scope > .screen-content').forEach((one) => { one.hidden = hidden; });

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
            for (const el of all(kept, '.row a.navlink[href], [data-kept]')) {
                const [href, ...title] = el.dataset.kept?.split(' ') ?? [el.getAttribute('href')];
                // What a button opens is found as a link to it.
                const link = title[0] ? make('a', { class: 'navlink', href }, title.join(' ')) : el;
                const thing = href.split('/').slice(-2).join('/');
                const before = rows.get(thing);
                // What the library has opens without a line.
                if (before && name === keptIn[0]) continue;
                for (const { dataset } of all(link, '[data-w]')) for (const mark of ['w', 'on']) delete dataset[mark];
                rows.set(thing, { link, href, text: `${before?.text ?? ''} ${link.textContent.toLowerCase()}` });
            }
        }
    }
    return [...rows.values()];
}
