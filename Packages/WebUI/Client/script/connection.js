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
