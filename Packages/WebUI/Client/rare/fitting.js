// ViewThatFits: of several views the first that has room, or else the last.
const rooms = new ResizeObserver((changes) => {
    for (const { target } of changes) for (const el of target.querySelectorAll(':scope > .fits')) fit(el);
});

// Runs after every change of the tree.
function dressed() {
    dressPinches();
    fitAll();
}

function fitAll() {
    for (const el of document.querySelectorAll('.fits')) {
        // What is not shown has no room; its parent is told when it is.
        if (el.offsetParent) fit(el);
        rooms.observe(el.parentElement);
    }
}

function fit(el) {
    const views = [...el.children];
    // What scrolls around it must not become shorter meanwhile.
    el.style.minBlockSize = `${el.offsetHeight}px`;
    el.dataset.measuring = '';
    // In the style sheet `:has` would have all around styled at each change.
    const stacks = document.querySelectorAll('div:has([data-measuring])');
    for (const { dataset } of stacks) dataset.around = '';
    const width = el.clientWidth;
    // A frame says how high it is; in what scrolls there is room for any.
    const frame = el.closest('.scroll-y, .list, .screen, [style*="--room-y"]');
    const height = Math.min(el.clientHeight, parseFloat(frame?.style.getPropertyValue('--room-y')) || Infinity);
    const fits = (view) => {
        view.dataset.tried = '';
        const box = view.getBoundingClientRect();
        delete view.dataset.tried;
        return (!el.dataset.fits.includes('x') || box.width < width + 0.5)
            && (!el.dataset.fits.includes('y') || box.height < height + 0.5);
    };
    const chosen = views.find(fits) ?? views.at(-1);
    delete el.dataset.measuring;
    for (const { dataset } of stacks) delete dataset.around;
    el.style.minBlockSize = '';
    el.dataset.fitted = '';
    for (const view of views) view.toggleAttribute('data-unfit', view !== chosen);
}
