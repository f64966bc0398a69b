// The browser's half of WebUI: keeps one page in step with one live session on the server.
// The contract is docs/wire.md; names of keys, operations and events are explained there.
(() => {
'use strict';

const root = document.getElementById('webui-root');
const page = document.body;
const wire = {
    live: page.dataset.live, session: page.dataset.session, token: page.dataset.token,
    version: Number(page.dataset.version), acknowledged: 0, sent: 0,
};
const here = () => location.pathname + location.search;
const icons = new URL('icons.svg', document.currentScript?.src ?? location.href).href;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const typing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

// MARK: Elements

const byId = new Map();
const idOf = (el) => Number(el.dataset.w);
const all = (node, selector) => [...(node.matches?.(selector) ? [node] : []), ...node.querySelectorAll(selector)];
const wants = (el, name) => !!el && (el.dataset.on ?? '').split(' ').includes(name);
const listener = (target, name) => target.closest?.(`[data-on~="${name}"]`);
const rightToLeft = (el) => getComputedStyle(el).direction === 'rtl';
const stored = (key) => JSON.parse(sessionStorage.getItem(key));
const store = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
const later = (seconds, work) => setTimeout(work, seconds * 1000);

function make(tag, attributes, ...children) {
    const el = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
    el.append(...children);
    return el;
}

function icon(name) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS(svg.namespaceURI, 'use');
    use.setAttribute('href', `${icons}#${name}`);
    svg.setAttribute('class', 'icon');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(use);
    return svg;
}

function adoptNodes(node) {
    for (const el of all(node, '[data-w]')) byId.set(idOf(el), el);
    for (const el of all(node, '[data-on~="visible"]')) watch(el);
    for (const el of all(node, 'form.search')) showClearButton(el);
}

function forget(node) {
    for (const el of all(node, '[data-w]')) {
        if (byId.get(idOf(el)) === el) byId.delete(idOf(el));
        seen.delete(el);
    }
}

// A clone of the parent gives the parser its context (table, select, svg); scripts in it never run.
function parse(parent, html) {
    const shell = parent.cloneNode(false);
    shell.innerHTML = html;
    return [...shell.childNodes];
}

function scrollerOf(el) {
    for (let at = el; at && at !== page; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    }
    return document.scrollingElement;
}

const shown = (el) => !!el?.isConnected && el.checkVisibility?.() !== false && !el.closest('[inert]');
const topDialog = () => [...root.querySelectorAll('dialog[open]')].at(-1);
const currentScreen = () => [...(topDialog() ?? root).querySelectorAll('.screen')].filter(shown).at(-1);

// MARK: Connection

// fetch instead of EventSource: EventSource hides the status (404 = resume) and the heartbeat comments.
const backoff = [0, 1, 2, 5, 10];
let stream = null;
let openedAt = 0, heardAt = 0, attempt = 0, greeted = false, resuming = false;
let watchdog, retryTimer, hiddenTimer, bannerTimer;
const banner = make('div', { class: 'offline-banner', role: 'status', hidden: '' });
page.prepend(banner);

async function connect() {
    disconnect();
    const mine = stream = new AbortController();
    bannerTimer ??= later(1.5, showBanner);
    listen();
    try {
        const query = `session=${encodeURIComponent(wire.session)}&after=${wire.version}`;
        const response = await fetch(`${wire.live}/stream?${query}`, {
            signal: mine.signal, headers: { Accept: 'text/event-stream' },
        });
        if (stream !== mine) return;
        if (isGone(response.status)) return sessionGone();
        if (!response.ok) throw response.status;
        opened();
        await read(response.body.pipeThrough(new TextDecoderStream()).getReader(), mine);
    } catch { /* every failure ends the same way: try again later */ }
    if (stream === mine) lost();
}

function disconnect() {
    stream?.abort();
    stream = null;
    openedAt = 0;
    clearTimeout(watchdog);
    clearTimeout(retryTimer);
}

const sendJSON = (path, body, signal) => fetch(wire.live + path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal,
});

const isGone = (code) => code >= 400 && code < 500 && code !== 429 && code !== 408;

function opened() {
    openedAt = performance.now();
    quiet();
    banner.hidden = true;
    banner.textContent = '';
    if (!greeted) {
        emit([0, 'zone', Intl.DateTimeFormat().resolvedOptions().timeZone], 50);
        emit([0, 'size', innerWidth, innerHeight]);
    }
    greeted = true;
    pump();
}

async function read(reader, mine) {
    for (let text = ''; stream === mine;) {
        const { value, done } = await reader.read();
        if (done) return;
        listen();
        const messages = (text + value).split(/\r?\n\r?\n/);
        text = messages.pop();
        for (const message of messages) {
            const data = message.split(/\r?\n/).filter((line) => line.startsWith('data:')).map((line) => line.slice(5));
            if (data.length && stream === mine) receive(JSON.parse(data.join('\n')));
        }
    }
}

// The server comments every 15 s; 40 s of silence means the connection died without telling us.
function listen() {
    heardAt = performance.now();
    clearTimeout(watchdog);
    watchdog = later(40, connect);
}

function cutOff() {
    disconnect();
    lost();
}

function lost() {
    // A stream that lived a while earns a fresh start; one that is cut at once does not.
    if (openedAt && performance.now() - openedAt > 5000) attempt = 0;
    disconnect();
    bannerTimer ??= later(1.5, showBanner);
    retryTimer = later(nextDelay(), connect);
}

const nextDelay = () => backoff[Math.min(attempt++, backoff.length - 1)] * (0.8 + 0.4 * Math.random());

function showBanner() {
    bannerTimer = undefined;
    if (openedAt || document.hidden) return;
    banner.hidden = false;
    banner.textContent = 'You’re offline. What you see may be out of date.';
}

function hurry() {
    clearTimeout(hiddenTimer);
    attempt = 0;
    if (resuming) return;
    if (!openedAt || performance.now() - heardAt > 40000) connect();
    retryPost();
}

function hideOrShow() {
    if (!document.hidden) return hurry();
    rememberScroll();
    flush();
    // Browsers allow six HTTP/1.1 connections to a host: a forgotten tab must not hold one.
    clearTimeout(hiddenTimer);
    hiddenTimer = later(20, () => {
        disconnect();
        quiet();
    });
}

