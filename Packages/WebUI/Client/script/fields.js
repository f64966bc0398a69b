const edits = new WeakMap();
let unsent = new WeakMap();
const held = new WeakMap();
// The texts of a field that the server has been told last, each with its edit number.
const sentTexts = new WeakMap();
let composing = null;

function countEdit(field) {
    edits.set(field, (edits.get(field) ?? 0) + 1);
    return edits.get(field);
}

function edited(field, delay = 80) {
    const number = countEdit(field);
    if (wants(field, 'input')) unsent.set(field, emit([idOf(field), 'input', field.value, number], delay));
    showClearButton(field);
}

// The person's text wins: a write counts only if it was made for the text that stands here.
function write(el, property, value, base) {
    if (composing === el) return void held.set(el, [property, value, base]);
    if ((edits.get(el) ?? 0) !== base) return void (value === '' && takeOff(el, base));
    if (property === 'checked') el.checked = value; else setValue(el, value);
}

// Cleared while the person typed on: what the server cleared goes, what came after it stays.
function takeOff(el, base) {
    const old = sentTexts.get(el)?.find(([edit]) => edit === base)?.[1];
    if (!old || !el.value.startsWith(old)) return;
    const waiting = queue.filter(({ event: [id, type] }) => id === idOf(el) && type === 'input');
    for (const { event } of waiting) if (event[2].startsWith(old)) event[2] = event[2].slice(old.length);
    setValue(el, el.value.slice(old.length), old.length);
    if (!waiting.length) edited(el);
}

function noteSent([id, type, text, number]) {
    const el = byId.get(id);
    if (el && type === 'input') sentTexts.set(el, [...(sentTexts.get(el) ?? []).slice(-7), [number, text]]);
}

function setValue(el, value, shift = 0) {
    if (el.value === value) return;
    const caret = el === document.activeElement ? caretOf(el) : null;
    const atEnd = caret && caret[0] === el.value.length;
    el.value = value;
    const moved = (place) => Math.max(0, place - shift);
    if (caret) restoreCaret(el, atEnd ? [value.length, value.length] : [moved(caret[0]), moved(caret[1]), caret[2]]);
    showClearButton(el);
}

function caretOf(el) {
    // Reading the selection of an e-mail or number field throws in some browsers, null in others.
    try { return el.selectionStart === null ? null : [el.selectionStart, el.selectionEnd, el.selectionDirection]; } catch { return null; }
}

function restoreCaret(el, caret) {
    if (!el) return;
    if (document.activeElement !== el) el.focus({ preventScroll: true });
    if (caret?.[0] !== undefined) try { el.setSelectionRange(...caret); } catch { /* no caret in this type */ }
}

function changed(el) {
    const number = countEdit(el), value = el.type === 'checkbox' ? el.checked : el.value;
    unsent.set(el, el.dataset.ahead ? begin(el.dataset.key, value, number)
        : emit([idOf(el), 'change', value, number], el.type === 'range' ? 80 : 0));
}

// Some browsers fill fields in with a `change` alone; a field that is taken away may say one, too.
function filledIn(field) {
    if (byId.get(idOf(field)) === field && field.value !== (unsent.get(field)?.event[2] ?? field.defaultValue)) edited(field);
}

const submit = (field) => emit([idOf(field), 'submit']);

function showClearButton(el) {
    const form = el.closest('form.search'), button = form?.querySelector('.search-clear');
    if (button) button.hidden = !form.querySelector('input')?.value;
}

function clearSearch(form) {
    const field = form.querySelector('input');
    field.value = '';
    edited(field, 0);
    field.focus();
}
