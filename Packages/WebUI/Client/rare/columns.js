// Side by side a list and what was opened from it are two stops, as on a tablet with keys: Tab goes from the chosen row
// into the detail, and back.
addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event;
    const [list, detail] = target.closest?.('.split')?.children ?? [];
    if (key !== 'Tab' || event.defaultPrevented || !list?.offsetParent || !detail?.offsetParent) return;
    const chosen = list.querySelector('.row [aria-current]'), title = detail.querySelector('h1');
    const first = all(detail, 'a[href], button:not(:disabled)').find((el) => el.offsetParent);
    const to = shiftKey ? (target === title || target === first) && chosen : target === chosen && title;
    if (!to) return;
    event.preventDefault();
    if (to === title) to.tabIndex = -1;
    to.focus();
});