function quiet() {
    clearTimeout(bannerTimer);
    bannerTimer = undefined;
}

function leave(event) {
    rememberScroll();
    if (event.persisted) return disconnect();
    const rest = queue.splice(0).map((entry) => entry.event);
    navigator.sendBeacon(`${wire.live}/events`, new Blob([envelope(++wire.sent, [...rest, [0, 'leave']])], {
        type: 'application/json',
    }));
}

// MARK: Resume

const savedFields = 'webui-fields';

function typedFields() {
    const fields = {};
    for (const field of root.querySelectorAll('input[name], textarea[name]')) {
        const isText = !['checkbox', 'radio', 'file', 'hidden'].includes(field.type);
        if (isText && (edits.get(field) || field.value !== field.defaultValue)) fields[field.name] = field.value;
    }
    return fields;
}

// With the same growing pauses as reconnecting: a server that forgets at once must not be asked in a loop.
function sessionGone() {
    disconnect();
    if (!resuming) retryTimer = later(nextDelay(), resume);
}

async function resume() {
    if (resuming) return;
    resuming = true;
    disconnect();
    bannerTimer ??= later(1.5, showBanner);
    try {
        const response = await sendJSON('/resume', JSON.stringify({ url: here(), fields: typedFields() }));
        if (isGone(response.status)) return reload();
        if (!response.ok) throw response.status;
        const answer = await response.json();
        resuming = false;
        beginSession(answer);
        connect();
    } catch {
        resuming = false;
        sessionGone();
    }
}

function beginSession(answer) {
    Object.assign(wire, { session: answer.s, token: answer.k, version: answer.v, acknowledged: 0, sent: 0 });
    greeted = false;
    dropQueue();
    const fields = typedFields();
    const focus = document.activeElement?.name;
    const caret = caretOf(document.activeElement);
    const top = currentScreen()?.scrollTop ?? 0;
    byId.clear();
    root.replaceChildren(...parse(root, answer.r));
    adoptNodes(root);
    dress();
    refill(fields);
    if (focus) restoreCaret(root.querySelector(`[name="${CSS.escape(focus)}"]`), caret);
    const screen = currentScreen();
    if (screen) screen.scrollTop = top;
    if (answer.t) document.title = answer.t;
    noteScreens(false);
}

// Puts typed text back where the server does not show it, as an edit of its own.
function refill(fields) {
    for (const [name, text] of Object.entries(fields)) {
        const field = root.querySelector(`[name="${CSS.escape(name)}"]`);
        if (!field || field.value === text) continue;
        field.value = text;
        edited(field);
    }
}

// The last resort. Typed text waits in the tab's storage; a second reload within 10 s would be a loop.
function reload() {
    if (Date.now() - (stored(savedFields)?.at ?? 0) < 10000) {
        resuming = false;
        retryTimer = later(10, resume);
        return;
    }
    rememberScroll();
    store(savedFields, { at: Date.now(), url: location.href, fields: typedFields() });
    location.reload();
}

function refillAfterReload() {
    const saved = stored(savedFields);
    if (!saved?.fields) return;
    if (saved.url === location.href) refill(saved.fields);
    store(savedFields, { at: saved.at });
}

// MARK: Sending events

let queue = [];
let inFlight = null;
let pumpTimer, pumpAt = Infinity, postTimer, postAttempt = 0;
const mergeable = ['input', 'change', 'visible', 'drag', 'size', 'zone'];

// Queues an event; `entry.q` is the request that carries it (Infinity until sent).
function emit(event, delay = 0) {
    if (resuming && event[0] !== 0) return { event, q: 0 };
    const entry = { event, q: Infinity };
    const older = mergeTarget(event);
    if (older) {
        older.event = event;
    } else {
        queue.push(entry);
    }
    schedule(delay);
    return older ?? entry;
}

// The last value wins, but never across an event that must see the value before it.
function mergeTarget([id, type, phase]) {
    if (!mergeable.includes(type) || (type === 'drag' && phase !== 1)) return undefined;
    for (let i = queue.length - 1; i >= 0; i--) {
        const [otherId, otherType, otherPhase] = queue[i].event;
        if (!mergeable.includes(otherType)) return undefined;
        if (otherId === id && otherType === type && (type !== 'drag' || otherPhase === 1)) return queue[i];
    }
    return undefined;
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
    if (inFlight || !queue.length || pumpAt !== Infinity || resuming) return;
    // A piece of a file fills a request by itself.
    const alone = queue.findIndex(({ event }, i) => i && (event[1] === 'file' || queue[i - 1].event[1] === 'file'));
    const batch = queue.splice(0, alone > 0 ? Math.min(alone, 64) : 64);
    const q = ++wire.sent;
    for (const entry of batch) entry.q = q;
    inFlight = { body: envelope(q, batch.map((entry) => entry.event)) };
    post(inFlight);
}

