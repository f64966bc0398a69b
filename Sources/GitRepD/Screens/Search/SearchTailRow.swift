import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The end of the list: the next page on its way, what went wrong with it, or that there is no more.
struct SearchTailRow: View {
    let tail: SearchResults.Tail
    /// Repositories shown above.
    let count: Int
    let onEnd: () async -> Void
    let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    var body: some View {
        Group {
            switch tail {
            case .more(let page, let attempt): spinner.id(PageAttempt(page: page, attempt: attempt))
            case .failed(_, _, let error): failed(error)
            case .end: note(counted("gitrepd.search.end", count, figure: CountWords.full(count, locale: locale)))
            case .capped: note(words("gitrepd.search.capped"))
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.row)
    }

    /// A new page is a new row: an old one still in sight must not fetch on its own.
    private struct PageAttempt: Hashable {
        let page: Int
        let attempt: Int
    }

    private var spinner: some View {
        ProgressView(words("gitrepd.search.loading"))
            .font(.footnote)
            .frame(maxWidth: .infinity, minHeight: 44)
            .task { await onEnd() }
    }

    private func failed(_ error: RepositoryError) -> some View {
        VStack(spacing: Spacing.icon) {
            Text(RepositoryErrorWords(error, dates: dateWords).message)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Button(words("gitrepd.action.retry"), action: onRetry)
                .buttonStyle(.bordered)
        }
    }

    private func note(_ text: String) -> some View {
        Text(text)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
    }
}
