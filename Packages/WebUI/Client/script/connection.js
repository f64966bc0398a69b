// fetch instead of EventSource: EventSource hides the status (404 = resume) and the heartbeat comments.
let stream = null;
let openedAt = 0, heardAt = 0, freshAt = Number(page.dataset.asOf) || Date.now(), attempt = 0, resumptions = 0, greeted = false, resuming = false;
let watchdog, flowTimer, retryTimer, hiddenTimer, bannerTimer;
// Behind a proxy that keeps streams back each request brings what there is, and ends.
let polling = false;
const banner = make('div', { class: 'offline-banner', role: 'status', hidden: '' });
page.prepend(banner);

async function connect() {
    disconnect();
    const mine = stream = new AbortController();
    tabs.postMessage(0);
    listen();
    // The server says something at once.
    if (!polling) {
        flowTimer = later(4, () => {
            polling = true;
            connect();
        });
    }
    try {
        const query = `session=${wire.session}&after=${wire.version}${polling ? '&once=1' : ''}`;
        const response = await ask(`/stream?${query}`, { signal: mine.signal });
        if (stream !== mine) return;
        if (isGone(response.status)) return sessionGone();
        if (!response.ok) throw response.status;
        opened();
        await read(response.body.pipeThrough(new TextDecoderStream()).getReader(), mine);
    } catch { /* every failure ends the same way: try again later */ }
    if (stream === mine) (polling && mine.heard ? connect : lost)();
}

function disconnect() {
    // What it shows now is what it showed last.
    if (openedAt) keepScreen();
    stream?.abort();
    stream = null;
    openedAt = 0;
    clearTimeout(watchdog);
    clearTimeout(flowTimer);
    clearTimeout(retryTimer);
    bannerTimer ??= later(1.5, showBanner);
}

const sendJSON = (path, body, signal) => ask(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal,
});

async function ask(path, options) {
    const response = await fetch(wire.live + path, { redirect: 'manual', ...options });
    // Something before the server answers in its place: a sign-in that has run out, which a page of its own begins once
    // somebody is there to sign in.
    if (!response.status || (response.status === 200 && !/stream|json/.test(response.headers.get('Content-Type')))) throw document.hidden || reload();
    return response;
}

const isGone = (code) => code >= 400 && code < 500 && code !== 429 && code !== 408;

// What only the browser knows: how much room there is, whether things should move, whether anybody can see them, and how
// large text is.
const tellRoom = () => emit([
    0, 'size', innerWidth, calm.matches, document.hidden, getComputedStyle(document.documentElement).fontSize,
]);

function opened() {
    openedAt = performance.now();
    quiet();
    banner.hidden = true;
    loaded.leaveKept?.();
    banner.textContent = '';
    if (!greeted) {
        emit([0, 'zone', Intl.DateTimeFormat().resolvedOptions().timeZone], 50);
        tellRoom();
        sendDeeds();
    }
    greeted = true;
    pump();
    retryPost();
}

async function read(reader, mine) {
    for (let text = ''; stream === mine;) {
        const { value, done } = await reader.read();
        if (done) return;
        listen();
        clearTimeout(flowTimer);
        mine.heard = true;
        freshAt = Date.now();
        const messages = (text + value).split('\n\n');
        text = messages.pop();
        for (const message of messages) {
            const [, data] = /^data:(.*)/m.exec(message) ?? [];
            if (!data || stream !== mine) continue;
            waitingFrames.push(JSON.parse(data));
            if (!flights.size) releaseFrames();
        }
    }
}

// The server comments every 15 s; 40 s of silence means the connection died without telling us.
function listen() {
    heardAt = performance.now();
    clearTimeout(watchdog);
    watchdog = later(40, connect);
}

function lost() {
    // A stream that lived a while earns a fresh start; one that is cut at once does not.
    if (openedAt && performance.now() - openedAt > 5000) attempt = resumptions = 0;
    disconnect();
    retryTimer = later(pause(attempt++), connect);
}

// Seconds before trying again: a restarted server is noticed soon, one that stays away is not pressed. Where the browser
// knows that there is no line, it also says when there is one.
const pause = (count, many = 60) => (count < many && navigator.onLine ? count && 1 : 10) * (0.5 + Math.random());

function showBanner() {
    quiet();
    if (openedAt || document.hidden) return;
    banner.hidden = false;
    const time = new Date(freshAt).toLocaleTimeString(document.documentElement.lang || [], { timeStyle: 'short' });
    const left = waiting.length ? ` ${waiting.length} waiting.` : '';
    banner.textContent = `${navigator.onLine ? 'Reconnecting…' : 'You’re offline.'} As of ${time}.${left}`;
}

function hurry() {
    clearTimeout(hiddenTimer);
    attempt = resumptions = 0;
    polling = false;
    if (resuming) return;
    if (!openedAt || performance.now() - heardAt > 40000) connect();
    retryPost();
}

function hideOrShow() {
    tellRoom();
    if (!document.hidden) return hurry();
    rememberScroll();
    keepScreen();
    flush();
    // Browsers allow six HTTP/1.1 connections to a host: a forgotten tab must not hold one.
    clearTimeout(hiddenTimer);
    hiddenTimer = later(20, rest);
}

function rest() {
    disconnect();
    quiet();
}

// Nor must a hidden one when another tab needs it.
const tabs = new BroadcastChannel('webui');
tabs.onmessage = () => document.hidden && rest();

// Timers stand still while the machine sleeps, and the connection dies meanwhile.
let awake = Date.now();
setInterval(() => {
    if (Date.now() - awake > 30000 && !document.hidden) connect();
    awake = Date.now();
}, 10000);

function quiet() {
    bannerTimer = clearTimeout(bannerTimer);
}

function leave(event) {
    rememberScroll();
    if (event.persisted) return rest();
    const unsaid = queue.splice(0).map((entry) => entry.event);
    navigator.sendBeacon(`${wire.live}/events`, new Blob([envelope(++wire.sent, [...unsaid, [0, 'leave']])], {
        type: 'application/json',
    }));
}
