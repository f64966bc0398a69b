let typed = '', typedAt = 0;

// The item of a menu whose name begins with what is typed in a hurry.
function findItem(items, letter) {
    const now = performance.now();
    typed = (now - typedAt > 600 ? '' : typed) + letter;
    typedAt = now;
    items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed))?.focus();
}
