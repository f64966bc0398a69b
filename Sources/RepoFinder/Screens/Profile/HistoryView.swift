import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// What was judged, newest first.
struct HistoryView: View {
    @State private var model: HistoryViewModel
    @Environment(\.dateWords) private var dateWords

    init(model: HistoryViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        @Bindable var model = model
        content
            .navigationTitle(words("repofinder.history.title"))
            .navigationBarTitleDisplayMode(.inline)
            .modifier(ProblemAlert(problem: $model.problem))
            .task { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ScrollView { SkeletonRows(count: 8).padding(.horizontal, Spacing.section) }
        case .failed(let error):
            DiscoveryFailureView(error: error) { model.retryTapped() }
        case .loaded where model.entries.isEmpty:
            EmptyState(
                systemImage: "clock.arrow.circlepath",
                title: words("repofinder.history.empty.title"),
                message: words("repofinder.history.empty.message")
            )
        case .loaded: list
        }
    }

    private var list: some View {
        @Bindable var model = model
        return List {
            Picker(words("repofinder.history.filter"), selection: $model.filter) {
                ForEach(HistoryViewModel.Filter.allCases, id: \.self) { filter in
                    Text(words("repofinder.history.filter.\(filter.rawValue)")).tag(filter)
                }
            }
            .pickerStyle(.segmented)
            .listRowSeparator(.hidden)
            ForEach(model.shown) { row($0) }
            if model.hasMore {
                ProgressView()
                    .frame(maxWidth: .infinity, minHeight: 44)
                    .listRowSeparator(.hidden)
                    .onAppear { model.endSeen() }
            }
        }
        .listStyle(.plain)
    }

    private func row(_ entry: HistoryEntry) -> some View {
        NavigationLink(value: DiscoveryRoute.repository(entry.id)) {
            HStack(spacing: Spacing.row) {
                Avatar(url: entry.repository.avatarURL, name: entry.id.owner, size: 36)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: entry.id.name)
                        .fontWeight(.semibold)
                        .lineLimit(3)
                    Text(words("repofinder.history.when", entry.id.owner, dateWords.relative(entry.judgedAt)))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                Spacer(minLength: 0)
                JudgementMark(judgement: entry.judgement)
            }
            .padding(.vertical, Spacing.inline)
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            let other: Judgement = entry.judgement == .like ? .skip : .like
            Button {
                model.changed(entry.id, to: other)
            } label: {
                Label(
                    words("repofinder.history.\(other.rawValue)"),
                    systemImage: other == .like ? "heart" : "xmark"
                )
            }
            .tint(RepoFinderPalette.editGround)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button(role: .destructive) {
                model.changed(entry.id, to: nil)
            } label: {
                Label(words("repofinder.history.forget"), systemImage: "arrow.uturn.backward")
            }
        }
    }
}
