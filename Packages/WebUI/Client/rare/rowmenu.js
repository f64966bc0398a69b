// The same actions as swiping, for keyboard, mouse and assistive technology.
function openRowMenu(row, point) {
    const menu = make('div', { class: 'menu-items row-menu', role: 'menu', popover: 'manual' });
    menu.webuiOwner = row;
    fillRowMenu(menu);
    openMenu(menu, row.querySelector('.row-more'), point);
}

// Also after a frame: the actions may be others now. Those that look as they did stay, for a press may have begun.
function fillRowMenu(menu) {
    const actions = [...menu.webuiOwner.querySelectorAll('.swipe-actions button')];
    const shell = make('div', {}, ...actions.map(itemFor));
    if (shell.innerHTML !== menu.innerHTML) menu.replaceChildren(...shell.childNodes);
    [...menu.children].forEach((item, i) => { item.webuiAction = actions[i]; });
}

function itemFor(action) {
    const item = action.cloneNode(true);
    item.className = action.matches('.destructive') ? 'destructive' : '';
    item.setAttribute('role', 'menuitem');
    for (const { dataset } of all(item, '[data-w]')) delete dataset.w;
    delete item.dataset.on;
    return item;
}
