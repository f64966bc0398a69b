const pullRoom = 64;

// Touch events, because a pan that the browser takes over cancels the pointer.
function pull(el, { clientX: startX, clientY: startY }) {
    let pulled = 0;
    const moved = (move) => {
        const distance = move.touches[0].clientY - startY;
        if (!pulled && (isDragging() || distance < Math.abs(move.touches[0].clientX - startX))) return;
        if (distance <= 0 && !pulled) return ended();
        move.preventDefault();
        pulled = distance > 0 ? rubber(distance, 160) : 0;
        el.style.setProperty('--pull', Math.round(pulled));
        el.toggleAttribute('data-ready', pulled > pullRoom);
    };
    const ended = () => {
        el.removeEventListener('touchmove', moved);
        el.style.removeProperty('--pull');
        el.removeAttribute('data-ready');
        if (pulled <= pullRoom) return;
        el.dataset.pulled = '';
        commands.haptic('impact');
        refresh(el);
    };
    el.addEventListener('touchmove', moved, { passive: false });
    for (const name of ['touchend', 'touchcancel']) el.addEventListener(name, ended, { once: true });
}
