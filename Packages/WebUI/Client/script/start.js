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
on(page, 'wheel pointerdown keydown', () => { awaited = null; }, { passive: true });
on(root, 'input', ({ target }) => {
    if (target.type === 'range' && wants(target, 'change')) changed(target);
    else if (target.matches('input, textarea') && !target.matches('[type=checkbox], [type=radio]')) edited(target);
    if (target.type === 'search' && mustNavigate()) searchKept(target);
});
on(root, 'change', ({ target }) => {
    if (target.type === 'file') upload(target);
    else if (wants(target, 'input')) filledIn(target);
    else if (target.type !== 'range' && wants(target, 'change')) changed(target);
});
// The placeholder behind a picture that cannot be had stays in sight, or else its alternative.
on(page, 'error', ({ target }) => target.hidden = !target.alt, true);
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
on(window, 'offline', lost);
on(window, 'pagehide', leave);
on(window, 'pageshow', ({ persisted }) => persisted && hurry());
on(document, 'visibilitychange', hideOrShow);

on(wide, 'change', tellRoom);
on(calmSystem, 'change', tellRoom);

window.webui = {
    get version() { return wire.version; },
    get held() { return waitingFrames.length; },
    // Without a line something is always pending.
    get pending() { return queue.length + wire.sent - wire.acknowledged + !openedAt + !!inFlight; },
    settled: rarely('settled'),
};

adoptNodes(root);
history.replaceState({ webui: entry }, '');
// What was typed into the address bar takes the place of an entry, and starts at the top.
if (trail.paths[entry] !== here()) trail.tops[entry] = 0;
trail.paths[entry] = here();
dress();
noteScreens(false);
// Typed before the script ran.
for (const field of changedFields()) edited(field);
// Browsers choose again what was chosen in the page before; the list belongs to what the server says.
for (const select of all(root, 'select')) select.value = [...select.options].find((one) => one.defaultSelected)?.value ?? select.value;
refillAfterReload();
// Rows that were there may only come with the next frames.
awaited = { top: trail.tops[entry] ?? 0 };
restoreScroll();
if (document.hidden) hideOrShow();
if (!wire.session) sendDeeds();
startKeeping();
keepSoon();
connect();
