// A deck's cards lie in one element, the top one last; those too deep to be seen lie below them as text (`data-still`).
// A thrown card is gone here before the server knows of it: those behind it look as the ones before them did, and the
// reserve stands in below.
const gone = new Map();
const lent = new Map();
const standIns = new Set();
// The card on top while the server does not know that it is, and the one that it was told of.
let onTop, told;
// Of a card in flight nothing changes that all in it would inherit.
const flights = new Set();
const away = /(?<!-)transform:[^;]*;?/g;

const topCard = (deck) => [...deck?.children ?? []].findLast((one) => one.dataset.past && !one.ariaHidden && !isThrown(one));
const keyOf = ({ dataset }) => dataset.left;
const isThrown = (card) => gone.has(keyOf(card));

function throwCard(card, side) {
    const { transform } = getComputedStyle(card), x = { left: -1, right: 1, up: 0 }[side];
    const to = calm.matches ? { opacity: 0 } : { transform: `translate(${x}00vw,${x ? `${new DOMMatrix(transform).f}px` : '-100vh'})rotate(${x * 20}deg)` };
    // Before anything is changed: it reads the styles of the page, which are known until then.
    const flight = card.animate([{ transform }, { transform, ...to }], { duration: 300, easing: 'ease-out', fill: 'forwards' });
    // What it ends in is a frame's task: the card that comes is made in one of its own, and drawn with the next.
    flight.onfinish = () => later(0, () => {
        flights.delete(card);
        releaseFrames();
        flight.cancel();
        if (!card.dataset.past) card.remove(); else if (card.dataset.gone) card.dataset.gone = '';
    });
    flights.add(card);
    // The card that comes for the one thrown before is there before another stands in for it.
    releaseFrames();
    // What shows with the drag shows with a button, too.
    if (!card.style.transform) setDrag(card, x * card.dataset.past, x ? 0 : -card.dataset.past);
    hideCard(card, begin(card.dataset[side]));
}

// The card may be of the reserve still.
function hideCard(card, entry) {
    gone.set(keyOf(card), entry);
    lendLooks();
    // The server, which would say that there is something to take back, is out of reach.
    if (!openedAt) {
        for (const el of all(root, '[data-ahead^=undo]')) {
            el.disabled = false;
            el.dataset.on = 'tap';
        }
    }
}

const lookOf = ({ style, ariaHidden }) => [style.cssText.replace(away, ''), ariaHidden];

// What is as it should be stays untouched: to be set again, it and all in it would be styled anew.
function wear(card, [style, hidden]) {
    if (lookOf(card)[0] !== style) card.style.cssText = style + (card.style.cssText.match(away) ?? []).join('');
    card.ariaHidden = hidden;
}

// Of one that was thrown not before it is known what became of it: it may still be in flight.
function returnLooks() {
    for (const card of lent.keys()) if (!isThrown(card)) returnLook(card);
}

// A stand-in has none of its own; whether it was one.
function returnLook(card) {
    if (standIns.delete(card)) return removeCard(card) ?? true;
    if (lent.has(card)) wear(card, lookOf(lent.get(card)));
    lent.delete(card);
}

function lendLooks() {
    // The server has taken the card away, or kept it after all.
    for (const [key, { q }] of gone) if (q <= wire.acknowledged || sameKey(key).every((one) => standIns.has(one))) forgetThrow(key);
    for (const card of lent.keys()) if (!card.isConnected) lent.delete(card);
    const cards = cardsAndReserve();
    for (const card of cards) if (isThrown(card)) card.dataset.gone = flights.has(card) ? 'now' : '';
    const dressed = [...new Set(cards.map((card) => card.parentNode))].flatMap(lendLooksIn);
    for (const card of [...lent.keys(), ...standIns]) if (!isThrown(card) && !dressed.includes(card)) returnLook(card);
    // No key stops in a card that waits; `inert` would have all in it styled anew as it comes to the top.
    for (const card of all(root, '[data-past]')) {
        for (const el of all(card, 'button, a, .scroll-y, [tabindex]')) setAttribute(el, 'tabindex', card.ariaHidden ? -1 : el.matches('.scroll-y') ? null : 0);
    }
}

const cardsAndReserve = (deck = root) => all(deck, '[data-past], [data-still]');
const sameKey = (key) => cardsAndReserve().filter((one) => keyOf(one) === key);

function forgetThrow(key) {
    gone.delete(key);
    for (const card of sameKey(key)) {
        if (returnLook(card)) continue;
        delete card.dataset.gone;
        comeBack(card);
    }
}

// Of the reserve only what is to be seen: the server draws the others soon.
const isSeen = ([style]) => !/\bopacity: 0;/.test(style);

// As many as the server draws, each with the look of its place. The card that somebody reads stays on top, whatever the
// server lays above it, and the server is told.
function lendLooksIn(deck) {
    const dealt = cardsAndReserve(deck).filter((one) => !standIns.has(one)).reverse(), next = dealt.filter((one) => !isThrown(one));
    const looks = dealt.filter((one) => one.dataset.past).map((card) => lookOf(lent.get(card) ?? card));
    const place = next.findIndex((one) => keyOf(one) === onTop);
    if (place > 0) {
        next.unshift(...next.splice(place, 1));
        if (told !== onTop) begin(`top ${told = onTop}`);
    // The server alone says what is on top: none is `onTop`, and none wears another's look.
    } else if (!dealt.some(isThrown)) return onTop = [];
    onTop = next[0] && keyOf(next[0]);
    return next.slice(0, looks.length).filter((one, place) => !one.dataset.still || isSeen(looks[place])).map((one, place) => {
        const card = one.dataset.still ? standIn(one) : one;
        if (!one.dataset.still && !lent.has(one)) lent.set(one, one.cloneNode());
        wear(card, looks[place]);
        return card;
    });
}

function standIn(kept) {
    const deck = kept.parentNode;
    let card = sameKey(keyOf(kept)).find((one) => standIns.has(one));
    if (card) return card;
    [card] = parse(deck, kept.dataset.still);
    // It has no number, and what becomes of it is told as a deed.
    card.dataset.on = 'drag';
    deck.insertBefore(card, deck.querySelector('[data-past]'));
    standIns.add(card);
    return card;
}

// One in flight stays in its place until it is out of sight, and is no card any more.
function removeCard(card) {
    delete card.dataset.past;
    if (flights.has(card)) delete card.dataset.w; else card.remove();
}

// Cards of another session have other numbers, and what is on its way is sent anew.
function forgetThrows() {
    for (const card of standIns) card.remove();
    for (const one of [gone, lent, standIns]) one.clear();
}
