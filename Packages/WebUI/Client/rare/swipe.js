let swipedRow = null;

const rowSwipe = {
    axis: 'x',
    begin(g) {
        g.el = g.target.closest('.swipe');
        g.sign = rightToLeft(g.el) ? -1 : 1;
        g.start = Number(g.el.style.getPropertyValue('--swipe')) || 0;
    },
    lock(g) {
        if (swipedRow !== g.el) closeSwiped(null);
        g.widths = ['leading', 'trailing'].map((side) => g.el.querySelector(`:scope > .${side}`)?.scrollWidth ?? 0);
        g.el.dataset.swiping = '';
    },
    move(g) {
        const x = g.start + g.dx * g.sign;
        const room = g.widths[x > 0 ? 0 : 1];
        const side = x > 0 ? 'leading' : 'trailing';
        const free = room > 0 && fullSwipe(g.el, side);
        g.full = free && Math.abs(x) > g.el.offsetWidth * 0.55;
        const over = Math.abs(x) - room;
        g.at = over > 0 && !free ? Math.sign(x) * (room + rubber(over, 60)) : x;
        setSwipe(g.el, g.at);
        if (g.full !== g.el.hasAttribute('data-full')) commands.haptic('selection');
        g.el.toggleAttribute('data-full', g.full);
    },
    end(g, cancelled) {
        delete g.el.dataset.swiping;
        const side = g.at > 0 ? 'leading' : 'trailing';
        const room = g.widths[g.at > 0 ? 0 : 1];
        const ahead = g.at + g.vx * g.sign * 0.15;
        if (cancelled || !room) return closeRow(g.el);
        if (g.full) return pressFully(g.el, side);
        if (Math.sign(ahead) !== Math.sign(g.at) || Math.abs(ahead) < room / 2) return closeRow(g.el);
        swipedRow = g.el;
        setSwipe(g.el, Math.sign(g.at) * room);
        g.el.querySelector(`:scope > .${side}`).inert = false;
    },
};

const fullSwipe = (row, side) => (row.dataset.fullSwipe ?? '').split(' ').includes(side);

function setSwipe(row, x) {
    row.style.setProperty('--swipe', Math.round(x));
    row.dataset.open = x > 0 ? 'leading' : 'trailing';
}

function pressFully(row, side) {
    setSwipe(row, (side === 'leading' ? 1 : -1) * row.offsetWidth);
    const button = row.querySelector(`:scope > .${side} button`);
    if (button.dataset.ahead) return void (closeRow(row), act(button));
    const entry = emit([idOf(button), 'tap']);
    optimistic.push({ entry, undo: () => closeRow(row) });
}

function closeRow(row) {
    row.style.removeProperty('--swipe');
    row.removeAttribute('data-full');
    for (const side of row.querySelectorAll(':scope > .swipe-actions')) side.inert = true;
    if (swipedRow === row) swipedRow = null;
    finished(row.querySelector('.row-content')).then(() => row.style.getPropertyValue('--swipe') || delete row.dataset.open);
}

// A tap anywhere closes an open row, one on its actions when they have heard it; `within` spares the row itself.
function closeSwiped(target, within) {
    const row = swipedRow;
    if (!row || (within && row.contains(target))) return false;
    if (target?.closest('.swipe-actions')) later(0, () => swipedRow === row && closeRow(row)); else closeRow(row);
    return true;
}
