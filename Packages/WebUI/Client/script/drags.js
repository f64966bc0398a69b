// The element follows the finger here, at the screen's rate, through --drag-x and --drag-y (numbers of px).
const cardDrag = {
    begin(g) {
        g.el = listener(g.target, 'drag');
        g.id = idOf(g.el);
        g.sentAt = 0;
    },
    lock(g) {
        g.el.dataset.dragging = '';
        emit([g.id, 'drag', 0, 0, 0, 0, 0]);
    },
    move(g) {
        g.el.style.setProperty('--drag-x', g.dx);
        g.el.style.setProperty('--drag-y', g.dy);
        const now = performance.now();
        if (now - g.sentAt < 100) return;
        g.sentAt = now;
        emit([g.id, 'drag', 1, Math.round(g.dx), Math.round(g.dy), 0, 0]);
    },
    end(g, cancelled) {
        delete g.el.dataset.dragging;
        const numbers = cancelled ? [0, 0, 0, 0] : [g.dx, g.dy, g.vx, g.vy].map(Math.round);
        const entry = emit([g.id, 'drag', 2, ...numbers]);
        const back = () => ['--drag-x', '--drag-y'].forEach((name) => g.el.style.removeProperty(name));
        if (cancelled) back(); else optimistic.push({ entry, undo: () => queueMicrotask(() => byId.has(g.id) && back()) });
    },
};

// Only a long press; any movement ends it.
const stillPress = { lock() { gesture = null; } };

const sheetDrag = {
    axis: 'y',
    begin(g) {
        g.el = g.target.closest('dialog');
        return wants(g.el, 'close');
    },
    lock(g) { g.el.dataset.dragging = ''; },
    move(g) { g.el.style.setProperty('--drag', `${g.dy > 0 ? g.dy : -rubber(-g.dy, 40)}px`); },
    end(g, cancelled) {
        delete g.el.dataset.dragging;
        if (!cancelled && (g.vy > 500 || (g.dy > g.el.offsetHeight * 0.4 && g.vy > -200))) return dismiss(g.el);
        g.el.style.removeProperty('--drag');
    },
};
