// Actions whose outcome a view knows in advance: shown at once, kept until the server has them, done exactly once.
let waiting = [];

// Kept before it is sent, so that a tab that is closed meanwhile loses none.
const deedKey = ({ id }) => `webui-deed ${id}`;

function act(el) {
    const [kind, side, name] = el.dataset.ahead.split(' ');
    if (kind !== 'throw') return showDeed(el, begin(el.dataset.key));
    const card = topCard(root.querySelector(`[data-testid="${CSS.escape(name)}"]`));
    if (card) throwCard(card, side);
}

function begin(key, value, edit) {
    const one = { id: `${Date.now()}-${Math.random()}`, key, value, url: here(), at: Date.now(), person: page.dataset.person };
    waiting.push(one);
    localStorage[deedKey(one)] = JSON.stringify(one);
    countWaiting();
    return sendDeed(one, edit);
}

function sendDeed(one, edit) {
    const entry = emit([0, 'act', one.id, one.key, one.url, ...(one.value === undefined ? [] : [one.value, edit])]);
    optimistic.push({ entry, undo: () => doneDeed(one) });
    return entry;
}

function doneDeed(one) {
    waiting = waiting.filter((other) => other !== one);
    delete localStorage[deedKey(one)];
    countWaiting();
}

function showDeed(el, entry) {
    if (el.dataset.ahead === 'toggle') {
        const name = el.hasAttribute('aria-checked') ? 'aria-checked' : 'aria-pressed';
        return showAhead(el, name, String(el.getAttribute(name) !== 'true'), entry);
    }
    const row = el.closest('.row');
    if (row) showAhead(row, 'hidden', '', entry);
}

// After a new session, or in a new page, what the old one may not have done is sent again; the server knows its number.
function sendDeeds() {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(deedKey({ id: '' })))) {
        const one = JSON.parse(localStorage[key]);
        if (one.person === page.dataset.person && !waiting.some(({ id }) => id === one.id)) waiting.push(one);
    }
    waiting.sort((a, b) => a.at - b.at);
    for (const one of waiting) {
        const find = (name) => root.querySelector(`[data-${name}="${CSS.escape(one.key)}"]`);
        const [el, card] = [find('key'), find('left') ?? find('right')];
        const isToggle = el && one.value !== undefined;
        // A screen that was kept shows what was done meanwhile, before there is anybody to tell.
        const entry = openedAt ? sendDeed(one, isToggle ? countEdit(el) : null) : { q: Infinity };
        if (card) hideCard(card, entry); else if (isToggle) el.checked = one.value; else if (el) showDeed(el, entry);
    }
    countWaiting();
}

function countWaiting() {
    if (!banner.hidden) showBanner();
}
