const dismissed = [];

function showDialogs() {
    for (const dialog of all(root, 'dialog[data-modal]:not([open])')) {
        if (dismissed.some(({ el }) => el === dialog)) continue;
        dialog.showModal();
        // Opens at once where the browser still counts the tap that led here; its button is there where not.
        dialog.querySelector('.file>input')?.click();
        // A sheet takes the focus itself: a field in it would raise the keyboard unasked.
        if (dialog.matches('.alert, .confirm') || dialog.querySelector('[autofocus]')) continue;
        dialog.tabIndex = -1;
        dialog.focus();
    }
}

function dismiss(dialog) {
    if (!wants(dialog, 'close') || dismissed.some(({ el }) => el === dialog)) return;
    dismissed.push({ el: dialog, entry: emit([idOf(dialog), 'close']) });
    dialog.dataset.leaving = '';
    finished(dialog).then(() => 'leaving' in dialog.dataset && dialog.close());
}

// The server kept it open.
function reshow(dialog) {
    if (!dialog.isConnected || !dialog.dataset.w) return;
    delete dialog.dataset.leaving;
    dialog.style.removeProperty('--drag');
    if (!dialog.open) dialog.showModal();
}

function leaveDialog(dialog) {
    for (const { dataset } of all(dialog, '[data-w]')) delete dataset.w;
    dialog.dataset.leaving = '';
    finished(dialog).then(() => {
        dialog.close();
        dialog.remove();
    });
}

function backdropClicked(dialog, event) {
    const { offsetX: x, offsetY: y } = event, { offsetWidth: width, offsetHeight: height } = dialog;
    if ((x < 0 || y < 0 || x > width || y > height) && !dialog.matches('.alert')) dismiss(dialog);
}

function cancelled(event) {
    if (!event.target.matches?.('dialog[data-modal]')) return;
    event.preventDefault();
    dismiss(event.target);
}
