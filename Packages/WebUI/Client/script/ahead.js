// Actions whose outcome a view knows in advance: shown at once, kept until the server has them, done exactly once.
let waiting = [];

// Kept before it is sent, so that a tab that is closed meanwhile loses none.
const deedKey = ({ id }) => `webui-deed ${id}`;

function act(el) {
    const [kind, side, name] = el.dataset.ahead.split(' ');
    if (kind === 'undo') return takeBack(side);
    if (kind !== 'throw') return showDeed(el, begin(keyOnTop(side, el.dataset.key)));
    const card = topCard(deckOf(name));
    if (card) throwCard(card, side);
}

const deckOf = (name) => root.querySelector(`[data-testid="${CSS.escape(name)}"]`);

// The same deed on the card that lies on top here, which the server may not know yet.
function keyOnTop(name, key) {
    const card = topCard(deckOf(name));
    return card ? keyOf(card).replace(/^\S+/, key.split(' ')[0]) : key;
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
    const undo = () => {
        waiting = waiting.filter((other) => other !== one);
        delete localStorage[deedKey(one)];
        countWaiting();
    };
    optimistic.push({ entry, undo });
    return entry;
}

// The latest throw that the server may not have heard of comes back at once; `false` when there is none.
function takeBack(name) {
    const deck = deckOf(name);
    // What comes back lies above the card that somebody reads.
    onTop = 0;
    const last = waiting.findLast(({ key }) => deck?.contains(thrown(key)) && !isTakenBack(key));
    if (!last) return false;
    const unsent = queue.findIndex(({ event }) => event[1] === 'act' && event[2] === last.id);
    if (unsent < 0) begin(`undo ${last.key}`); else {
        const [entry] = queue.splice(unsent, 1);
        optimistic.splice(optimistic.findIndex((one) => one.entry === entry), 1)[0].undo();
    }
    forgetThrow(keyOf(thrown(last.key)));
    lendLooks();
}

const countOf = (key) => waiting.filter((one) => one.key === key).length;
const isTakenBack = (key) => countOf(`undo ${key}`) >= countOf(key);

// With a line the mark is not seen.
function showDeed(el, entry) {
    const [kind, deck] = el.dataset.ahead.split(' ');
    // What is done to a card leaves and comes back with it.
    showAhead(topCard(deckOf(deck)) || el.closest('.row') || el, 'data-waiting', 'Waiting', entry);
    if (kind === 'wait') return;
    if (kind === 'toggle') {
        const name = el.hasAttribute('aria-checked') ? 'aria-checked' : 'aria-pressed';
        return showAhead(el, name, String(el.getAttribute(name) !== 'true'), entry);
    }
    const row = el.closest('.row');
    if (row) showAhead(row, 'hidden', '', entry);
}

// A card that was thrown and is not heard of yet stays away until it is told again.
function showThrows() {
    for (const { key } of waiting) {
        const card = !isTakenBack(key) && thrown(key);
        if (card) hideCard(card, { q: Infinity });
    }
}

const withMark = (name, key) => root.querySelector(`[data-${name}="${CSS.escape(key)}"]`);
const thrown = (key) => withMark('left', key) ?? withMark('right', key) ?? withMark('up', key);

// After a new session, or in a new page, what the old one may not have done is sent again; the server knows its number.
function sendDeeds() {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(deedKey({ id: '' })))) {
        const one = JSON.parse(localStorage[key]);
        if (one.person === page.dataset.person && !waiting.some(({ id }) => id === one.id)) waiting.push(one);
    }
    waiting.sort((a, b) => a.at - b.at);
    for (const one of waiting) {
        const [el, card] = [withMark('key', one.key), !isTakenBack(one.key) && thrown(one.key)];
        const isToggle = el && one.value !== undefined;
        // A screen that was kept shows what was done meanwhile, before there is anybody to tell.
        const entry = openedAt ? sendDeed(one, isToggle ? countEdit(el) : null) : { q: Infinity };
        if (card) hideCard(card, entry); else if (isToggle) el.checked = one.value; else if (el) showDeed(el, entry);
    }
    countWaiting();
}

const countWaiting = () => banner.hidden || showBanner();