// A retry repeats the same bytes, number included: the server processes it once.
async function post(request) {
    let code = 0, wait;
    try {
        const response = await sendJSON('/events', request.body, AbortSignal.timeout(15000));
        code = response.status;
        wait = Number(response.headers.get('Retry-After')) || 0;
    } catch { /* code 0: no answer */ }
    if (inFlight !== request) return;
    if (code === 404 || code === 401 || code === 403) return sessionGone();
    if (code === 0 || code === 408 || code === 429 || code >= 500) {
        const delay = Math.max(wait ?? 0, code === 429 ? 1 : 0, backoff[Math.min(++postAttempt, 4)]);
        postTimer = later(delay * (0.8 + 0.4 * Math.random()), () => post(request));
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
    unsent = new WeakMap();
}

// MARK: Acknowledgement

const busy = [];
const optimistic = [];

function acknowledge(number) {
    wire.acknowledged = Math.max(wire.acknowledged, number);
    settle(busy, ({ el }) => release(el));
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
    el.webuiBusy = later(0.3, () => el.setAttribute('aria-busy', 'true'));
    // An answer that never comes must not leave a dead button.
    later(10, () => busy.includes(item) && (busy.splice(busy.indexOf(item), 1), release(el)));
}

function release(el) {
    clearTimeout(el.webuiBusy);
    el.removeAttribute('aria-busy');
}

const isBusy = (el) => busy.some((item) => item.el === el);

function showAhead(el, name, value, entry) {
    const old = el.getAttribute(name);
    el.setAttribute(name, value);
    optimistic.push({ entry, undo: () => (old === null ? el.removeAttribute(name) : el.setAttribute(name, old)) });
}

// MARK: Receiving frames

const attributesOfOurs = ['open', 'data-scrolled', 'data-collapsed', 'data-motion', 'tabindex', 'data-open'];

function receive(frame) {
    if (frame.v <= wire.version) return;
    if (frame.v !== wire.version + 1 && frame.r === undefined) return void connect();
    wire.version = frame.v;
    if (frame.a) acknowledge(frame.a);
    if (frame.u) rememberScroll();
    const motion = beginMotion(frame);
    if (frame.r !== undefined) reset(frame.r);
    for (const op of frame.o ?? []) {
        try { apply(op); } catch (error) { console.error('webui:', op, error); }
    }
    if (frame.t !== undefined) document.title = frame.t;
    if (frame.u) address(...frame.u);
    dress();
    noteScreens(true);
    endMotion(motion);
    restoreScroll();
    settle(dismissed, ({ el }) => reshow(el));
    for (const [name, ...values] of frame.x ?? []) commands[name]?.(...values);
}

function apply([code, id, ...rest]) {
    const el = id === 0 ? root : byId.get(id);
    if (el) operations[code](el, ...rest);
}

const operations = {
    0: (el, text) => { el.textContent = text; },
    1: setAttribute,
    3: (el, name, value) => { value === null ? el.style.removeProperty(name) : el.style.setProperty(name, value); },
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
        if (node.dataset.transition) play(node, 'enter');
    }
}

function remove(el) {
    moveFocusOut(el);
    forget(el);
    if (el.matches('dialog[open]')) return leaveDialog(el);
    if (el.matches('.screen')) return ghost(el, () => { el.dataset.motion = 'pop'; });
    if (el.dataset.transition) return ghost(el, () => el.classList.replace('enter', 'leave') || el.classList.add('leave'));
    el.remove();
}

function move(el, before) {
    const parent = el.parentNode;
    const next = before ? byId.get(before) : null;
    keepFocus(() => (parent.moveBefore ? parent.moveBefore(el, next) : parent.insertBefore(el, next)));
}

// A leaving element stays where it was, out of the flow, until its animation ends.
function ghost(el, begin) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = el;
    el.inert = true;
    el.setAttribute('aria-hidden', 'true');
    for (const part of all(el, '[data-w]')) part.removeAttribute('data-w');
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

// MARK: Reset

function reset(html) {
    const shell = root.cloneNode(false);
    shell.innerHTML = html;
    const old = new Map(byId);
    const active = document.activeElement;
    const caret = caretOf(active);
    const tops = all(root, '.screen, .scroll, .list').filter((el) => el.scrollTop).map((el) => [el, el.scrollTop]);
    mend(root, shell, old);
    byId.clear();
    adoptNodes(root);
    for (const [el, top] of tops) el.scrollTop = top;
    if (active !== document.activeElement && active?.isConnected) restoreCaret(active, caret);
}

// Makes `el` hold what `model` holds, reusing live elements of the same id and tag.
function mend(el, model, old) {
    let at = el.firstChild;
    for (const wanted of [...model.childNodes]) {
        const node = counterpart(wanted, at, old);
        if (node !== wanted) match(node, wanted, old); else if (node.nodeType === 1) mend(node, wanted.cloneNode(true), old);
        if (node === at) at = at.nextSibling; else el.insertBefore(node, at);
    }
    while (at) {
        const next = at.nextSibling;
        if (at.matches?.('dialog[open]')) at.close();
        at.remove();
        at = next;
    }
}

function counterpart(wanted, at, old) {
    if (wanted.nodeType !== 1) return at?.nodeType === wanted.nodeType ? at : wanted;
    if (wanted.dataset.w) {
        const kept = old.get(Number(wanted.dataset.w));
        return kept?.tagName === wanted.tagName ? kept : wanted;
    }
    return at?.nodeType === 1 && at.tagName === wanted.tagName && !at.dataset.w ? at : wanted;
}

function match(node, wanted, old) {
    if (node.nodeType !== 1) {
        if (node.data !== wanted.data) node.data = wanted.data;
        return;
    }
    for (const { name } of [...node.attributes]) {
        if (!wanted.hasAttribute(name) && !attributesOfOurs.includes(name)) node.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
        if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    mend(node, wanted, old);
    // Text the server has not seen yet stays; it is on its way.
    if ('value' in node && 'defaultValue' in node && !(unsent.get(node)?.q > wire.acknowledged)) {
        setValue(node, node.type === 'checkbox' ? node.value : wanted.defaultValue);
        if ('checked' in node) node.checked = wanted.defaultChecked;
    }
}

// MARK: Text fields

const edits = new WeakMap();
let unsent = new WeakMap();
const held = new WeakMap();
let composing = null;

function countEdit(field) {
    edits.set(field, (edits.get(field) ?? 0) + 1);
    return edits.get(field);
}

function edited(field, delay = 80) {
    const number = countEdit(field);
    if (wants(field, 'input')) unsent.set(field, emit([idOf(field), 'input', field.value, number], delay));
    const form = field.closest('form.search');
    if (form) showClearButton(form);
}

// The person's text wins: a write counts only if it was made for the text that stands here.
function write(el, property, value, base) {
    if (composing === el) return void held.set(el, [property, value, base]);
    if ((edits.get(el) ?? 0) !== base) return;
    if (property === 'checked') el.checked = value; else setValue(el, value);
}

function setValue(el, value) {
    if (el.value === value) return;
    const caret = el === document.activeElement ? caretOf(el) : null;
    const atEnd = caret && caret[0] === el.value.length;
    el.value = value;
    if (caret) restoreCaret(el, atEnd ? [value.length, value.length] : caret);
    const form = el.closest('form.search');
    if (form) showClearButton(form);
}

function caretOf(el) {
    // Reading the selection of an e-mail or number field throws in some browsers, null in others.
    try { return el.selectionStart === null ? null : [el.selectionStart, el.selectionEnd, el.selectionDirection]; } catch { return null; }
}

function restoreCaret(el, caret) {
    if (!el) return;
    if (document.activeElement !== el) el.focus({ preventScroll: true });
    if (caret?.[0] !== undefined) try { el.setSelectionRange(...caret); } catch { /* no caret in this type */ }
}

function changed(el) {
    const number = countEdit(el);
    const value = el.type === 'checkbox' ? el.checked : el.value;
    unsent.set(el, emit([idOf(el), 'change', value, number], el.type === 'range' ? 80 : 0));
}

const submit = (field) => emit([idOf(field), 'submit']);

const pieceLength = 40000, largestFile = 8 << 20;

// Sends the chosen file in pieces, as base64; one that is too large in no piece at all.
async function upload(field) {
    const file = field.files[0], id = idOf(field);
    if (!file) return;
    if (file.size > largestFile) return void emit([id, 'file', file.name, 0, 0, '']);
    const data = await new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
        reader.onerror = () => done(null);
        reader.readAsDataURL(file);
    });
    if (data === null) return void emit([id, 'file', file.name, 0, 0, '']);
    const parts = Math.max(1, Math.ceil(data.length / pieceLength));
    for (let part = 0; part < parts; part++) {
        emit([id, 'file', file.name, part, parts, data.slice(part * pieceLength, (part + 1) * pieceLength)]);
    }
}

