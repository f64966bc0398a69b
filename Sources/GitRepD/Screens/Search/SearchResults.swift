import DesignSystem
import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// What a search has brought so far, and how the list goes on.
nonisolated struct SearchResults: Equatable {
    enum Tail: Hashable {
        /// Reaching the end of the list fetches this page; `attempt` counts from 0 and tells a retry from the first try.
        case more(page: Int, attempt: Int)
        case failed(page: Int, attempt: Int, RepositoryError)
        case end
        /// The source hands out no more although it knows of more.
        case capped
    }

    private(set) var repositories: [Repository]
    private(set) var totalCount: Int
    private(set) var isIncomplete: Bool
    private(set) var source: SourceStatus.Source
    /// How the question was taken where it was not taken as it stands.
    private(set) var reading: SearchReading?
    var tail: Tail

    init(_ page: RepositoryPage) {
        repositories = page.repositories
        totalCount = page.totalCount
        isIncomplete = page.isIncomplete
        source = page.source
        reading = page.reading
        tail = Self.tail(after: page)
    }

    /// Adds a page.
    ///
    /// What is shown already is not shown twice: GitHub's order can shift between two pages.
    mutating func append(_ page: RepositoryPage) {
        let known = Set(repositories.map(\.id))
        repositories += page.repositories.filter { !known.contains($0.id) }
        totalCount = page.totalCount
        isIncomplete = isIncomplete || page.isIncomplete
        source = page.source
        tail = Self.tail(after: page)
    }

    /// Takes the source's first page into what was stored: facts where they stand, what is new below.
    mutating func enrich(with page: RepositoryPage) {
        let newer = Dictionary(page.repositories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        repositories = repositories.map { newer[$0.id] ?? $0 }
        isIncomplete = false
        append(page)
        totalCount = max(totalCount, repositories.count)
    }

    private static func tail(after page: RepositoryPage) -> Tail {
        if let next = page.nextPage { return .more(page: next, attempt: 0) }
        return page.isCapped ? .capped : .end
    }
}

/// What the source has to say about results that were stored.
nonisolated enum SearchSource: Equatable {
    /// It has answered, or is not to be asked.
    case answered
    case asked
    /// It was not asked, to spare what it allows, or did not answer.
    case silent(RepositoryError?)
}

/// The repositories a search has found so far.
struct SearchResultsView: View {
    let results: SearchResults
    let status: SourceStatus?
    var source = SearchSource.answered
    let shelf: FavouritesStore
    @Binding var selection: RepositoryRoute?
    let onEnd: () async -> Void
    let onRetry: () -> Void
    let onVerbatim: (String) -> Void
    @Environment(\.locale) private var locale
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        List(selection: $selection) {
            if let reading = results.reading {
                Section { SearchReadingRow(reading: reading, onVerbatim: onVerbatim).listRowSeparator(.hidden) }
            }
            Section {
                ForEach(results.repositories) { row($0) }
                SearchTailRow(tail: results.tail, count: results.repositories.count, onEnd: onEnd, onRetry: onRetry)
                    .listRowSeparator(.hidden)
            } header: {
                header
            }
            if let status, status.source == .github {
                Section { SourceNote(status: status).listRowSeparator(.hidden) }
            }
        }
        .listStyle(.plain)
    }

    private func row(_ repository: Repository) -> some View {
        let isFavourite = shelf.contains(repository.id)
        return NavigationLink(value: RepositoryRoute.repository(repository.id)) {
            RepositoryRow(repository: repository, isFavourite: isFavourite)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            if !isFavourite {
                Button {
                    shelf.save(repository)
                } label: {
                    Label(words("gitrepd.action.save"), systemImage: "star")
                }
                .notes(FavouriteDeed(isKept: true, repository.id))
                .tint(GitRepDPalette.saveGround)
            }
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            if isFavourite {
                Button(role: .destructive) {
                    shelf.remove(repository.id)
                } label: {
                    Label(words("gitrepd.action.delete"), systemImage: "trash")
                }
                .notes(FavouriteDeed(isKept: false, repository.id))
            }
        }
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(
                counted(
                    "gitrepd.search.total",
                    results.totalCount,
                    figure: CountWords.full(results.totalCount, locale: locale)
                )
            )
            if let note {
                Text(verbatim: note)
                    .font(.footnote)
                    .fontWeight(.regular)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var note: String? {
        switch source {
        case .answered: break
        case .asked: return words("gitrepd.search.asking")
        case .silent(.rateLimited(let until)): return words("gitrepd.search.paused", dateWords.time(until))
        case .silent(nil): return words("gitrepd.search.spared")
        case .silent: return words("gitrepd.search.unheard")
        }
        return switch (results.source, status) {
        case (.starter, let status?): words("gitrepd.source.starter.short", dateWords.absolute(status.starterDate))
        case (.github, _) where results.isIncomplete: words("gitrepd.search.incomplete")
        case (.starter, nil), (.github, _): nil
        }
    }
}

/// What the search made of the question, and a way back to what was typed.
struct SearchReadingRow: View {
    let reading: SearchReading
    let onVerbatim: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let correction = reading.correction {
                Text(words("gitrepd.search.corrected", correction.shown))
                Button(words("gitrepd.search.verbatim", correction.verbatim)) { onVerbatim(correction.verbatim) }
                    .buttonStyle(.bordered)
            }
            if reading.isPartial { note(words("gitrepd.search.partial")) }
            if !reading.ignoredQualifiers.isEmpty {
                note(
                    words("gitrepd.search.ignored", reading.ignoredQualifiers.map { $0 + ":" }.joined(separator: ", "))
                )
            }
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, Spacing.icon)
    }

    private func note(_ text: String) -> some View {
        Text(text)
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}

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
