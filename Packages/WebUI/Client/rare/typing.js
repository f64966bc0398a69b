let typed = '', typedAt = 0;

// The item of a menu whose name begins with what is typed in a hurry.
function findItem(items, letter) {
    const now = performance.now();
    typed = (now - typedAt > 600 ? '' : typed) + letter;
    typedAt = now;
    items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed))?.focus();
}

// A date or a time is typed part by part and is none, or another, in between: the server hears of it when the field is
// left, with Enter, or when the pointer moves elsewhere, to press what waits for it.
let keyed, untold;

function holdDate(event) {
    if (event.target !== keyed) return;
    untold = keyed;
    event.stopPropagation();
}

function tellDate() {
    const field = untold;
    keyed = untold = null;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
}

document.addEventListener('change', holdDate, true);
document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') tellDate(); else if (target.matches?.('.date')) keyed = target;
}, true);
document.addEventListener('focusout', tellDate, true);
document.addEventListener('pointermove', ({ target }) => { if (target !== keyed && untold?.value) tellDate(); }, true);