function showClearButton(form) {
    const button = form.querySelector('.search-clear');
    if (button) button.hidden = !form.querySelector('input')?.value;
}

function clearSearch(form) {
    const field = form.querySelector('input');
    field.value = '';
    edited(field, 0);
    field.focus();
}

// MARK: Focus

const returnTo = new WeakMap();
const visibleScreen = new WeakMap();
const scrollTops = new WeakMap();
let lastTapped = null;

function keepFocus(work) {
    const active = document.activeElement;
    const caret = caretOf(active);
    work();
    if (active !== document.activeElement && active?.isConnected) restoreCaret(active, caret);
}

// Focus in something that goes away moves to its neighbour, not to the top of the page.
function moveFocusOut(el) {
    if (!el.contains(document.activeElement) || el.matches('dialog, .screen')) return;
    const firstIn = (node) => node && [...all(node, focusable)].find(shown);
    const neighbour = firstIn(el.nextElementSibling) ?? firstIn(el.previousElementSibling);
    if (neighbour) neighbour.focus({ preventScroll: true }); else focusTitle(el.closest('.screen'));
}

function focusTitle(screen) {
    const title = screen?.querySelector('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
}

// Notices which screen each navigation stack shows now: moves focus, scroll position and plays the change.
function noteScreens(live) {
    for (const nav of root.querySelectorAll('.nav')) {
        const screen = [...nav.children].filter((el) => el.matches('.screen') && !el.hidden && !el.inert).at(-1);
        const old = visibleScreen.get(nav);
        if (!screen || screen === old) continue;
        visibleScreen.set(nav, screen);
        if (!old || !live) continue;
        if (Number(screen.dataset.depth) > Number(old.dataset.depth)) pushed(screen, old); else popped(screen, old);
    }
}

function pushed(screen, old) {
    const trigger = old.contains(lastTapped) ? lastTapped : old.contains(document.activeElement) && document.activeElement;
    if (trigger) returnTo.set(old, trigger);
    old.dataset.motion = 'under';
    screen.dataset.motion = 'push';
    for (const el of [old, screen]) finished(el).then(() => delete el.dataset.motion);
    const wanted = screen.querySelector('[autofocus]');
    if (wanted) wanted.focus(); else focusTitle(screen);
}

function popped(screen, old) {
    if (old.isConnected) {
        screen.dataset.motion = 'reveal';
        finished(screen).then(() => delete screen.dataset.motion);
    }
    // Some browsers forget the scroll position of an element that was not displayed.
    for (const el of all(screen, '.screen, .scroll, .list')) {
        if (scrollTops.has(el)) el.scrollTop = scrollTops.get(el);
    }
    const trigger = returnTo.get(screen);
    if (shown(trigger)) trigger.focus({ preventScroll: true }); else focusTitle(screen);
}

// MARK: Motion

// The spring is the style sheet's.
const easing = (curve) => (curve === 'spring' ? getComputedStyle(page).getPropertyValue('--spring').trim() || 'ease'
    : curve === 'linear' ? 'linear' : 'ease-in-out');

// First half of FLIP: remembers where the children of every changed container are.
function beginMotion(frame) {
    if (!frame.n || calm.matches || frame.r !== undefined) return null;
    const timing = { duration: frame.n.d * 1000, easing: easing(frame.n.c) };
    const places = new Map();
    for (const [code, id] of frame.o ?? []) {
        const el = byId.get(id);
        if (code === 1 || code === 3) smooth(el, timing);
        const parent = code === 5 ? el : code >= 6 ? el?.parentElement : null;
        for (const child of [...(parent?.children ?? [])].slice(0, 200)) {
            if (!places.has(child)) places.set(child, child.getBoundingClientRect());
        }
    }
    page.style.setProperty('--motion', `${frame.n.d}s`);
    return { timing, places };
}

function smooth(el, { duration, easing }) {
    if (!el) return;
    el.style.transition = `all ${duration}ms ${easing}`;
    el.webuiSmooth && clearTimeout(el.webuiSmooth);
    el.webuiSmooth = later(duration / 1000, () => el.style.removeProperty('transition'));
}

function endMotion(motion) {
    if (!motion) return;
    for (const [el, from] of motion.places) {
        if (!el.isConnected || el.inert) continue;
        const to = el.getBoundingClientRect();
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (x || y) el.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], motion.timing);
    }
    page.style.removeProperty('--motion');
}

// MARK: Address and scroll positions

history.scrollRestoration = 'manual';
const storageKey = 'webui-history';
const trail = stored(storageKey) ?? { paths: [], tops: [] };
let entry = history.state?.webui ?? 0;
let awaited = null;

function address(kind, path) {
    if (kind === 'push') {
        entry += 1;
        trail.paths.length = trail.tops.length = entry;
        history.pushState({ webui: entry }, '', path);
    } else {
        history.replaceState({ webui: entry }, '', path);
    }
    trail.paths[entry] = here();
}

