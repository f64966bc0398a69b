import SwiftUI

/// Small things side by side, in as many rows as they need.
struct FlowRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 12, alignment: .leading)], spacing: 12) {
            content
        }
    }
}
