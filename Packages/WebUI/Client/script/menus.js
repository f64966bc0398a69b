let openItems = null;
const menuItems = (menu) => all(menu, 'button:not(:disabled), a[href]');

const ownerOf = (items) => items.webuiOwner ?? items.parentElement;

function openMenu(items, label, point) {
    openItems = items;
    items.webuiLabel = label;
    showMenu(items);
    fetchRare();
    const anchor = point ?? label.getBoundingClientRect();
    // Not the bounding box: the menu is still growing.
    const { offsetWidth: width, offsetHeight: height } = items;
    const fits = anchor.bottom + 6 + height <= innerHeight - 8, top = fits ? anchor.bottom + 6 : Math.max(8, anchor.top - 6 - height);
    const left = anchor.left + anchor.right < innerWidth ? anchor.left : anchor.right - width;
    items.webuiPlace = { inset: 'auto', top: `${top}px`, left: `${Math.max(8, Math.min(left, innerWidth - width - 8))}px` };
    showMenu(items);
    menuItems(items)[0]?.focus({ preventScroll: true });
}

function showMenu(items) {
    if (!items.isConnected) (topDialog() ?? currentScreen() ?? root).append(items);
    // Ours to dismiss: an automatic popover closes when the press that opened it ends.
    if (items.popover !== 'manual') items.popover = 'manual';
    if (!items.matches(':popover-open')) items.showPopover();
    Object.assign(items.style, items.webuiPlace);
    items.webuiLabel?.setAttribute('aria-expanded', 'true');
}

function closeMenu() {
    const items = openItems;
    openItems = null;
    if (!items?.isConnected) return;
    const label = items.webuiLabel, hadFocus = items.contains(document.activeElement);
    items.hidePopover();
    label?.removeAttribute('aria-expanded');
    if (hadFocus) label?.focus({ preventScroll: true });
    if (items.webuiOwner) items.remove();
}

function menuKey(event) {
    const items = menuItems(event.target.closest('[role=menu]'));
    const at = items.indexOf(event.target.closest('button, a'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) {
        event.preventDefault();
        items.at(to % items.length)?.focus();
    } else if (event.key.length === 1 && event.key !== ' ') {
        loaded.findItem?.(items, event.key.toLowerCase());
    }
}

// A row's actions or a context menu, whichever is nearer to what was pressed.
function openContextMenu(target, point) {
    const owner = target.closest('.swipe, .context');
    if (owner.matches('.swipe')) return openRowMenu(owner, point);
    openMenu(owner.querySelector(':scope > .menu-items'), owner.querySelector(focusable), point);
}

// Frames may move the open menu, mend it or change its row; it closes only when what it belongs to is gone.
function keepMenu() {
    if (!openItems) return;
    if (!shown(ownerOf(openItems))) return closeMenu();
    if (openItems.webuiOwner) loaded.fillRowMenu(openItems);
    showMenu(openItems);
}
