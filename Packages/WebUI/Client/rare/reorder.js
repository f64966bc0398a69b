// A row held by its handle: the others make room here, the server hears where it was let go.
const rowMove = {
    begin(g) {
        g.el = g.target.closest('.row');
        g.rows = [...g.el.parentNode.children].filter((row) => wants(row, 'move'));
        g.from = g.to = g.rows.indexOf(g.el);
    },
    lock(g) {
        g.el.dataset.dragging = g.el.parentNode.dataset.moving = '';
        g.places = g.rows.map((row) => row.getBoundingClientRect());
    },
    move(g, dy = g.dy) {
        const own = g.places[g.from];
        const middle = ({ top, height }) => top + height / 2;
        g.to = g.places.filter((place, i) => i !== g.from && middle(place) < middle(own) + dy).length;
        g.rows.forEach((row, i) => {
            const way = i > g.from && i <= g.to ? -own.height : i < g.from && i >= g.to ? own.height : 0;
            row.style.translate = `0 ${row === g.el ? dy : way}px`;
        });
    },
    end(g, cancelled) {
        delete g.el.dataset.dragging;
        delete g.el.parentNode.dataset.moving;
        const back = () => g.rows.forEach((row) => row.style.removeProperty('translate'));
        if (cancelled || g.to === g.from) return back();
        // Let go it lies where it will be; the frame that answers moves it there.
        const own = g.places[g.from], place = g.places[g.to];
        const dy = g.to > g.from ? place.bottom - own.bottom : place.top - own.top;
        g.el.style.translate = `0 ${dy}px`;
        optimistic.push({ entry: emit([idOf(g.el), 'move', g.to - g.from]), undo: back });
    },
};

function moveByKey(event) {
    event.preventDefault();
    emit([idOf(event.target.closest('.row')), 'move', event.key === 'ArrowUp' ? -1 : 1]);
}
