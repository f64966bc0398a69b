import DiscoveryDomain
import SwiftUI

/// A heart for what was liked, a cross for what was skipped, nothing otherwise.
struct JudgementMark: View {
    let judgement: Judgement?

    var body: some View {
        switch judgement {
        case .like:
            Image(systemName: "heart.fill")
                .foregroundStyle(RepoFinderPalette.like)
                .accessibilityLabel(words("repofinder.judgement.like"))
        case .skip:
            Image(systemName: "xmark")
                .foregroundStyle(.secondary)
                .accessibilityLabel(words("repofinder.judgement.skip"))
        case nil: EmptyView()
        }
    }
}
