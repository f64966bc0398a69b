// A deck's cards lie in one element, the top one last. A thrown card is gone here before the server knows of it, and
// those behind it look as the ones before them did.
const gone = new Map();
const lent = new Map();
const away = /--drag-[xy]:[^;]*;?/g;

const cardsOf = (deck) => [...deck?.children ?? []].filter((one) => one.dataset.past).reverse();
const topCard = (deck) => cardsOf(deck).find((one) => one.dataset.gone === undefined);

function throwCard(card, side) {
    const { translate, rotate } = getComputedStyle(card);
    const way = side === 'left' ? -1 : 1;
    // What shows with the drag shows with a button, too.
    if (!card.style.getPropertyValue('--drag-x')) card.style.setProperty('--drag-x', way * card.dataset.past);
    hideCard(card, begin(card.dataset[side]));
    const from = { translate, rotate, visibility: 'visible' };
    const to = calm.matches ? { opacity: 0 } : { translate: `${way * innerWidth}px ${translate.split(' ')[1] ?? 0}`, rotate: `${way * 20}deg` };
    card.animate([from, { ...from, ...to }], { duration: 300, easing: 'ease-out' });
}

function hideCard(card, entry) {
    returnLooks();
    gone.set(card, entry);
    card.dataset.gone = '';
    lendLooks();
}

const lookOf = ({ style, ariaHidden }) => [style.cssText.replace(away, ''), ariaHidden];

function wear(card, [style, hidden]) {
    card.style.cssText = style + (card.style.cssText.match(away) ?? []).join('');
    setAttribute(card, 'aria-hidden', hidden);
}

// Frames speak of the cards' own looks.
function returnLooks() {
    for (const [card, look] of lent) wear(card, look);
    lent.clear();
}

function lendLooks() {
    for (const [card, { q }] of gone) {
        if (card.isConnected && q > wire.acknowledged) continue;
        // The server kept it.
        gone.delete(card);
        delete card.dataset.gone;
        comeBack(card);
    }
    for (const deck of new Set([...gone.keys()].map((card) => card.parentNode))) {
        const cards = cardsOf(deck).filter((card) => card.dataset.gone === undefined || gone.has(card));
        const looks = cards.map(lookOf);
        for (const card of cards.filter((one) => !gone.has(one))) {
            lent.set(card, lookOf(card));
            wear(card, looks.shift());
        }
    }
}
