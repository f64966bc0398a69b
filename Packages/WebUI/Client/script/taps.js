// Pointer clicks up to this time are part of something else. Keys and scripts click with no `detail`.
let swallowUntil = 0;

function clicked(event) {
    const { target } = event;
    if (event.detail && event.timeStamp < swallowUntil) {
        swallowUntil = 0;
        event.preventDefault();
        return event.stopPropagation();
    }
    if (target.closest('.search-clear')) return void (event.preventDefault(), clearSearch(target.closest('form')));
    const more = target.closest('.row-more');
    if (more) return openRowMenu(more.parentElement);
    const label = target.closest('.menu-label');
    if (label) return openMenu(label.parentElement.querySelector('.menu-items'), label);
    const chosen = target.closest('.row-menu button')?.webuiAction;
    if (chosen) return tap(chosen);
    if (target.closest('.refresh-button')) return refresh(byId.get(Number(target.closest('.refresh-button').dataset.for)));
    if (target.matches('dialog[data-modal]')) return backdropClicked(target, event);
    loaded.closeSwiped?.(target);
    const el = listener(target, 'tap');
    const inner = target.closest('a[href], button, input, select, textarea, label, summary');
    if (!el || (inner && inner !== el && el.contains(inner))) return;
    if (el.tagName === 'A' && (mustNavigate() || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    tap(el);
}

function tap(el) {
    if (el.disabled || el.ariaDisabled === 'true' || isBusy(el)) return;
    lastTapped = el;
    closeMenu();
    if (el.matches('.bar-back') && goBack()) return;
    if (el.matches('.tab-item[aria-current]')) scrollToTop();
    if (el.dataset.ahead && act(el) !== false) return;
    if (mustNavigate()) brief('This is done when you’re back online.');
    const entry = emit([idOf(el), 'tap']);
    if (el.role === 'radio') return choose(el, entry);
    if (el.dataset.repeat === undefined) hold(el, entry);
}

// Back to where the person came from is the browser's own Back, so that history does not grow.
function goBack() {
    const before = trail.paths[entry - 1]?.split('?')[0];
    if (!before || before === location.pathname || !location.pathname.startsWith(before)) return false;
    history.back();
    return true;
}

function scrollToTop() {
    const screen = currentScreen();
    if (screen) scrollerIn(screen).scrollTo({ top: 0, behavior: calm.matches ? 'auto' : 'smooth' });
}

function choose(button, entry) {
    for (const radio of all(button.closest('[role=radiogroup]') ?? button, '[role=radio]')) {
        showAhead(radio, 'aria-checked', String(radio === button), entry);
    }
    placeThumb(button.closest('.segmented'));
}
