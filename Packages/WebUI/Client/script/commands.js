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
    copy: (text) => navigator.clipboard?.writeText(text).catch(() => copyByHand(text)) ?? copyByHand(text),
    open(address) {
        if (!/^(https?|mailto|tel):/i.test(address)) return;
        make('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }).click();
    },
    download(name, type, content) {
        const href = URL.createObjectURL(new Blob([content], { type }));
        make('a', { href, download: name }).click();
        later(10, () => URL.revokeObjectURL(href));
    },
    async share(what) {
        try {
            if (navigator.share) return void await navigator.share(what);
        } catch (error) {
            if (error.name === 'AbortError') return;
        }
        await commands.copy(what.url ?? what.text);
        commands.announce('Copied to the clipboard');
    },
    refreshed(id) { delete byId.get(id)?.dataset.pulled; },
    reload,
};

// The clipboard interface is missing on plain http.
function copyByHand(text) {
    const field = make('textarea', { class: 'visually-hidden' });
    field.value = text;
    keepFocus(() => {
        (topDialog() ?? page).append(field);
        field.select();
        document.execCommand('copy');
        field.remove();
    });
}
