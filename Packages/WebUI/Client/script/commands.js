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
        const block = { top: 'start', bottom: 'end', nearest: 'nearest' }[edge] ?? 'center';
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
    open(address) {
        // A place of this server takes the page's own place.
        if (/^\/([^/\\]|$)/.test(address)) return location.assign(address);
        if (!/^(https?|mailto|tel):/i.test(address)) return;
        make('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }).click();
    },
    refreshed(id) { delete byId.get(id)?.dataset.pulled; },
    reload,
};

// What few pages need is a file of its own.
let rare, loaded = {};
const fetchRare = () => rare ??= import(file('rare.js')).then((module) => {
    loaded = module.default([
    emit, idOf, wants, optimistic, make, later, keepFocus, topDialog, commands, rubber, refresh, () => gesture?.locked, all, act,
    finished, openMenu, rightToLeft, (entry) => queue.includes(entry), mustNavigate, keptIn, wire,
    pause, tap]);
    loaded.dressed();
    return loaded;
}, () => {
    // Without a line: asked for again the next time.
    rare = null;
    return {};
});
const rarely = (name) => async (...values) => (await fetchRare())[name]?.(...values);
for (const name of ['copy', 'download', 'share']) commands[name] = rarely(name);
const upload = rarely('upload'), openRowMenu = rarely('openRowMenu'), searchKept = rarely('searchKept'), brief = rarely('brief');

// What a finger asks for must be there before it comes.
function dressRare() {
    if (root.querySelector('.row-handle, .swipe, .fits, .date, [role=radio], [data-on~="refresh"], [data-on~="pinch"]')) fetchRare();
    loaded.dressed?.();
}
