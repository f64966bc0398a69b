// The element follows the finger here, at the screen's rate: a card by itself, any other through --drag-x and --drag-y
// (numbers of px), which the server's own offset goes with.
const cardDrag = {
    begin(g) {
        const el = listener(g.target, 'drag'), top = topCard(el.parentNode);
        // A card in flight is out of the way.
        g.el = (el.dataset.gone && top) || el;
        const box = g.el.getBoundingClientRect();
        g.start = [g.x - box.left, g.y - box.top];
        // Of a deck the top card alone moves.
        return !g.el.dataset.past || g.el === top;
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

// What the style sheet reckons from variables costs a browser three times as much, and a card rests in its place.
function setDrag(el, x, y) {
    const { style } = el;
    if (!el.dataset.past) {
        style.setProperty('--drag-x', x);
        return style.setProperty('--drag-y', y);
    }
    style.transform = `translate(${x}px,${y}px)rotate(${x * style.getPropertyValue('--drag-tilt')}deg)`;
    for (const { style, dataset } of el.getElementsByClassName('reveal')) style.opacity = Math.max(0, (dataset.axis ? y : x) * style.getPropertyValue('--reveal'));
}

function comeBack(el) {
    for (const name of ['--drag-x', '--drag-y', 'transform']) el.style.removeProperty(name);
    for (const { style } of el.getElementsByClassName('reveal')) style.opacity = 0;
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
