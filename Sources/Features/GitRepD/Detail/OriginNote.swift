import DesignSystem
import RepositoriesDomain
import SwiftUI

/// How old the facts are, and why they are not newer.
struct OriginNote: View {
    let repository: Repository
    let freshness: DetailViewModel.Freshness
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(verbatim: origin)
            if case .kept(let error) = freshness {
                Text(RepositoryErrorWords(error, dates: dateWords).message)
            }
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
    }

    private var origin: String {
        switch repository.origin {
        case .starter(let asOf): words("gitrepd.source.starter.short", dateWords.absolute(asOf))
        case .github(let fetchedAt): words("gitrepd.source.github.short", dateWords.relative(fetchedAt))
        }
    }
}
