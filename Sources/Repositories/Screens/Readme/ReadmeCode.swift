import DesignSystem
import SwiftUI

/// Source code as it was written; long lines scroll sideways.
struct ReadmeCode: View {
    let code: String

    var body: some View {
        ScrollView(.horizontal) {
            Text(verbatim: code)
                .font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled)
                .padding(Spacing.row)
        }
        .background(Palette.surface, in: RoundedRectangle(cornerRadius: Radius.control))
    }
}
