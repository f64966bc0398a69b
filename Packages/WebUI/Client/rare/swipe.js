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
        g.widths = [1, -1].map((x) => actionsOf(g.el, x)?.scrollWidth ?? 0);
        g.el.dataset.swiping = '';
    },
    move(g) {
        const x = g.start + g.dx * g.sign;
        const room = g.widths[x > 0 ? 0 : 1];
        const free = room > 0 && g.el.dataset.fullSwipe?.includes(sideOf(x));
        g.full = free && Math.abs(x) > g.el.offsetWidth * 0.55;
        const over = Math.abs(x) - room;
        g.at = over > 0 && !free ? Math.sign(x) * (room + rubber(over, 60)) : x;
        setSwipe(g.el, g.at);
        if (g.full !== g.el.hasAttribute('data-full')) commands.haptic('selection');
        g.el.toggleAttribute('data-full', g.full);
    },
    end(g, cancelled) {
        delete g.el.dataset.swiping;
        const room = g.widths[g.at > 0 ? 0 : 1];
        const ahead = g.at + g.vx * g.sign * 0.15;
        if (cancelled || !room) return closeRow(g.el);
        if (g.full) return pressFully(g.el, g.at);
        if (Math.sign(ahead) !== Math.sign(g.at) || Math.abs(ahead) < room / 2) return closeRow(g.el);
        swipedRow = g.el;
        setSwipe(g.el, Math.sign(g.at) * room);
        actionsOf(g.el, g.at).inert = false;
    },
};

const sideOf = (x) => (x > 0 ? 'leading' : 'trailing');
const actionsOf = (row, x) => row.querySelector(`:scope > .${sideOf(x)}`);

function setSwipe(row, x) {
    row.style.setProperty('--swipe', Math.round(x));
    row.dataset.open = sideOf(x);
}

function pressFully(row, x) {
    setSwipe(row, Math.sign(x) * row.offsetWidth);
    const button = actionsOf(row, x).querySelector('button');
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
