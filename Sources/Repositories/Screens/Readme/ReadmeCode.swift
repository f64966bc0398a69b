import DesignSystem
import SwiftUI
import WebUIOptimistic

/// Source code as it was written; long lines scroll sideways.
struct ReadmeCode: View {
    let code: String

    var body: some View {
        // Beside each other, since over the code the button would hide the ends of its first lines.
        HStack(alignment: .top, spacing: 0) {
            ScrollView(.horizontal) {
                Text(verbatim: code)
                    .font(.system(.footnote, design: .monospaced))
                    .textSelection(.enabled)
                    .padding(Spacing.row)
            }
            CopyButton(text: code)
        }
        .background(Palette.surface, in: RoundedRectangle(cornerRadius: Radius.control))
    }
}

/// Copies a text, and says that it did.
struct CopyButton: View {
    let text: String
    @State private var isCopied = false

    var body: some View {
        Button(action: copyTapped) {
            Label(
                words(isCopied ? "repositories.readme.copied" : "repositories.readme.copy"),
                systemImage: isCopied ? "checkmark" : "doc.on.doc"
            )
            .labelStyle(.iconOnly)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
    }

    private func copyTapped() {
        PersonsClipboard.copy(text)
        isCopied = true
        AccessibilityNotification.Announcement(words("repositories.readme.copied")).post()
    }
}
