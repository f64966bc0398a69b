// The browser's half of WebUI: keeps one page in step with one live session on the server.
// The contract is docs/wire.md; names of keys, operations and events are explained there.

const root = document.getElementById('webui-root');
const page = document.body;
const wire = {
    live: page.dataset.live, session: page.dataset.session, token: page.dataset.token,
    version: Number(page.dataset.version), acknowledged: 0, sent: 0,
    scene: /(?:^|; )webui_scene=([^;]*)/.exec(document.cookie)?.[1],
};
const here = () => location.pathname + location.search;
const { src } = document.currentScript ?? {};
const file = (name) => new URL(name, src ?? location.href).href;
// The person's choice here counts as the system's.
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');
const calm = { get matches() { return calmSystem.matches || document.documentElement.dataset.calm !== undefined; } };
const wide = matchMedia('(min-width: 900px)');
const typing = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

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
    const shell = make('span', {});
    shell.innerHTML = `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><use href="${file('icons.svg')}#${name}"/>`;
    return shell.firstChild;
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
const topDialog = () => all(root, 'dialog[open]').at(-1);
const currentScreen = () => all(topDialog() ?? root, '.screen').findLast(shown);
