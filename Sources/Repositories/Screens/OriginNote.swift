import DesignSystem
package import RepositoriesDomain
package import SwiftUI

/// How old the facts are, and why they are not newer.
package struct OriginNote: View {
    private let repository: Repository
    private let freshness: DetailViewModel.Freshness
    @Environment(\.dateWords) private var dateWords

    package init(repository: Repository, freshness: DetailViewModel.Freshness) {
        self.repository = repository
        self.freshness = freshness
    }

    package var body: some View {
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
        case .starter(let asOf): words("repositories.source.starter.short", dateWords.absolute(asOf))
        case .github(let fetchedAt): words("repositories.source.github.short", dateWords.relative(fetchedAt))
        }
    }
}
