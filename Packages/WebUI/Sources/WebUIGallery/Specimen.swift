import SwiftUI

/// One thing of a page, on a ground of its own.
struct Specimen<Content: View>: View {
    let title: String
    var note: String?
    @ViewBuilder let content: Content

    init(_ title: String, note: String? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        self.note = note
        self.content = content()
    }

    var body: some View {
        GroupBox {
            VStack(alignment: .leading, spacing: 12) {
                if let note { Text(note).font(.footnote).foregroundStyle(.secondary) }
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Text(title).accessibilityAddTraits(.isHeader)
        }
    }
}

/// The specimens of a page, one under the other.
struct Specimens<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 16) { content }
                .padding(16)
                .frame(maxWidth: 712)
                .frame(maxWidth: .infinity)
        }
    }
}
