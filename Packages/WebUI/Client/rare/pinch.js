// Two fingers, or the wheel with Control, as browsers say a touchpad's pinch: the view grows here at the screen's rate.
// An animation shows it, which stands above whatever style frames bring meanwhile.
const pinchable = new WeakSet();
let pinched;

function dressPinches() {
    for (const el of all(document, '[data-on~="pinch"]')) {
        if (pinchable.has(el)) continue;
        pinchable.add(el);
        for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel', 'wheel']) {
            el.addEventListener(name, pinch, { passive: false });
        }
    }
}

function pinch(event) {
    const [a, b] = event.touches ?? [event, event.ctrlKey && event];
    if (!b) return pinched && endPinch(event.type === 'touchcancel' ? 0 : 2);
    event.preventDefault();
    const span = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    pinched ??= beginPinch(event.currentTarget, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, span);
    if (event.touches) return grow(span / pinched.span);
    grow(pinched.scale * Math.exp(-event.deltaY / 100));
    clearTimeout(pinched.end);
    pinched.end = later(0.2, () => endPinch(2));
}

function beginPinch(el, x, y, span) {
    const box = el.getBoundingClientRect(), base = parseFloat(getComputedStyle(el).scale) || 1;
    const way = [x - box.left, y - box.top], at = [way[0] / box.width, way[1] / box.height];
    return { el, base, span, at, way, scale: 1, shown: el.animate(null, { duration: 1, fill: 'both' }) };
}

function grow(scale) {
    const p = pinched, now = performance.now();
    p.scale = Math.min(Math.max(scale, 0.01), 99);
    const look = { scale: p.base * p.scale, transformOrigin: p.at.map((part) => part * 100 + '%').join(' ') };
    p.shown.effect.setKeyframes([look, look]);
    if (now - p.sentAt < 100) return;
    p.sentAt = now;
    tellPinch(1);
}

const tellPinch = (phase) => {
    const { el, scale, at, way } = pinched;
    return emit([idOf(el), 'pinch', phase, ...[scale, ...at].map((part) => Math.round(part * 1000)), ...way.map(Math.round)]);
};

// What it looks like stays until the server has said what becomes of it.
function endPinch(phase) {
    const { shown } = pinched, entry = tellPinch(phase), rest = () => shown.cancel();
    pinched = null;
    if (entry) optimistic.push({ entry, undo: () => queueMicrotask(rest) });
    later(entry && phase ? 2 : 0, rest);
}
