let queue = [];
let inFlight = null;
let pumpTimer, pumpAt = Infinity, postTimer, postAttempt = 0;
const presses = ['tap', 'submit'];
let pressed = 0;
const mergeable = ['input', 'change', 'visible', 'drag', 'size', 'zone'];

// Queues an event; `entry.q` is the request that carries it (Infinity until sent).
function emit(event, delay = 0) {
    const entry = { event, q: Infinity };
    const older = mergeTarget(event);
    if (older) older.event = event; else queue.push(entry);
    schedule(delay);
    return older ?? entry;
}

// The last value wins, but never across an event that must see the value before it.
function mergeTarget([id, type, phase]) {
    if (!mergeable.includes(type) || (type === 'drag' && phase !== 1)) return;
    for (let i = queue.length - 1; i >= 0; i--) {
        const [otherId, otherType, otherPhase] = queue[i].event;
        if (!mergeable.includes(otherType)) return;
        if (otherId === id && otherType === type && (type !== 'drag' || otherPhase === 1)) return queue[i];
    }
}

function schedule(delay) {
    const at = performance.now() + delay;
    if (at >= pumpAt) return;
    pumpAt = at;
    clearTimeout(pumpTimer);
    if (delay) pumpTimer = setTimeout(flush, delay); else flush();
}

function flush() {
    clearTimeout(pumpTimer);
    pumpAt = Infinity;
    pump();
}

const envelope = (q, events) => JSON.stringify({ s: wire.session, k: wire.token, q, b: wire.version, e: events });

function pump() {
    // What was never sent is surely unheard when it turns out that the session is gone. A polled stream ends all the time.
    if (inFlight || !queue.length || pumpAt !== Infinity || resuming || (!openedAt && (attempt || (greeted && !polling)))) return;
    // What is typed after a press waits for its answer: it may clear the field.
    const press = queue.findIndex(({ event }) => presses.includes(event[1]));
    const typed = queue.findIndex(({ event }, i) => event[1] === 'input' && (pressed > wire.acknowledged || (press >= 0 && i > press)));
    const batch = queue.splice(0, Math.min(typed < 0 ? 64 : typed, 64));
    if (!batch.length) return;
    const q = ++wire.sent;
    for (const entry of batch) {
        entry.q = q;
        noteSent(entry.event);
        if (presses.includes(entry.event[1])) pressed = q;
    }
    inFlight = { batch, body: envelope(q, batch.map((entry) => entry.event)) };
    post(inFlight);
}

// A retry repeats the same bytes, number included: the server processes it once.
async function post(request) {
    let code = 0, wait = 0;
    // While no answer is there it may have been heard, also when the stream says first that the session is gone.
    const { unsure } = request;
    request.unsure = true;
    try {
        const response = await sendJSON('/events', request.body, AbortSignal.timeout(15000));
        code = response.status;
        wait = Number(response.headers.get('Retry-After')) || 0;
    } catch { /* code 0: no answer */ }
    if (inFlight !== request) return;
    if ([401, 403, 404].includes(code)) {
        request.unsure = unsure;
        return sessionGone();
    }
    if ([0, 408, 429].includes(code) || code >= 500) {
        postTimer = later(Math.max(wait, pause(++postAttempt)), () => post(request));
        request.waiting = true;
        return;
    }
    postAttempt = 0;
    inFlight = null;
    pump();
}

function retryPost() {
    if (!inFlight?.waiting) return;
    clearTimeout(postTimer);
    inFlight.waiting = false;
    post(inFlight);
}

function dropQueue() {
    clearTimeout(postTimer);
    queue = [];
    inFlight = null;
    for (const { el } of busy.splice(0)) release(el);
    optimistic.length = 0;
    waitingFrames.splice(0);
    unsent = new WeakMap();
}

const busy = [];
const optimistic = [];

function acknowledge(number) {
    wire.acknowledged = number;
    settle(busy, ({ el }) => release(el));
    later(0, pump);
    // What was shown in advance is undone before the answer is applied; both happen in one paint.
    settle(optimistic, (entry) => entry.undo());
}

function settle(list, done) {
    for (let i = list.length - 1; i >= 0; i--) {
        if (list[i].entry.q <= wire.acknowledged) done(list.splice(i, 1)[0]);
    }
}

function hold(el, entry) {
    const item = { el, entry };
    busy.push(item);
    el.webuiBusy = later(0.3, () => { el.ariaBusy = 'true'; });
    // An answer that never comes must not leave a dead button.
    later(10, () => busy.includes(item) && (busy.splice(busy.indexOf(item), 1), release(el)));
}

function release(el) {
    clearTimeout(el.webuiBusy);
    el.ariaBusy = null;
}

const isBusy = (el) => busy.some((item) => item.el === el);

function showAhead(el, name, value, entry) {
    const old = el.getAttribute(name);
    el.setAttribute(name, value);
    optimistic.push({ entry, undo: () => setAttribute(el, name, old) });
}
