const attributesOfOurs = ['open', 'data-scrolled', 'data-collapsed', 'data-motion', 'tabindex', 'data-open', 'data-gone', 'data-unfit', 'data-fitted'];

// Frames that would take what the finger holds from under it wait for the gesture's end, and all after them; those that
// come while a card flies, mostly with a new one to be drawn, wait until it has landed.
const waitingFrames = [];
const disturbs = ({ r, o }) => gesture?.locked && (r !== undefined || standIns.has(gesture.el)
    || o?.some(([code, id]) => code >= 6 && byId.get(id)?.contains(gesture.el)));

const releaseFrames = () => waitingFrames.splice(0).forEach(receive);

function receive(frame) {
    if (waitingFrames.length) return void waitingFrames.push(frame);
    if (frame.v <= wire.version) return;
    if (frame.v !== wire.version + 1 && frame.r === undefined) return void connect();
    if (disturbs(frame)) {
        waitingFrames.push(frame);
        return void later(2, () => {
            if (waitingFrames[0] !== frame) return;
            if (gesture) gesture.locked = false;
            releaseFrames();
        });
    }
    wire.version = frame.v;
    if (frame.a) acknowledge(frame.a);
    if (frame.u) rememberScroll();
    const motion = beginMotion(frame);
    keepFocus(() => {
        if (frame.r !== undefined) reset(frame.r);
        for (const op of frame.o ?? []) {
            try { apply(op); } catch (error) { console.error('webui:', op, error); }
        }
        keepMenu();
    });
    if (frame.t !== undefined) document.title = frame.t;
    wire.draft = frame.d ?? wire.draft;
    if (frame.c) carry(frame.c);
    if (frame.u) address(...frame.u);
    dress();
    noteScreens(true);
    endMotion(motion);
    restoreScroll();
    settle(dismissed, ({ el }) => reshow(el));
    for (const [name, ...values] of frame.x ?? []) commands[name]?.(...values);
    keepSoon();
}

// What the app keeps of its screens, sealed by the server, is there at the next visit of the app, too.
function carry(scene) {
    wire.scene = scene;
    const manifest = document.querySelector('link[rel=manifest]');
    if (!manifest || scene.length > 3000) return;
    const path = new URL('.', manifest.href).pathname.slice(0, -1);
    document.cookie = `webui_scene=${scene};path=${path};max-age=31536000;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
}

function apply([code, id, ...rest]) {
    const el = id === 0 ? root : byId.get(id);
    if (el) operations[code](el, ...rest);
}

const operations = {
    0: (el, text) => { el.textContent = text; },
    // Frames speak of the cards' own looks, not of those they wear.
    1: (el, name, value) => setAttribute((/style|aria-h/.test(name) && lent.get(el)) || el, name, value),
    3: (el, name, value) => (lent.get(el) ?? el).style.setProperty(name, value),
    4: write,
    5: insert,
    6: remove,
    7: move,
};

function setAttribute(el, name, value) {
    if (value === null) el.removeAttribute(name); else el.setAttribute(name, value);
    if (name === 'data-on' && wants(el, 'visible')) watch(el);
}

function insert(parent, before, html) {
    const nodes = parse(parent, html);
    const next = before ? byId.get(before) : null;
    for (const node of nodes) {
        parent.insertBefore(node, next?.parentNode === parent ? next : null);
        if (node.nodeType !== 1) continue;
        adoptNodes(node);
        if (node.dataset.transition) play(timed(node), 'enter');
    }
}

function remove(el) {
    moveFocusOut(el);
    forget(el);
    if (el.matches('dialog[open]')) return leaveDialog(el);
    if (flights.has(el)) return removeCard(el);
    if (el.matches('.screen')) return ghost(el, () => { el.dataset.motion = 'pop'; });
    if (el.dataset.transition) return ghost(timed(el), () => el.classList.replace('enter', 'leave') || el.classList.add('leave'));
    el.remove();
}

function move(el, before) {
    const parent = el.parentNode;
    const next = before ? byId.get(before) : null;
    if (parent.moveBefore) parent.moveBefore(el, next); else parent.insertBefore(el, next);
}

// A leaving element stays where it was, out of the flow, until its animation ends.
function ghost(el, begin) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = el;
    el.inert = true;
    el.ariaHidden = 'true';
    for (const { dataset } of all(el, '[data-w]')) delete dataset.w;
    if (!el.matches('.screen')) {
        Object.assign(el.style, {
            position: 'absolute', inset: 'auto', margin: 0, left: `${offsetLeft}px`, top: `${offsetTop}px`,
            width: `${offsetWidth}px`, height: `${offsetHeight}px`,
        });
    }
    begin();
    finished(el).then(() => el.remove());
}

function finished(el) {
    const running = el.getAnimations().filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(running.map((animation) => animation.finished));
}

function play(el, name) {
    el.classList.add(name);
    finished(el).then(() => el.classList.remove(name));
}
