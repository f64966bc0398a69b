import DesignSystem
import SwiftUI

/// A topic of a repository.
struct TopicChip: View {
    let topic: String

    var body: some View {
        Text(verbatim: topic)
            .font(.footnote)
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(RepoFinderPalette.accent)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(RepoFinderPalette.tinted, in: Capsule())
    }
}
