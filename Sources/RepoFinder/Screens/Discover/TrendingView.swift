import DesignSystem
import DiscoveryDomain
import RepositoryScreens
import SwiftUI

/// What gains the most stars.
struct TrendingView: View {
    @Bindable var model: TrendingViewModel
    @Binding var selection: DiscoveryRoute?
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        content
            .navigationTitle(words("repofinder.tab.trending"))
            .toolbar {
                // What is in the list belongs to what was asked for before.
                ToolbarItem(placement: .topBarTrailing) {
                    if model.isLoading, model.shown != nil { LateSpinner() }
                }
            }
            .task(id: model.request) { await model.asked() }
            .refreshable { await model.pulledToRefresh() }
    }

    @ViewBuilder private var content: some View {
        if case .failed(let error) = model.state {
            DiscoveryFailureView(error: error) { model.retryTapped() }
        } else {
            // One list in all states: the choice that was made keeps its place and the focus.
            list(of: model.shown)
        }
    }

    private func list(of shown: TrendingList?) -> some View {
        List(selection: $selection) {
            controls
                .listRowSeparator(.hidden)
            if let shown {
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    if let day = shown.countingSince {
                        Text(words("repofinder.trending.counting", dateWords.absolute(day)))
                            .fontWeight(.semibold)
                    }
                    Text(verbatim: basis(shown.basis))
                }
                .font(.footnote)
                .foregroundStyle(.secondary)
                .listRowSeparator(.hidden)
                Section {
                    ForEach(Array(shown.entries.enumerated()), id: \.element.id) { index, entry in
                        row(entry, rank: shown.basis.isCounted ? index + 1 : nil)
                    }
                    if shown.entries.isEmpty { nothing }
                } footer: {
                    if shown.basis.isCounted { Text("repofinder.trending.formula", bundle: .module) }
                }
            } else {
                SkeletonRows(count: 8)
                    .listRowSeparator(.hidden)
            }
        }
        .listStyle(.plain)
    }

    private var controls: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Picker(words("repofinder.trending.period"), selection: $model.query.period) {
                ForEach(TrendingQuery.Period.allCases, id: \.self) { period in
                    Text(words("repofinder.trending.period.\(period.rawValue)")).tag(period)
                }
            }
            .pickerStyle(.segmented)
            Picker(words("repofinder.trending.kind"), selection: $model.query.kind) {
                ForEach(TrendingQuery.Kind.allCases, id: \.self) { kind in
                    Text(words("repofinder.trending.kind.\(kind.rawValue)")).tag(kind)
                }
            }
            .pickerStyle(.segmented)
            Picker(words("repofinder.trending.language"), selection: $model.query.language) {
                Text("repofinder.trending.language.all", bundle: .module).tag(String?.none)
                ForEach(model.languages, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
            }
            .pickerStyle(.menu)
            .font(.subheadline)
            Toggle(words("repofinder.trending.new"), isOn: $model.query.isNewToMe)
                .font(.subheadline)
        }
        .padding(.vertical, Spacing.inline)
    }

    private func row(_ entry: TrendingEntry, rank: Int?) -> some View {
        NavigationLink(value: DiscoveryRoute.repository(entry.id)) {
            TrendingRow(
                entry: entry,
                rank: rank,
                period: model.query.period,
                isSaved: model.shelf.contains(entry.id)
            )
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            let isSaved = model.shelf.contains(entry.id)
            Button {
                model.saveTapped(entry.repository)
            } label: {
                Label(
                    words(isSaved ? "repofinder.deck.unsave" : "repofinder.deck.save"),
                    systemImage: isSaved ? "bookmark.slash" : "bookmark"
                )
            }
            .notes(FavouriteDeed(isKept: !isSaved, entry.id))
            .tint(RepoFinderPalette.editGround)
        }
    }

    private var nothing: some View {
        EmptyState(
            systemImage: "flame",
            title: words("repofinder.trending.empty.title"),
            message: words(
                model.query.isNewToMe ? "repofinder.trending.empty.new" : "repofinder.trending.empty.message"
            )
        )
        .listRowSeparator(.hidden)
    }

    private func basis(_ basis: TrendingList.Basis) -> String {
        switch basis {
        case .snapshots(let since, _): words("repofinder.trending.basis.snapshots", dateWords.absolute(since))
        case .newest(let since): words("repofinder.trending.basis.newest", dateWords.absolute(since))
        case .starter: words("repofinder.trending.basis.starter")
        }
    }
}

extension TrendingList.Basis {
    /// Whether the list ranks by what was counted, and not by what is known anyway.
    fileprivate var isCounted: Bool {
        switch self {
        case .snapshots: true
        case .newest, .starter: false
        }
    }
}

/// A repository with its rank and what it gained.
struct TrendingRow: View {
    let entry: TrendingEntry
    /// `nil` on a list that ranks nothing.
    let rank: Int?
    let period: TrendingQuery.Period
    let isSaved: Bool
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.row) {
            if let rank {
                Text(verbatim: String(rank))
                    .font(.headline)
                    .monospacedDigit()
                    .foregroundStyle(
                        rank <= 3 ? AnyShapeStyle(RepoFinderPalette.accent) : AnyShapeStyle(.secondary)
                    )
                    .frame(minWidth: 26, alignment: .trailing)
            }
            RepositorySummary(repository: entry.repository, isSaved: isSaved, judgement: entry.judgement) {
                if let gain = entry.gain {
                    Label(
                        words(
                            "repofinder.trending.gain.\(period.rawValue)",
                            CountWords.short(gain, locale: locale)
                        ),
                        systemImage: "chart.line.uptrend.xyaxis"
                    )
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .monospacedDigit()
                    .foregroundStyle(Palette.success)
                    .lineLimit(1)
                }
            }
        }
        .padding(.vertical, Spacing.icon)
    }
}
