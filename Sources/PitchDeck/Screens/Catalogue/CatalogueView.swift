import DesignSystem
import PitchDeckDomain
import SwiftUI

/// The catalogue with its search, its facets and its list without end.
struct CatalogueView: View {
    @Bindable var model: CatalogueViewModel
    let library: StartupLibrary
    /// Whether the person has never used it, and is told what it is.
    var isNew = false
    @Binding var selection: PitchDeckRoute?
    let onFacets: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        content
            .navigationTitle(words("catalogue.title"))
            .searchable(text: $model.text, prompt: words("catalogue.search.prompt"))
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    OrderMenu(order: model.search.order) { order in model.change { $0.order = order } }
                    facetsButton
                }
            }
            .task(id: model.request) { await model.appeared() }
            .refreshable { await model.pulledToRefresh() }
    }

    private var facetsButton: some View {
        Button(action: onFacets) {
            Label(words("facets.title"), systemImage: "line.3.horizontal.decrease.circle")
        }
        .accessibilityValue(words.counted("facets.count", model.search.facetCount))
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 6).padding(Spacing.section)
        case .empty: empty
        case .failed(.invalid(let field, let reason)): SearchRefusal(error: .invalid(field, reason))
        case .failed(let error): StartupFailure(error: error) { model.retryTapped() }
        case .results(let results): list(results)
        }
    }

    private var empty: some View {
        VStack(spacing: 0) {
            ActiveFacets(model: model, library: library).padding(.horizontal, Spacing.section)
            EmptyState(
                systemImage: "magnifyingglass",
                title: words("catalogue.empty.title"),
                message: words("catalogue.empty.message")
            ) {
                if model.search.facetCount > 0 {
                    Button(words("facets.clear")) { model.clearFacets() }
                        .buttonStyle(LedgerButtonStyle())
                }
            }
        }
    }

    private func list(_ results: CatalogueResults) -> some View {
        let wanted = SearchWord.words(of: model.search.text)
        return ScrollViewReader { proxy in
            List(selection: $selection) {
                Section {
                    ForEach(results.startups) { startup in
                        NavigationLink(value: PitchDeckRoute.startup(startup.id)) {
                            StartupRow(startup: startup, isSaved: library.isSaved(startup.id), wanted: wanted)
                        }
                    }
                    CatalogueTail(
                        tail: results.tail,
                        count: results.startups.count,
                        isPartial: results.isPartial,
                        onEnd: { await model.endReached() },
                        onRetry: { model.nextPageRetryTapped() }
                    )
                    .listRowSeparator(.hidden)
                } header: {
                    header(results).id(Self.beginning)
                }
            }
            .listStyle(.plain)
            // No further than needed, so that the field above stays where it is while it is typed in.
            .onChange(of: model.replacements) { proxy.scrollTo(Self.beginning) }
        }
    }

    /// Stands for the line above the first startup.
    private static let beginning = "beginning"

    private func header(_ results: CatalogueResults) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if isNew, model.search == StartupSearch(order: model.search.order) {
                Text(verbatim: words("catalogue.about"))
                    .font(.footnote)
                    .fontWeight(.regular)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: words.total(of: results)).monospacedDigit()
            if !results.leftOut.isEmpty {
                Text(verbatim: words.leftOut(results.leftOut))
                    .font(.footnote)
                    .fontWeight(.regular)
                    .foregroundStyle(.secondary)
            }
            if results.newer > 0 {
                Button(words.counted("catalogue.newer", results.newer)) { model.newerTapped() }
                    .buttonStyle(.bordered)
            }
            ActiveFacets(model: model, library: library)
        }
    }
}

extension PitchDeckWords {
    /// How many were found, or how many at least.
    func total(of results: CatalogueResults) -> String {
        let total = counted("catalogue.total", results.total)
        return results.isPartial ? self("catalogue.atLeast", total) : total
    }

    /// Which words of a search narrowed nothing.
    func leftOut(_ left: [String]) -> String {
        self("catalogue.leftOut", left.map { quoted($0) }.formatted(.list(type: .and, width: .narrow).locale(locale)))
    }
}

