const [
    emit, idOf, wants, optimistic, make, later, keepFocus, topDialog, commands, rubber, refresh, isDragging, all, act, finished,
    openMenu, rightToLeft, isQueued, mustNavigate, keptIn, wire,
    pause, tap,
] = given;
// Proxies take a megabyte at once; a slow line gets smaller pieces, so that each takes about a second.
const longestPiece = 768 << 10, shortestPiece = 16 << 10;

// Sends the chosen files one after the other in pieces, and says of each that it is there; of one that is too large or
// cannot be read, that it is not.
async function upload(field, [file, ...others] = field.files) {
    const label = field.parentElement, { session } = wire, fields = () => all(document, '[type=file]');
    const place = fields().indexOf(field);
    if (!file) return;
    // The page may have been made anew meanwhile; a field that is gone from the same page was given up.
    const now = () => field.isConnected ? field : wire.session !== session && fields()[place];
    const name = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const note = sendingNote(file.name, label);
    const isSent = file.size <= field.dataset.limit && await sendPieces(file, name, (at) => {
        note.tell(at / file.size);
        return now();
    });
    note.end();
    // The same file may be chosen again.
    field.value = '';
    if (now()?.accept === field.accept) emit([idOf(now()), 'file', file.name, isSent ? name : '', file.size]);
    else if (wire.session !== session) brief('Your file was not sent: choose it again.');
    upload(now() || field, others);
}

// Tells how much of a file is there, from a second on: who sees nothing for longer wonders whether anything happens.
function sendingNote(name, label) {
    const note = make('div', { class: 'brief-note', role: 'progressbar', 'aria-label': name });
    let isLong = false;
    const show = () => isLong && !note.isConnected && (topDialog() ?? document.body).append(note);
    const tell = (share) => {
        note.textContent = note.ariaValueNow = Math.floor(share * 100);
        show();
    };
    tell(0);
    const mark = later(1, () => {
        isLong = true;
        label?.setAttribute('aria-busy', 'true');
        show();
    });
    return { tell, end() { clearTimeout(mark); note.remove(); label?.removeAttribute('aria-busy'); } };
}

// A piece that is not answered is sent again, from where the server says that the file ends; whoever is told how much is
// there says whether to go on.
async function sendPieces(file, name, isWanted) {
    for (let at = 0, tries = 0, length = 64 << 10; at < file.size;) {
        const piece = await file.slice(at, at + length).arrayBuffer().catch(() => null);
        if (!piece) return false;
        const query = new URLSearchParams({ session: wire.session, token: wire.token, file: name, at, size: file.size });
        const start = performance.now();
        let code = 0;
        try {
            const response = await fetch(`${wire.live}/file?${query}`, {
                method: 'POST', body: piece, signal: AbortSignal.timeout(60000),
            });
            code = response.status;
            if (response.ok || code === 409) at = Number(await response.text());
        } catch { /* no answer */ }
        if (!isWanted(at)) return false;
        if (code === 200) {
            tries = 0;
            if (performance.now() - start < 1000) length = Math.min(length * 2, longestPiece);
            continue;
        }
        if ([400, 413].includes(code) || ++tries > 100) return false;
        length = Math.max(length / 2, shortestPiece);
        if (code !== 409) await new Promise((done) => later(pause(tries), done));
    }
    return true;
}

async function download(name, type, content) {
    let file = new Blob([content], { type });
    if (type === 'image/svg+xml' && name.endsWith('.png')) {
        const drawn = await paint(content).catch(() => null);
        if (drawn) file = drawn;
        else name = name.replace(/png$/, 'svg');
    }
    const href = URL.createObjectURL(file);
    make('a', { href, download: name }).click();
    later(10, () => URL.revokeObjectURL(href));
}

// The pixels of a drawing, in the size it says; from a data address, which the page's policy allows and a canvas trusts.
async function paint(drawing) {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing);
    await image.decode();
    const canvas = make('canvas', { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

async function share(what, copied) {
    try {
        if (navigator.share) return void await navigator.share(what);
    } catch (error) {
        if (error.name === 'AbortError') return;
    }
    await copy(what.url ?? what.text);
    brief(copied);
}

// Whoever sees and whoever listens should know that something happened.
function brief(words) {
    commands.announce(words);
    const note = make('div', { class: 'brief-note', 'aria-hidden': 'true' });
    note.textContent = words;
    (topDialog() ?? document.body).append(note);
    later(2, () => note.remove());
}

const copy = (text) => navigator.clipboard?.writeText(text).catch(() => copyByHand(text)) ?? copyByHand(text);

// The clipboard interface is missing on plain http.
function copyByHand(text) {
    const field = make('textarea', { class: 'visually-hidden' });
    field.value = text;
    keepFocus(() => {
        (topDialog() ?? document.body).append(field);
        field.select();
        document.execCommand('copy');
        field.remove();
    });
}
