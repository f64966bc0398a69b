function reset(html) {
    returnLooks();
    for (const card of standIns) returnLook(card);
    const shell = root.cloneNode(false);
    shell.innerHTML = html;
    const old = new Map(byId);
    const tops = all(root, '.screen, .scroll, .list').filter((el) => el.scrollTop).map((el) => [el, el.scrollTop]);
    mend(root, shell, old);
    byId.clear();
    adoptNodes(root);
    for (const [el, top] of tops) {
        el.scrollTop = top;
        // Of a long list a new session has only the first part yet.
        if (el.scrollTop < top) awaited = { top };
    }
}

// Makes `el` hold what `model` holds, reusing live elements of the same id and tag.
function mend(el, model, old) {
    let at = el.firstChild;
    for (const wanted of [...model.childNodes]) {
        const node = counterpart(wanted, at, old);
        if (node !== wanted) match(node, wanted, old); else if (node.nodeType === 1) mend(node, wanted.cloneNode(true), old);
        if (node === at) at = at.nextSibling; else el.insertBefore(node, at);
    }
    while (at) {
        const next = at.nextSibling;
        if (at.matches?.('dialog[open]')) at.close();
        at.remove();
        at = next;
    }
}

function counterpart(wanted, at, old) {
    if (wanted.nodeType !== 1) return at?.nodeType === wanted.nodeType ? at : wanted;
    if (wanted.dataset.w) {
        const kept = old.get(Number(wanted.dataset.w));
        return kept?.tagName === wanted.tagName ? kept : wanted;
    }
    return at?.nodeType === 1 && at.tagName === wanted.tagName && !at.dataset.w ? at : wanted;
}

function match(node, wanted, old) {
    if (node.nodeType !== 1) {
        if (node.data !== wanted.data) node.data = wanted.data;
        return;
    }
    for (const { name } of [...node.attributes]) {
        if (!wanted.hasAttribute(name) && !attributesOfOurs.includes(name)) node.removeAttribute(name);
    }
    for (const { name, value } of wanted.attributes) {
        if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    }
    mend(node, wanted, old);
    // What the browser chose is not the server's choice.
    if (node.tagName === 'SELECT' && node.value !== wanted.value) node.value = wanted.value;
    // Text the server has not seen yet stays; it is on its way.
    if ('value' in node && 'defaultValue' in node && node !== composing && !(unsent.get(node)?.q > wire.acknowledged)) {
        setValue(node, node.type === 'checkbox' ? node.value : wanted.defaultValue);
        if ('checked' in node) node.checked = wanted.defaultChecked;
    }
}