function rememberScroll() {
    const screen = currentScreen();
    if (screen && !awaited) trail.tops[entry] = Math.round(scrollerIn(screen).scrollTop);
    store(storageKey, trail);
}

// The part of a screen that scrolls: the screen itself, or one list or scroll view that fills it.
const scrollerIn = (screen) => (screen.scrollHeight > screen.clientHeight + 1 ? screen
    : [...screen.querySelectorAll('.scroll-y, .list')].find((el) => el.scrollHeight > el.clientHeight + 1) ?? screen);

function travelled(event) {
    rememberScroll();
    entry = event.state?.webui ?? 0;
    awaited = { top: trail.tops[entry] ?? 0, event: emit([0, 'navigate', here()]) };
}

// Content may arrive over several frames; the person's own scrolling ends the attempt.
function restoreScroll() {
    if (!awaited || awaited.event.q > wire.acknowledged) return;
    const screen = currentScreen();
    if (!screen) return;
    const scroller = scrollerIn(screen);
    scroller.scrollTop = awaited.top;
    if (Math.abs(scroller.scrollTop - awaited.top) < 2) awaited = null;
}

function scrolled({ target }) {
    if (target.nodeType !== 1) return;
    scrollTops.set(target, target.scrollTop);
    const screen = target.closest('.screen');
    if (!screen || (target !== screen && !target.matches('.scroll-y, .list'))) return;
    screen.toggleAttribute('data-scrolled', target.scrollTop > 4);
    const title = screen.querySelector(':scope > .large-title');
    if (title) screen.toggleAttribute('data-collapsed', target === screen && target.scrollTop > title.offsetHeight - 12);
}

// MARK: Taps and keys

// Pointer clicks up to this time are part of something else. Keys and scripts click with no `detail`.
let swallowUntil = 0;

