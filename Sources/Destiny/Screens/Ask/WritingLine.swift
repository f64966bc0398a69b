import SwiftUI

/// The line that is being written, with a cursor where the next word will stand.
struct WritingLine: View {
    let text: Text
    @State private var isLit = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.pulse) private var pulse

    var body: some View {
        (text + cursor)
            .task {
                guard !reduceMotion else { return }
                while await pulse(.milliseconds(530)) { isLit.toggle() }
            }
    }

    /// After a word joiner, so that it never stands alone on a line.
    private var cursor: Text {
        Text(verbatim: "\u{2060}▌")
            .foregroundStyle(isLit ? AnyShapeStyle(DestinyPalette.gold) : AnyShapeStyle(Color.clear))
    }
}
