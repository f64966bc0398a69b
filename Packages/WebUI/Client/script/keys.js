function keyPressed(event) {
    const { key, target } = event;
    // 229: Safari says the Enter that ends a composition only this way.
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    if (openItems && (key === 'Escape' || key === 'Tab')) return void (event.preventDefault(), closeMenu());
    if (target.closest?.('[role=menu]')) return menuKey(event);
    if (key === 'Enter' && wants(target, 'submit') && !(event.shiftKey && target.tagName === 'TEXTAREA')) {
        event.preventDefault();
        return void submit(target);
    }
    if (key === 'Escape') {
        if (target.type === 'search' && target.value) return void (event.preventDefault(), clearSearch(target.form));
        if (loaded.closeSwiped?.()) return;
        // A button that says it is for leaving goes before what Escape does by itself.
        if (pressShortcut(event)) return event.preventDefault();
        // Left to the browser, a second Escape would close a dialog that must stay.
        if (topDialog()) return void (event.preventDefault(), dismiss(topDialog()));
    }
    if ((key === 'Enter' || key === ' ') && wants(target, 'tap') && !target.matches('a, button, input, select')) {
        event.preventDefault();
        return tap(target);
    }
    if (target.matches?.('.row-handle') && /^Arrow(Up|Down)$/.test(key)) return loaded.moveByKey?.(event);
    if (target.matches?.('[role=radio]') && /^Arrow/.test(key)) return loaded.moveChoice?.(event);
    if (pressShortcut(event)) return event.preventDefault();
    if (!event.ctrlKey && !event.metaKey && !event.altKey) shortcut(event);
}

// aria-keyshortcuts says "Meta+D"; where there is no such key Control stands in. Without one, while somebody types, only
// what a field has no use for.
function pressShortcut(event) {
    const free = event.key === 'Escape' || (event.key === 'Enter' && event.target.tagName === 'INPUT');
    if (!free && !(event.ctrlKey || event.metaKey || event.altKey) && event.target.closest?.(typing)) return false;
    const names = [(event.ctrlKey || event.metaKey) && 'meta', event.altKey && 'alt', event.shiftKey && 'shift'];
    const chord = [...names.filter(Boolean), event.key === ' ' ? 'space' : event.key.toLowerCase()].join('+');
    if ((chord === 'enter' || chord === 'space') && event.target.closest?.('a, button')) return false;
    const scope = topDialog() ?? root;
    const button = all(scope, '[aria-keyshortcuts]').find((one) => (
        shown(one) && one.getAttribute('aria-keyshortcuts').toLowerCase().replace('control', 'meta') === chord));
    if (!button && chord === 'meta+k') return findSearch(scope);
    button?.click();
    return !!button;
}

function findSearch(scope) {
    const search = all(scope, 'form.search input').find(shown);
    search?.focus();
    search?.select();
    return !!search;
}

// Keys an element asked for. Those pressed in a field are its own to hear, and type what they type.
function shortcut(event) {
    const scope = topDialog() ?? currentScreen() ?? root;
    const name = event.key === ' ' ? 'Space' : event.key[1] ? event.key : event.key.toUpperCase();
    const field = event.target.closest?.(typing)?.closest('.field') ?? event.target.closest?.(typing);
    const candidates = field ? [field] : [event.target.closest?.('[data-keys]'), ...all(scope, '[data-keys]')];
    const el = candidates.find((one) => one?.dataset.keys?.split(' ').includes(name) && shown(one));
    if (!el || (name === 'Space' && event.target.closest('a, button'))) return;
    if (!field || event.key[1]) event.preventDefault();
    emit([idOf(el), 'key', name]);
}