function clicked(event) {
    const { target } = event;
    if (event.detail && event.timeStamp < swallowUntil) {
        swallowUntil = 0;
        event.preventDefault();
        return event.stopPropagation();
    }
    if (target.closest('.search-clear')) return void (event.preventDefault(), clearSearch(target.closest('form')));
    const more = target.closest('.row-more');
    if (more) return openMenu(rowMenu(more.parentElement), more);
    const label = target.closest('.menu-label');
    if (label) return openMenu(label.parentElement.querySelector('.menu-items'), label);
    const chosen = target.closest('.row-menu button')?.webuiAction;
    if (chosen) return tap(chosen);
    if (target.closest('.refresh-button')) return refresh(byId.get(Number(target.closest('.refresh-button').dataset.for)));
    if (target.matches('dialog[data-modal]')) return backdropClicked(target, event);
    closeSwiped(target);
    const el = listener(target, 'tap');
    const inner = target.closest('a[href], button, input, select, textarea, label, summary');
    if (!el || (inner && inner !== el && el.contains(inner))) return;
    const isLink = el.tagName === 'A';
    if (isLink && (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    tap(el);
}

function tap(el) {
    if (el.disabled || el.getAttribute('aria-disabled') === 'true' || isBusy(el)) return;
    lastTapped = el;
    closeMenu();
    if (el.matches('.bar-back') && goBack()) return;
    if (el.matches('.tab-item[aria-current]')) scrollToTop();
    const entry = emit([idOf(el), 'tap']);
    if (el.getAttribute('role') === 'radio') return choose(el, entry);
    if (el.dataset.repeat === undefined) hold(el, entry);
}

// Back to where the person came from is the browser's own Back, so that history does not grow.
function goBack() {
    const before = trail.paths[entry - 1]?.split('?')[0];
    if (!before || before === location.pathname || !location.pathname.startsWith(before)) return false;
    history.back();
    return true;
}

function scrollToTop() {
    const screen = currentScreen();
    if (screen) scrollerIn(screen).scrollTo({ top: 0, behavior: calm.matches ? 'auto' : 'smooth' });
}

function choose(button, entry) {
    for (const radio of button.closest('[role=radiogroup]')?.querySelectorAll('[role=radio]') ?? []) {
        showAhead(radio, 'aria-checked', String(radio === button), entry);
    }
    placeThumb(button.closest('.segmented'));
}

function keyPressed(event) {
    const { key, target } = event;
    if (event.isComposing || event.defaultPrevented) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (openItems && (key === 'Escape' || key === 'Tab')) return void (event.preventDefault(), closeMenu());
    if (target.closest?.('[role=menu]')) return menuKey(event);
    if (key === 'Enter' && wants(target, 'submit') && !(event.shiftKey && target.tagName === 'TEXTAREA')) {
        event.preventDefault();
        return void submit(target);
    }
    if (key === 'Escape' && target.type === 'search' && target.value) {
        event.preventDefault();
        return clearSearch(target.form);
    }
    if (key === 'Escape' && swipedRow) return closeSwiped(null);
    // Left to the browser, a second Escape would close a dialog that must stay.
    if (key === 'Escape' && topDialog()) {
        event.preventDefault();
        return dismiss(topDialog());
    }
    if ((key === 'Enter' || key === ' ') && wants(target, 'tap') && !target.matches('a, button, input, select')) {
        event.preventDefault();
        return tap(target);
    }
    if (target.matches?.('[role=radio]') && /^Arrow/.test(key)) return moveChoice(event);
    if (pressShortcut(event)) return event.preventDefault();
    if (plain && !target.closest?.(typing)) shortcut(event);
}

// aria-keyshortcuts says "Meta+D"; where there is no such key Control stands in. Without one only while nobody types.
function pressShortcut(event) {
    if (!(event.ctrlKey || event.metaKey || event.altKey) && event.target.closest?.(typing)) return false;
    const names = [(event.ctrlKey || event.metaKey) && 'meta', event.altKey && 'alt', event.shiftKey && 'shift'];
    const chord = [...names.filter(Boolean), event.key === ' ' ? 'space' : event.key.toLowerCase()].join('+');
    if ((chord === 'enter' || chord === 'space') && event.target.closest?.('a, button')) return false;
    const scope = topDialog() ?? root;
    const button = [...scope.querySelectorAll('[aria-keyshortcuts]')].filter(shown).find((one) => (
        one.getAttribute('aria-keyshortcuts').toLowerCase().replace('control', 'meta') === chord));
    if (!button && chord === 'meta+k') return findSearch(scope);
    button?.click();
    return !!button;
}

function findSearch(scope) {
    const search = [...scope.querySelectorAll('form.search input')].find(shown);
    search?.focus();
    search?.select();
    return !!search;
}

function moveChoice(event) {
    const radios = [...event.target.closest('[role=radiogroup]').querySelectorAll('[role=radio]:not(:disabled)')];
    const forward = event.key === 'ArrowDown' || event.key === (rightToLeft(event.target) ? 'ArrowLeft' : 'ArrowRight');
    const next = radios.at((radios.indexOf(event.target) + (forward ? 1 : -1)) % radios.length);
    event.preventDefault();
    next.focus();
    tap(next);
}

// Keys an element asked for.
function shortcut(event) {
    const scope = topDialog() ?? currentScreen() ?? root;
    const name = event.key === ' ' ? 'Space' : event.key;
    const candidates = [event.target.closest?.('[data-keys]'), ...scope.querySelectorAll('[data-keys]')];
    const el = candidates.find((one) => one?.dataset.keys.split(' ').includes(name) && shown(one));
    if (!el || (name === 'Space' && event.target.closest('a, button'))) return;
    event.preventDefault();
    emit([idOf(el), 'key', name]);
}

// MARK: Dialogs

const dismissed = [];

function showDialogs() {
    for (const dialog of root.querySelectorAll('dialog[data-modal]:not([open])')) {
        if (dismissed.some(({ el }) => el === dialog)) continue;
        dialog.showModal();
        // Opens at once where the browser still counts the tap that led here; its button is there where not.
        dialog.querySelector('[type=file]')?.click();
        // A sheet takes the focus itself: a field in it would raise the keyboard unasked.
        if (dialog.matches('.alert, .confirm') || dialog.querySelector('[autofocus]')) continue;
        dialog.tabIndex = -1;
        dialog.focus();
    }
}

function dismiss(dialog) {
    if (!wants(dialog, 'close') || dismissed.some(({ el }) => el === dialog)) return;
    dismissed.push({ el: dialog, entry: emit([idOf(dialog), 'close']) });
    dialog.dataset.leaving = '';
    finished(dialog).then(() => 'leaving' in dialog.dataset && dialog.close());
}

// The server kept it open.
function reshow(dialog) {
    if (!dialog.isConnected || !dialog.dataset.w) return;
    delete dialog.dataset.leaving;
    dialog.style.removeProperty('--drag');
    if (!dialog.open) dialog.showModal();
}

function leaveDialog(dialog) {
    dialog.removeAttribute('data-w');
    for (const part of dialog.querySelectorAll('[data-w]')) part.removeAttribute('data-w');
    dialog.dataset.leaving = '';
    finished(dialog).then(() => {
        dialog.close();
        dialog.remove();
    });
}

function backdropClicked(dialog, event) {
    const box = dialog.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right
        && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && !dialog.matches('.alert')) dismiss(dialog);
}

function cancelled(event) {
    if (!event.target.matches?.('dialog[data-modal]')) return;
    event.preventDefault();
    dismiss(event.target);
}

// MARK: Menus

let openItems = null, typed = '', typedAt = 0;
const menuItems = (menu) => [...menu.querySelectorAll('button:not(:disabled), a[href]')];

function openMenu(items, label, point) {
    // Ours to dismiss: an automatic popover closes when the press that opened it ends.
    items.popover = 'manual';
    items.showPopover();
    openItems = items;
    const anchor = point ?? label.getBoundingClientRect();
    // Not the bounding box: the menu is still growing.
    const { offsetWidth: width, offsetHeight: height } = items;
    const fits = anchor.bottom + 6 + height <= innerHeight - 8;
    const top = fits ? anchor.bottom + 6 : Math.max(8, anchor.top - 6 - height);
    const left = anchor.left + anchor.right < innerWidth ? anchor.left : anchor.right - width;
    Object.assign(items.style, {
        inset: 'auto', top: `${top}px`, left: `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`,
    });
    items.webuiLabel = label;
    label?.setAttribute('aria-expanded', 'true');
    menuItems(items)[0]?.focus({ preventScroll: true });
}

function closeMenu() {
    const items = openItems;
    openItems = null;
    if (!items?.isConnected) return;
    const label = items.webuiLabel;
    const hadFocus = items.contains(document.activeElement);
    items.hidePopover();
    label?.removeAttribute('aria-expanded');
    if (hadFocus) label?.focus({ preventScroll: true });
    if (items.matches('.row-menu')) items.remove();
}

function menuKey(event) {
    const items = menuItems(event.target.closest('[role=menu]'));
    const at = items.indexOf(event.target.closest('button, a'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) {
        event.preventDefault();
        items.at(to % items.length)?.focus();
    } else if (event.key.length === 1 && event.key !== ' ') {
        const now = performance.now();
        typed = (now - typedAt > 600 ? '' : typed) + event.key.toLowerCase();
        typedAt = now;
        items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed))?.focus();
    }
}

// The same actions as swiping, for keyboard, mouse and assistive technology.
function rowMenu(row) {
    const menu = make('div', { class: 'menu-items row-menu', role: 'menu' });
    for (const action of row.querySelectorAll('.swipe-actions button')) {
        const item = action.cloneNode(true);
        item.className = action.matches('.destructive') ? 'destructive' : '';
        item.setAttribute('role', 'menuitem');
        for (const part of all(item, '[data-w]')) part.removeAttribute('data-w');
        delete item.dataset.on;
        item.webuiAction = action;
        menu.append(item);
    }
    (topDialog() ?? currentScreen() ?? root).append(menu);
    return menu;
}

// A row's actions or a context menu, whichever is nearer to what was pressed.
function openContextMenu(target, point) {
    const owner = target.closest('.swipe, .context');
    if (owner.matches('.swipe')) return openMenu(rowMenu(owner), owner.querySelector('.row-more'), point);
    openMenu(owner.querySelector(':scope > .menu-items'), owner.querySelector(focusable), point);
}

// MARK: Gestures

let gesture = null;
let swipedRow = null;
const pressSeconds = 0.5;

