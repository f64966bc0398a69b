import DesignSystem
import RepositoriesDomain
import SwiftUI

/// Where the repositories come from, how old their facts are, and how much GitHub still allows.
struct SourceNote: View {
    let status: SourceStatus
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            switch status.source {
            case .starter: Text(starterWords)
            case .github: github
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, Spacing.icon)
    }

    private var starterWords: String {
        words(
            "gitrepd.source.starter",
            CountWords.full(status.starterCount, locale: locale),
            dateWords.absolute(status.starterDate)
        )
    }

    @ViewBuilder private var github: some View {
        Text("gitrepd.source.github", bundle: .module)
        if let limit = status.searchLimit { RateMeter(limit: limit) }
    }
}