/// What the list is ordered by.
private struct OrderMenu: View {
    let order: StartupSearch.Order
    let onChoose: (StartupSearch.Order) -> Void
    @Environment(\.words) private var words

    var body: some View {
        Menu {
            ForEach(StartupSearch.Order.allCases, id: \.self) { one in
                Button {
                    onChoose(one)
                } label: {
                    Label(words.order(one), systemImage: one == order ? "checkmark" : "circle")
                }
            }
        } label: {
            Label(words("order.title"), systemImage: "arrow.up.arrow.down")
        }
    }
}

/// The choices that narrow the list, each of which a press takes away.
struct ActiveFacets: View {
    let model: CatalogueViewModel
    let library: StartupLibrary
    @Environment(\.words) private var words

    var body: some View {
        if model.search.facetCount > 0 {
            ChipRow {
                ForEach(model.search.categories, id: \.self) { id in
                    let category = library.categories.first { $0.id == id }
                    chip(category.map(words.category) ?? "…") { $0.categories.removeAll { $0 == id } }
                }
                ForEach(model.search.stages, id: \.self) { stage in
                    chip(words.stage(stage)) { $0.stages.removeAll { $0 == stage } }
                }
                if let place = model.search.place { chip(place) { $0.place = nil } }
                if let team = model.search.team { chip(words.team(team)) { $0.team = nil } }
                if model.search.hasDeck { chip(words("facets.deck")) { $0.hasDeck = false } }
                if model.search.isHiring { chip(words("facets.hiring")) { $0.isHiring = false } }
                if model.search.isFresh { chip(words("facets.fresh")) { $0.isFresh = false } }
                if model.search.includesStale { chip(words("facets.stale")) { $0.includesStale = false } }
            }
        }
    }

    private func chip(_ text: String, _ remove: @escaping (inout StartupSearch) -> Void) -> some View {
        Button {
            model.change(remove)
        } label: {
            HStack(spacing: Spacing.inline) {
                Text(verbatim: text)
                Image(systemName: "xmark").font(.caption)
            }
            .font(.footnote)
            .fontWeight(.medium)
            .foregroundStyle(PitchDeckPalette.accent)
            .padding(.horizontal, Spacing.row)
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words("facets.remove", text))
    }
}

/// The end of the list: the next page on its way, what went wrong with it, or that there is no more.
struct CatalogueTail: View {
    let tail: CatalogueResults.Tail
    let count: Int
    /// Whether there may be more than could be looked through.
    let isPartial: Bool
    let onEnd: () async -> Void
    let onRetry: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        Group {
            switch tail {
            case .more(let page, let attempt): spinner.id("\(page)/\(attempt)")
            case .failed(_, _, let error): failed(error)
            case .end where isPartial: note(words("catalogue.partial", words.figure(count)))
            case .end: note(words.counted("catalogue.end", count))
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.row)
    }

    private var spinner: some View {
        ProgressView(words("catalogue.loading"))
            .font(.footnote)
            .frame(maxWidth: .infinity, minHeight: 44)
            .task { await onEnd() }
    }

    private func failed(_ error: StartupError) -> some View {
        VStack(spacing: Spacing.icon) {
            note(words.message(error))
            Button(words("action.retry"), action: onRetry).buttonStyle(.bordered)
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
    }
}

/// What is wrong about what was typed, right below the field where it is mended.
private struct SearchRefusal: View {
    let error: StartupError
    @Environment(\.words) private var words

    var body: some View {
        Label(words.message(error), systemImage: "exclamationmark.circle")
            .font(.footnote)
            .foregroundStyle(Palette.danger)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding(.horizontal, Spacing.section)
            .padding(.vertical, Spacing.row)
    }
}

/// What happened, what is safe, and a way out.
struct StartupFailure: View {
    let error: StartupError
    let onRetry: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        EmptyState(
            systemImage: "exclamationmark.triangle",
            title: words("error.title"),
            message: words.message(error)
        ) {
            Button(words("action.retry"), action: onRetry).buttonStyle(LedgerButtonStyle())
        }
    }
}
