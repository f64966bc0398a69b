const savedFields = 'webui-fields';

const changedFields = () => all(root, '[name][data-on~=input]').filter((field) => edits.has(field) || field.value !== field.defaultValue);
const typedFields = (kept) => Object.fromEntries(
    changedFields().filter((field) => !kept || field.type !== 'password').map((field) => [field.name, field.value]),
);

// Not all tabs at the same moment, and with growing pauses: a server that forgets at once must not be asked in a loop.
function sessionGone() {
    disconnect();
    if (!resuming) retryTimer = later(pause(resumptions++, 5) || Math.random() / 2, resume);
}

async function resume() {
    if (resuming) return;
    resuming = true;
    disconnect();
    try {
        const response = await sendJSON('/resume', JSON.stringify({
            url: here(), fields: typedFields(), scene: wire.scene, draft: wire.draft,
        }));
        if (isGone(response.status)) return reload();
        if (!response.ok) throw response.status;
        const answer = await response.json();
        resuming = false;
        beginSession(answer);
        connect();
    } catch {
        // Who cannot be reached has forgotten nothing: it is sought like a stream.
        resuming = false;
        disconnect();
        retryTimer = later(pause(attempt++), resume);
    }
}

function beginSession(answer) {
    Object.assign(wire, { session: answer.s, token: answer.k, version: answer.v, acknowledged: 0, sent: 0 });
    pressed = 0;
    greeted = false;
    const again = keptPresses();
    dropQueue();
    const fields = typedFields();
    const { activeElement } = document, focus = activeElement?.name, caret = caretOf(activeElement);
    const top = currentScreen()?.scrollTop ?? 0;
    byId.clear();
    root.replaceChildren(...parse(root, answer.r));
    forgetThrows();
    adoptNodes(root);
    showThrows();
    dress();
    refill(fields);
    if (focus) restoreCaret(root.querySelector(`[name="${CSS.escape(focus)}"]`), caret);
    const screen = currentScreen();
    if (screen) screen.scrollTop = top;
    if (answer.t) document.title = answer.t;
    noteScreens(false);
    for (const press of again) press();
}

// What was pressed but surely not heard by the session that is gone, to be pressed again where the same thing stands.
function keptPresses() {
    const unheard = [...(inFlight?.unsure ? [] : inFlight?.batch ?? []), ...queue];
    return unheard.filter(({ event: [id, type] }) => presses.includes(type) && byId.has(id)).map(({ event: [id, type] }) => {
        const el = byId.get(id), before = alike(el);
        return () => {
            const now = alike(el);
            const same = now.length === before.length && now[before.indexOf(el)];
            if (same) (type === 'tap' ? tap : submit)(same);
        };
    });
}

const markOf = (el) => [el.name, el.ariaLabel, el.textContent, el.closest('.row')?.textContent].join();
const alike = (el) => all(root, `${el.tagName}[data-on]`).filter((one) => markOf(one) === markOf(el));

// Puts typed text back where the server does not show it, as an edit of its own.
function refill(fields) {
    for (const [name, text] of Object.entries(fields)) {
        const field = root.querySelector(`[name="${CSS.escape(name)}"]`);
        if (!field) continue;
        // Still the person's own: the next resume may come before the address or the scene has it.
        edits.set(field, edits.get(field) ?? 0);
        if (field.value === text) continue;
        field.value = text;
        edited(field);
    }
}

// Another person's page is another place.
const placeNow = () => location.href + page.dataset.person;

// The last resort. Typed text waits in the tab's storage; a second reload within 10 s would be a loop.
function reload() {
    if (Date.now() - (stored(savedFields)?.at ?? 0) < 10000) {
        resuming = false;
        retryTimer = later(10, resume);
        return;
    }
    rememberScroll();
    // The browser's own storage is no place for a password.
    store(savedFields, { at: Date.now(), place: placeNow(), fields: typedFields(true) });
    location.reload();
}

function refillAfterReload() {
    const saved = stored(savedFields);
    if (!saved?.fields) return;
    if (saved.place === placeNow()) refill(saved.fields);
    store(savedFields, { at: saved.at });
}
