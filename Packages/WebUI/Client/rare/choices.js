// The arrow keys choose among what belongs together, as a browser's own radio buttons do.
function moveChoice(event) {
    const radios = [...event.target.closest('[role=radiogroup]').querySelectorAll('[role=radio]:not(:disabled)')];
    const forward = event.key === 'ArrowDown' || event.key === (rightToLeft(event.target) ? 'ArrowLeft' : 'ArrowRight');
    const next = radios.at((radios.indexOf(event.target) + (forward ? 1 : -1)) % radios.length);
    event.preventDefault();
    next.focus();
    tap(next);
}
