const [
    emit, idOf, wants, optimistic, make, later, keepFocus, topDialog, commands, rubber, refresh, isDragging, all, act, finished,
    openMenu, rightToLeft, isQueued,
] = given;
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
    let last;
    for (let part = 0; part < parts; part++) {
        last = emit([id, 'file', file.name, part, parts, data.slice(part * pieceLength, (part + 1) * pieceLength)]);
    }
    // Who sees nothing for a second wonders whether anything happens.
    later(1, function look() {
        const label = field.parentElement;
        if (!isQueued(last)) return label?.removeAttribute('aria-busy');
        label?.setAttribute('aria-busy', 'true');
        later(0.25, look);
    });
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
    commands.announce(copied);
    showBriefly(copied);
}

// Whoever sees should know, too, that something happened.
function showBriefly(words) {
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
