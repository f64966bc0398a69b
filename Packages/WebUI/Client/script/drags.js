// The element follows the finger here, at the screen's rate, through --drag-x and --drag-y (numbers of px).
const cardDrag = {
    begin(g) {
        g.el = listener(g.target, 'drag');
        g.sentAt = 0;
        const box = g.el.getBoundingClientRect();
        g.start = [g.x - box.left, g.y - box.top];
        // Of a deck the top card alone moves.
        return !g.el.dataset.past || g.el === topCard(g.el.parentNode);
    },
    lock(g) {
        g.el.dataset.dragging = '';
        tellDrag(g, 0, 0, 0, 0, 0);
    },
    move(g) {
        setDrag(g.el, g.dx, g.dy);
        const now = performance.now();
        if (now - g.sentAt < 100) return;
        g.sentAt = now;
        tellDrag(g, 1, g.dx, g.dy, 0, 0);
    },
    end(g, cancelled) {
        const side = !cancelled && throwSide(g);
        if (side) throwCard(g.el, side);
        delete g.el.dataset.dragging;
        if (side) return;
        const entry = cancelled ? tellDrag(g, 2, 0, 0, 0, 0) : tellDrag(g, 2, g.dx, g.dy, g.vx, g.vy);
        const back = () => gesture?.el !== g.el && g.el.isConnected && comeBack(g.el);
        if (cancelled || !entry) return back();
        optimistic.push({ entry, undo: () => queueMicrotask(back) });
        // Nobody answers: it springs back all the same.
        later(2, back);
    },
};

// What becomes of a card that can be thrown is told as a deed.
const tellDrag = ({ el, start }, phase, ...numbers) => (
    el.dataset.past ? null : emit([idOf(el), 'drag', phase, ...[...numbers, ...start].map(Math.round)]));

// The way is not inherited: of what lies in the element only what shows with it is told.
function setDrag(el, x, y) {
    el.style.setProperty('--drag-x', x);
    el.style.setProperty('--drag-y', y);
    for (const { style, dataset } of all(el, '.reveal')) {
        const way = dataset.axis ? y : x;
        if (way * style.getPropertyValue('--reveal') > 0) style.setProperty('--drag-x', way);
        else if (style.getPropertyValue('--drag-x')) style.removeProperty('--drag-x');
    }
}

function comeBack(el) {
    for (const { style } of [el, ...all(el, '.reveal')]) for (const name of ['--drag-x', '--drag-y']) style.removeProperty(name);
}

function throwSide({ el, dx, dy, vx, vy }) {
    const { past, up } = el.dataset;
    if (up && dy < -Math.abs(dx)) return (dy < -past || vy < -500) && 'up';
    const isFlick = Math.abs(vx) > Math.max(500, Math.abs(vy));
    return past && (isFlick || Math.abs(dx) > past) && ((isFlick ? vx : dx) < 0 ? 'left' : 'right');
}

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
