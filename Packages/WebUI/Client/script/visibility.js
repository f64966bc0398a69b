const seen = new Map();
const observers = new WeakMap();

// rootMargin reaches beyond a scroller only if that scroller is the root, so each has its own observer.
function watch(el) {
    const scroller = scrollerOf(el);
    if (!observers.has(scroller)) {
        const box = scroller === document.scrollingElement ? null : scroller;
        observers.set(scroller, new IntersectionObserver(sighted, { root: box, rootMargin: '25% 25%' }));
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
