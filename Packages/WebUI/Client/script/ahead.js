// Actions whose outcome a view knows in advance: shown at once, kept until the server has them, done exactly once.
let waiting = [];

const deed = (mode, work) => new Promise((done, failed) => {
    const opening = indexedDB.open('webui', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('deeds', { keyPath: 'id' });
    opening.onerror = failed;
    opening.onsuccess = () => {
        const request = work(opening.result.transaction('deeds', mode).objectStore('deeds'));
        request.onerror = failed;
        request.onsuccess = () => (opening.result.close(), done(request.result));
    };
}).catch(() => { /* no store in this window: then they live as long as the page */ });

function act(el) {
    const one = { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, key: el.dataset.key, url: here(), at: Date.now(), person: page.dataset.person };
    waiting.push(one);
    deed('readwrite', (store) => store.put(one));
    showDeed(el, sendDeed(one));
    countWaiting();
}

function sendDeed(one) {
    const entry = emit([0, 'act', one.id, one.key, one.url]);
    optimistic.push({ entry, undo: () => doneDeed(one) });
    return entry;
}

function doneDeed(one) {
    waiting = waiting.filter((other) => other !== one);
    deed('readwrite', (store) => store.delete(one.id));
    countWaiting();
}

function showDeed(el, entry) {
    const [kind, deck] = el.dataset.ahead.split(' ');
    if (kind === 'toggle') {
        const name = el.hasAttribute('aria-checked') ? 'aria-checked' : 'aria-pressed';
        return showAhead(el, name, String(el.getAttribute(name) !== 'true'), entry);
    }
    const cards = kind === 'advance' ? [...root.querySelector(`[data-testid="${CSS.escape(deck)}"]`)?.children ?? []] : [];
    const gone = kind === 'advance' ? cards.filter(shown).at(-1) : el.closest('.row');
    if (!gone) return;
    gone.style.display = 'none';
    optimistic.push({ entry, undo: () => gone.style.removeProperty('display') });
}

// After a new session, or in a new page, what the old one may not have done is sent again; the server knows its number.
async function sendDeeds() {
    const kept = await deed('readonly', (store) => store.getAll()) ?? [];
    for (const one of kept) {
        if (one.person === page.dataset.person && !waiting.some(({ id }) => id === one.id)) waiting.push(one);
    }
    waiting.sort((a, b) => a.at - b.at);
    for (const one of waiting) sendDeed(one);
    countWaiting();
}

function countWaiting() {
    if (!banner.hidden) showBanner();
}