function pointerDown(event) {
    swallowUntil = Infinity;
    if (openItems && !openItems.contains(event.target)) return closeMenu();
    // As on a phone: a touch elsewhere closes an open row and does nothing else.
    if (swipedRow && !swipedRow.contains(event.target)) return closeRow(swipedRow);
    swallowUntil = 0;
    if (!event.isPrimary || event.button) return;
    const kind = event.target.closest('.sheet-grip') ? sheetDrag
        : listener(event.target, 'drag') && !event.target.closest(typing) ? cardDrag
            : event.pointerType === 'mouse' ? null
                : event.target.closest('.swipe .row-content') ? rowSwipe : event.target.closest('.context') ? stillPress : null;
    if (!kind) return;
    gesture = { kind, pointer: event.pointerId, x: event.clientX, y: event.clientY, trace: [], target: event.target };
    if (event.pointerType !== 'mouse' && event.target.closest('.swipe, .context') && !event.target.closest(typing)) {
        gesture.press = later(pressSeconds, () => longPressed(event));
        gesture.pressedAt = event.timeStamp + pressSeconds * 1000;
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
}

const rubber = (distance, room) => distance * room / (distance + room);

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
        g.full = room > 0 && fullSwipe(g.el, side) && Math.abs(x) > g.el.offsetWidth * 0.55;
        const over = Math.abs(x) - room;
        const free = fullSwipe(g.el, side) && room > 0;
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
    const entry = emit([idOf(row.querySelector(`:scope > .${side} button`)), 'tap']);
    optimistic.push({ entry, undo: () => closeRow(row) });
}

function closeRow(row) {
    row.style.removeProperty('--swipe');
    row.removeAttribute('data-full');
    for (const side of row.querySelectorAll(':scope > .swipe-actions')) side.inert = true;
    if (swipedRow === row) swipedRow = null;
    finished(row.querySelector('.row-content')).then(() => row.style.getPropertyValue('--swipe') || delete row.dataset.open);
}

// A tap anywhere closes an open row; on the row itself it does nothing else.
function closeSwiped(target) {
    if (swipedRow && !target?.closest('.swipe-actions')) closeRow(swipedRow);
    else if (swipedRow) later(0, () => swipedRow && closeRow(swipedRow));
}

function longPressed(event) {
    gesture.pressed = true;
    swallowUntil = Infinity;
    commands.haptic('impact');
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
    const owner = event.target.closest?.('.swipe, .context');
    if (!owner || event.shiftKey || event.target.closest(typing)) return;
    event.preventDefault();
    // A finger's long press is `longPressed`.
    if (openItems || event.pointerType === 'touch') return;
    openContextMenu(event.target, event.clientX || event.clientY ? pointRect(event) : owner.getBoundingClientRect());
}

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

// MARK: Pull to refresh

const pullRoom = 64;

function refresh(el) {
    if (!el || el.getAttribute('aria-busy') === 'true' || isBusy(el)) return;
    hold(el, emit([idOf(el), 'refresh']));
}

// Touch events, because a pan that the browser takes over cancels the pointer.
function touchStarted(event) {
    if (gesture) holdTouch(event.target);
    const el = listener(event.target, 'refresh');
    if (!el || event.touches.length > 1 || scrollerOf(el).scrollTop > 0) return;
    const startY = event.touches[0].clientY, startX = event.touches[0].clientX;
    let pulled = 0;
    const moved = (move) => {
        const distance = move.touches[0].clientY - startY;
        if (!pulled && (gesture?.locked || distance < Math.abs(move.touches[0].clientX - startX))) return;
        if (distance <= 0 && !pulled) return ended();
        move.preventDefault();
        pulled = distance > 0 ? rubber(distance, 160) : 0;
        el.style.setProperty('--pull', Math.round(pulled));
        el.toggleAttribute('data-ready', pulled > pullRoom);
    };
    const ended = () => {
        el.removeEventListener('touchmove', moved);
        el.style.removeProperty('--pull');
        el.removeAttribute('data-ready');
        if (pulled <= pullRoom) return;
        el.dataset.pulled = '';
        commands.haptic('impact');
        refresh(el);
    };
    el.addEventListener('touchmove', moved, { passive: false });
    for (const name of ['touchend', 'touchcancel']) el.addEventListener(name, ended, { once: true });
}

// Without this Chromium follows a flick with a fling of its own, held back by `touch-action` and so unseen, and takes
// the next tap for the one that stops it.
function holdTouch(el) {
    const moved = (move) => gesture?.locked && move.preventDefault();
    const ended = () => el.removeEventListener('touchmove', moved);
    el.addEventListener('touchmove', moved, { passive: false });
    for (const name of ['touchend', 'touchcancel']) el.addEventListener(name, ended, { once: true });
}

// What a refreshable needs besides the server's markup: the indicator and a button.
function dressRefreshable(el) {
    if (!el.querySelector(':scope > .pull')) {
        el.prepend(make('div', { class: 'pull', 'aria-hidden': 'true' }, make('span', { class: 'spinner' })));
    }
    const screen = el.closest('.screen');
    const place = screen?.querySelector(':scope > .bar > .bar-trailing') ?? screen?.querySelector(':scope > .bar') ?? el;
    if (place.querySelector(':scope > .refresh-button')) return;
    place.prepend(make('button', {
        type: 'button', class: 'refresh-button btn btn-plain', 'aria-label': 'Refresh', title: 'Refresh', 'data-for': el.dataset.w,
    }, icon('arrow.clockwise')));
}

// Runs after every change of the tree.
function dress() {
    for (const el of root.querySelectorAll('[data-on~="refresh"]')) {
        dressRefreshable(el);
        if (el.getAttribute('aria-busy') !== 'true' && !isBusy(el)) delete el.dataset.pulled;
    }
    for (const group of root.querySelectorAll('.segmented')) placeThumb(group);
    showDialogs();
}

function placeThumb(group) {
    if (!group) return;
    const radios = [...group.querySelectorAll('[role=radio]')];
    group.style.setProperty('--segments', radios.length);
    group.style.setProperty('--segment', radios.findIndex((radio) => radio.getAttribute('aria-checked') === 'true'));
}

// MARK: Visibility

