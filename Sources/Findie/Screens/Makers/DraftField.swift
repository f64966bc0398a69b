import DesignSystem
import SwiftUI

/// A field whose name stays above it when something is typed.
struct DraftField: View {
    let name: String
    @Binding var text: String
    /// What may be typed, shown while nothing is.
    var example = ""
    var lines: ClosedRange<Int>?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            // The field says its name itself.
            Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
            if let lines {
                TextField(name, text: $text, prompt: Text(verbatim: example), axis: .vertical).lineLimit(lines)
            } else {
                TextField(name, text: $text, prompt: Text(verbatim: example))
            }
        }
    }
}
