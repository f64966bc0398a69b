let openItems = null, typed = '', typedAt = 0;
const menuItems = (menu) => [...menu.querySelectorAll('button:not(:disabled), a[href]')];

function openMenu(items, label, point) {
    // Ours to dismiss: an automatic popover closes when the press that opened it ends.
    items.popover = 'manual';
    items.showPopover();
    openItems = items;
    const anchor = point ?? label.getBoundingClientRect();
    // Not the bounding box: the menu is still growing.
    const { offsetWidth: width, offsetHeight: height } = items;
    const fits = anchor.bottom + 6 + height <= innerHeight - 8;
    const top = fits ? anchor.bottom + 6 : Math.max(8, anchor.top - 6 - height);
    const left = anchor.left + anchor.right < innerWidth ? anchor.left : anchor.right - width;
    Object.assign(items.style, {
        inset: 'auto', top: `${top}px`, left: `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`,
    });
    items.webuiLabel = label;
    label?.setAttribute('aria-expanded', 'true');
    menuItems(items)[0]?.focus({ preventScroll: true });
}

function closeMenu() {
    const items = openItems;
    openItems = null;
    if (!items?.isConnected) return;
    const label = items.webuiLabel;
    const hadFocus = items.contains(document.activeElement);
    items.hidePopover();
    label?.removeAttribute('aria-expanded');
    if (hadFocus) label?.focus({ preventScroll: true });
    if (items.matches('.row-menu')) items.remove();
}

function menuKey(event) {
    const items = menuItems(event.target.closest('[role=menu]'));
    const at = items.indexOf(event.target.closest('button, a'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) {
        event.preventDefault();
        items.at(to % items.length)?.focus();
    } else if (event.key.length === 1 && event.key !== ' ') {
        const now = performance.now();
        typed = (now - typedAt > 600 ? '' : typed) + event.key.toLowerCase();
        typedAt = now;
        items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed))?.focus();
    }
}

// The same actions as swiping, for keyboard, mouse and assistive technology.
function rowMenu(row) {
    const menu = make('div', { class: 'menu-items row-menu', role: 'menu' });
    for (const action of row.querySelectorAll('.swipe-actions button')) {
        const item = action.cloneNode(true);
        item.className = action.matches('.destructive') ? 'destructive' : '';
        item.setAttribute('role', 'menuitem');
        for (const part of all(item, '[data-w]')) part.removeAttribute('data-w');
        delete item.dataset.on;
        item.webuiAction = action;
        menu.append(item);
    }
    (topDialog() ?? currentScreen() ?? root).append(menu);
    return menu;
}

// A row's actions or a context menu, whichever is nearer to what was pressed.
function openContextMenu(target, point) {
    const owner = target.closest('.swipe, .context');
    if (owner.matches('.swipe')) return openMenu(rowMenu(owner), owner.querySelector('.row-more'), point);
    openMenu(owner.querySelector(':scope > .menu-items'), owner.querySelector(focusable), point);
}
