// The spring is the style sheet's; to ask for it anew would have a changed page styled within a frame's script.
let spring = null;
const easing = (curve) => (curve === 'spring' ? spring ??= getComputedStyle(page).getPropertyValue('--spring').trim() || 'ease'
    : curve === 'linear' ? curve : 'ease-in-out');

// How long what comes and goes with the frame that is being applied takes; `null` for as long as usual.
let motionLength = null;

function timed(el) {
    if (motionLength) el.style.setProperty('--motion', motionLength);
    return el;
}

// First half of FLIP: remembers where the children of every changed container are.
function beginMotion(frame) {
    if (!frame.n || calm.matches || frame.r !== undefined) return null;
    const timing = { duration: frame.n.d * 1000, easing: easing(frame.n.c) };
    const places = new Map();
    for (const [code, id, name] of frame.o ?? []) {
        const el = byId.get(id);
        // The cards of a deck move by their own looks.
        if (!el || el.dataset.past) continue;
        // Of what is said with `data-` nothing is seen to move.
        if (code === 3 || (code === 1 && !/^data/.test(name))) smooth(el, timing);
        const parent = code === 5 ? el : code >= 6 ? el.parentElement : null;
        if (parent?.querySelector(':scope > [data-past]')) continue;
        for (const child of [...(parent?.children ?? [])].slice(0, 200)) {
            if (!places.has(child)) places.set(child, child.getBoundingClientRect());
        }
    }
    motionLength = `${frame.n.d}s`;
    return { timing, places };
}

function smooth(el, { duration, easing }) {
    el.style.transition = `all ${duration}ms ${easing}`;
    clearTimeout(el.webuiSmooth);
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
    motionLength = null;
}
