import Foundation

/// How a row can be moved among the others.
struct RowMove {
    /// Its place, from 0.
    let position: Int
    let count: Int
    let perform: (IndexSet, Int) -> Void

    /// Moves the row by so many places, at most to an end; a browser's claim, or the row's menu.
    func by(_ places: Int) {
        let target = min(max(position + places, 0), count - 1)
        guard target != position else { return }
        // The place to move to counts from before the row is taken out.
        perform(IndexSet(integer: position), target > position ? target + 1 : target)
    }
}

/// Deletes its row while the list is edited.
struct RowDeleteButton: View {
    let action: () -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        Button(role: .destructive, action: action) { Image(systemName: "minus.circle.fill") }
            .accessibilityLabel(OwnWords.text("Delete", in: locale))
            .decorated { $0.classes.append("row-delete") }
    }
}

/// Moves its row while the list is edited: by a finger in the browser, by arrow keys, and one place at a time.
struct RowHandle: View {
    var body: some View {
        HTMLElement(
            "button",
            draw: { draft in
                draft.classes = ["row-handle"]
                draft.attributes["type"] = "button"
                draft.attributes["aria-label"] = "Move"
                draft.attributes["aria-roledescription"] = "Handle, moved by the arrow keys"
            }
        ) {
            Image(systemName: "line.3.horizontal")
        }
    }
}
