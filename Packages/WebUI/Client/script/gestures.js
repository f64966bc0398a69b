let gesture = null;

function pointerDown(event) {
    swallowUntil = Infinity;
    if (openItems && !openItems.contains(event.target)) return closeMenu();
    // As on a phone: a touch elsewhere closes an open row and does nothing else.
    if (loaded.closeSwiped?.(event.target, true)) return;
    swallowUntil = 0;
    if (!event.isPrimary || event.button) return;
    const holder = listener(event.target, 'press');
    const menus = event.pointerType !== 'mouse' && event.target.closest('.swipe, .context');
    const kind = event.target.closest('.sheet-grip') ? sheetDrag : event.target.closest('.row-handle') ? loaded.rowMove
        : listener(event.target, 'drag') && !event.target.closest(typing) ? cardDrag
            : menus && event.target.closest('.row-content, .row-more')?.closest('.swipe') ? loaded.rowSwipe ?? stillPress : holder || menus ? stillPress : null;
    if (!kind) return;
    gesture = { kind, pointer: event.pointerId, x: event.clientX, y: event.clientY, target: event.target,
        trace: [[event.timeStamp, 0, 0]] };
    if ((holder || menus) && !event.target.closest(typing)) {
        const seconds = Number(holder?.dataset.press ?? 0.5);
        gesture.press = later(seconds, () => longPressed(event, holder));
        gesture.pressedAt = event.timeStamp + seconds * 1000;
    }
    if (kind.begin?.(gesture) === false) gesture = null;
}

function pointerMoved(event) {
    const g = gesture;
    if (!g || event.pointerId !== g.pointer) return;
    if (g.pressed && event.timeStamp >= g.pressedAt) return;
    [g.dx, g.dy] = [event.clientX - g.x, event.clientY - g.y];
    g.trace = [...g.trace.slice(-5), [event.timeStamp, g.dx, g.dy]];
    if (!g.locked) {
        if (Math.hypot(g.dx, g.dy) < 8) return;
        notPressed(g);
        const across = Math.abs(g.dx) > Math.abs(g.dy);
        if ((g.kind.axis === 'x' && !across) || (g.kind.axis === 'y' && across)) return void (gesture = null);
        g.locked = true;
        // A pointer that is already gone (synthetic, cancelled) cannot be captured; the gesture works without.
        try { g.el.setPointerCapture(g.pointer); } catch { /* as said */ }
        g.kind.lock?.(g);
    }
    g.kind.move?.(g);
}

function pointerEnded(event) {
    const g = gesture;
    if (!g || event.pointerId !== g.pointer) return;
    gesture = null;
    if (event.timeStamp < g.pressedAt) notPressed(g);
    if (!g.locked) return;
    swallowUntil = event.timeStamp + 50;
    const [first, last] = [g.trace[0], g.trace.at(-1)];
    const seconds = Math.max((last[0] - first[0]) / 1000, 0.001);
    // A finger that rested before lifting has no velocity.
    const rested = event.timeStamp - last[0] > 80;
    g.vx = rested ? 0 : (last[1] - first[1]) / seconds;
    g.vy = rested ? 0 : (last[2] - first[2]) / seconds;
    g.kind.end(g, event.type === 'pointercancel');
    releaseFrames();
}

const rubber = (distance, room) => distance * room / (distance + room);

function longPressed(event, holder) {
    gesture.pressed = true;
    swallowUntil = Infinity;
    commands.haptic('impact');
    if (holder) return void emit([idOf(holder), 'press']);
    openContextMenu(event.target, pointRect(event));
}

// After a stall the timer runs before the moves that happened in time, and then it was no long press.
function notPressed(g) {
    clearTimeout(g.press);
    if (!g.pressed) return;
    g.pressed = false;
    swallowUntil = 0;
    closeMenu();
}

const pointRect = ({ clientX: x, clientY: y }) => ({ left: x, right: x, top: y, bottom: y });

function contextMenu(event) {
    const holder = listener(event.target, 'press');
    const owner = holder ?? event.target.closest?.('.swipe, .context');
    if (!owner || event.shiftKey || event.target.closest(typing)) return;
    event.preventDefault();
    // A finger's long press is `longPressed`.
    if (openItems || event.pointerType === 'touch') return;
    if (holder) return void emit([idOf(holder), 'press']);
    openContextMenu(event.target, event.clientX || event.clientY ? pointRect(event) : owner.getBoundingClientRect());
}