const seen = new Map();
const observers = new WeakMap();

// rootMargin reaches beyond a scroller only if that scroller is the root, so each has its own observer.
function watch(el) {
    const scroller = scrollerOf(el);
    if (!observers.has(scroller)) {
        const box = scroller === document.scrollingElement ? null : scroller;
        observers.set(scroller, new IntersectionObserver(sighted, { root: box, rootMargin: '100% 100%' }));
    }
    observers.get(scroller).observe(el);
}

function sighted(entries, observer) {
    for (const { target, isIntersecting } of entries) {
        if (!wants(target, 'visible') || !target.isConnected || !byId.has(idOf(target))) {
            observer.unobserve(target);
        } else if ((seen.get(target) ?? false) !== isIntersecting) {
            seen.set(target, isIntersecting);
            emit([idOf(target), 'visible', isIntersecting], 50);
        }
    }
}

// MARK: Commands

const status = document.getElementById('webui-status');
const buzz = { success: [10, 40, 10], warning: [20, 60, 20], error: [30, 40, 30, 40, 30], selection: 5, impact: 12 };

const commands = {
    focus(id) {
        const el = byId.get(id);
        if (el && !el.matches(focusable)) el.tabIndex = -1;
        el?.focus();
    },
    blur() { document.activeElement?.blur(); },
    scroll(id, edge) {
        const block = { top: 'start', bottom: 'end' }[edge] ?? 'center';
        byId.get(id)?.scrollIntoView({ block, behavior: calm.matches ? 'auto' : 'smooth' });
    },
    haptic(kind) {
        // Without a tap since the page loaded Chrome refuses and complains in the console.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz[kind] ?? 10);
    },
    announce(words) {
        // Only a change is announced, so the same words need a clean start.
        status.textContent = '';
        requestAnimationFrame(() => { status.textContent = words; });
    },
    copy: (text) => navigator.clipboard?.writeText(text).catch(() => copyByHand(text)) ?? copyByHand(text),
    open(address) {
        if (!/^(https?|mailto|tel):/i.test(address)) return;
        make('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }).click();
    },
    download(name, type, content) {
        const href = URL.createObjectURL(new Blob([content], { type }));
        make('a', { href, download: name }).click();
        later(10, () => URL.revokeObjectURL(href));
    },
    async share(what) {
        try {
            if (navigator.share) return void await navigator.share(what);
        } catch (error) {
            if (error.name === 'AbortError') return;
        }
        await commands.copy(what.url ?? what.text);
        commands.announce('Copied to the clipboard');
    },
    refreshed(id) { delete byId.get(id)?.dataset.pulled; },
    reload,
};

// The clipboard interface is missing on plain http.
function copyByHand(text) {
    const field = make('textarea', { class: 'visually-hidden' });
    field.value = text;
    keepFocus(() => {
        (topDialog() ?? page).append(field);
        field.select();
        document.execCommand('copy');
        field.remove();
    });
}

// MARK: Listening

const on = (target, names, work, options) => names.split(' ').forEach((name) => target.addEventListener(name, work, options));

on(page, 'click', clicked);
on(page, 'keydown', keyPressed);
on(page, 'contextmenu', contextMenu);
on(page, 'pointerdown', pointerDown, true);
on(page, 'pointermove', pointerMoved);
on(page, 'pointerup pointercancel', pointerEnded);
on(page, 'touchstart', touchStarted, { passive: true });
on(page, 'cancel', cancelled, true);
on(root, 'scroll', scrolled, { capture: true, passive: true });
on(page, 'wheel touchmove', () => { awaited = null; }, { passive: true });
on(root, 'input', ({ target }) => {
    if (target.type === 'range' && wants(target, 'change')) changed(target);
    else if (target.matches('input, textarea') && !target.matches('[type=checkbox], [type=radio]')) edited(target);
});
on(root, 'change', ({ target }) => {
    if (target.type === 'file') upload(target);
    else if (target.type !== 'range' && wants(target, 'change')) changed(target);
});
// The placeholder behind a picture that cannot be had stays in sight.
on(page, 'error', ({ target }) => { target.hidden = true; }, true);
on(root, 'submit', (event) => {
    if (event.target.method === 'post') return;
    event.preventDefault();
    const field = event.target.querySelector('[data-on~="submit"]');
    if (field) submit(field);
});
on(root, 'focusin', ({ target }) => { const el = listener(target, 'focus'); if (el) emit([idOf(el), 'focus']); });
on(root, 'focusout', ({ target }) => {
    const el = listener(target, 'blur');
    if (el) emit([idOf(el), 'blur']); else if (target.matches(typing)) flush();
});
on(root, 'compositionstart', ({ target }) => { composing = target; });
on(root, 'compositionend', ({ target }) => {
    composing = null;
    const kept = held.get(target);
    held.delete(target);
    if (kept) write(target, ...kept);
});
on(window, 'popstate', travelled);
on(window, 'online', hurry);
on(window, 'offline', cutOff);
on(window, 'pagehide', leave);
on(window, 'pageshow', ({ persisted }) => persisted && hurry());
on(document, 'visibilitychange', hideOrShow);

for (const width of [600, 900]) {
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', () => emit([0, 'size', innerWidth, innerHeight], 50));
}

// MARK: Start

window.webui = {
    get version() { return wire.version; },
    get acknowledged() { return wire.acknowledged; },
    get pending() { return queue.length + wire.sent - wire.acknowledged; },
    // For tests: resolves when nothing is queued, everything sent is acknowledged and nothing moves.
    async settled() {
        const frame = () => new Promise((done) => { requestAnimationFrame(done); });
        for (let quiet = 0; quiet < 2;) {
            await frame();
            const moving = document.getAnimations().some((one) => one.playState === 'running'
                && one.effect.getComputedTiming().endTime !== Infinity);
            quiet = !openedAt || inFlight || window.webui.pending || moving ? 0 : quiet + 1;
        }
    },
};

adoptNodes(root);
history.replaceState({ webui: entry }, '');
trail.paths[entry] = here();
dress();
noteScreens(false);
refillAfterReload();
const firstScreen = currentScreen();
if (firstScreen && trail.tops[entry]) scrollerIn(firstScreen).scrollTop = trail.tops[entry];
connect();
})();
