/// What a `ForEach` remembers of its rows.
final class ForEachRows {
    /// Ids that were said to occur more than once.
    var reportedIDs: Set<AnyHashable> = []
    /// How many are drawn at most where a lazy container is around.
    var drawn = 60
}

extension _ViewNode {
    /// What a `ForEach` remembers of its rows, made if need be.
    func ownRows() -> ForEachRows {
        let rows = memory as? ForEachRows ?? ForEachRows()
        memory = rows
        return rows
    }

    /// How many of a `ForEach`'s rows are to be drawn for now; `nil` where that is all.
    ///
    /// A page that is kept for when there is no line has all of them, as nobody draws more there.
    func part(of count: Int) -> Int? {
        guard inputs.drawsInParts, !graph.drawsAllRows else { return nil }
        let drawn = (memory as? ForEachRows)?.drawn ?? ForEachRows().drawn
        return drawn < count ? drawn : nil
    }
}

/// Stands after the rows that are drawn, and has as many more drawn when it comes near the viewport.
///
/// It lies over the last of them, so that the next are there before one has scrolled to the end. Each part has another,
/// which the browser tells of anew: one scrolls through a thousand rows in five parts.
struct RowsToCome: PrimitiveView, Hashable {
    let part: Int

    static func _update(_ view: RowsToCome, _ node: _ViewNode) {
        node.setElement("div") { draft in
            draft.classes = ["rows-to-come"]
            draft.flexibility = .outOfFlow
            draft.on("visible") { [weak node] event in
                guard event.flag != false, let rows = node?.parent else { return }
                rows.ownRows().drawn = view.part * 2
                rows.invalidate()
            }
        }
    }
}
