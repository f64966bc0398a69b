import DesignSystem
import DestinyDomain
import SwiftUI

/// The conversations: a sheet on a phone, a column beside the content elsewhere.
struct HistoryList: View {
    @Bindable var model: HistoryViewModel
    let coordinator: DestinyCoordinator
    var isSheet = false
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            tools
            ScrollView { list.padding(.bottom, Spacing.section) }
        }
        .task(id: model.query) { await model.load() }
        // The alert may be gone before its button's action runs, and what it was about with it.
        .alert(Text(words("destiny.history.rename")), isPresented: isRenaming, presenting: model.renamed) { thread in
            TextField(words("destiny.history.name"), text: $model.newTitle)
            Button(words("destiny.action.save")) { model.renameConfirmed(thread) }
            Button(words("destiny.action.cancel"), role: .cancel) { model.renamed = nil }
        } message: { _ in
            EmptyView()
        }
    }

    private var tools: some View {
        HStack(spacing: 0) {
            TextField(words("destiny.history.search"), text: $model.searchText)
                .modifier(FieldFrame())
            IconButton(
                name: words(model.isArchive ? "destiny.history.current" : "destiny.history.archive"),
                systemImage: model.isArchive ? "bubble.left" : "archivebox"
            ) { model.isArchive.toggle() }
            IconButton(name: words("destiny.ask.new"), systemImage: "square.and.pencil") {
                coordinator.startNewThread()
            }
        }
    }

    @ViewBuilder private var list: some View {
        if let failure = model.failure { FailureNote(error: failure) }
        switch model.state {
        case .loading: SkeletonLines(widths: [160, 220, 190, 210]).padding(Spacing.section)
        case .failed(let error): FailureNote(error: error) { Task { await model.load() } }
        case .loaded(let threads) where threads.isEmpty: empty
        case .loaded:
            VStack(alignment: .leading, spacing: Spacing.section) {
                ForEach(model.groups(in: timeZone)) { group in
                    HistorySection(group: group, model: model, coordinator: coordinator)
                }
            }
        }
    }

    @ViewBuilder private var empty: some View {
        let key =
            !model.query.isEnabled
            ? "off" : !model.query.text.isEmpty ? "noMatch" : model.isArchive ? "noArchive" : "none"
        GuideState(
            title: words("destiny.history.\(key).title"),
            message: words("destiny.history.\(key).message")
        ) { EmptyView() }
    }

    private var isRenaming: Binding<Bool> {
        Binding {
            // The column and the sheet may both be there; only the upper one asks.
            model.renamed != nil && isSheet == (coordinator.sheet == .history)
        } set: {
            if !$0 { model.renamed = nil }
        }
    }
}

/// Conversations under a heading, each with what can be done to it.
struct HistorySection: View {
    let group: HistoryGroup
    let model: HistoryViewModel
    let coordinator: DestinyCoordinator
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if let heading {
                Text(heading)
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.secondary)
                    .padding(.horizontal, Spacing.icon)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(group.threads) { row($0) }
        }
    }

    private var heading: String? {
        switch group.heading {
        case .pinned: words("destiny.history.pinned")
        case .today: words("destiny.history.today")
        case .yesterday: words("destiny.history.yesterday")
        case .week: words("destiny.history.week")
        case .month: words("destiny.history.month")
        case .older(let month): GuideDates(words, timeZone: timeZone).longMonth(month)
        case .all: nil
        }
    }

    private func row(_ thread: ConversationThread) -> some View {
        let isOpen = coordinator.tab == .ask && coordinator.chat.thread?.id == thread.id
        return HStack(spacing: 0) {
            Button {
                coordinator.openThread(thread.id)
            } label: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: thread.title)
                        .font(.subheadline)
                        .fontWeight(.medium)
                        .foregroundStyle(DestinyPalette.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(verbatim: thread.preview)
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.secondary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    let own = coordinator.profile.value?.birth
                    if let chart = thread.chart, own.map(ThreadChart.init) != chart {
                        ThreadChartLine(chart: chart, own: own)
                    }
                }
                .lineLimit(1)
                .padding(.horizontal, Spacing.icon)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .help(thread.title)
            menu(thread)
        }
        .background(
            isOpen ? AnyShapeStyle(DestinyPalette.goldWash) : AnyShapeStyle(Color.clear),
            in: RoundedRectangle(cornerRadius: Radius.control)
        )
        .accessibilityElement(children: .contain)
    }

    private func menu(_ thread: ConversationThread) -> some View {
        Menu {
            Button(words("destiny.history.rename"), systemImage: "pencil") { model.renameTapped(thread) }
            Button(
                words(thread.isPinned ? "destiny.history.unpin" : "destiny.history.pin"),
                systemImage: "bookmark"
            ) { model.pinTapped(thread) }
            Button(
                words(thread.isArchived ? "destiny.history.unarchive" : "destiny.history.archiveOne"),
                systemImage: "archivebox"
            ) { model.archiveTapped(thread) }
            Button(words("destiny.history.delete"), systemImage: "trash", role: .destructive) {
                model.deleteTapped(thread)
            }
        } label: {
            Image(systemName: "ellipsis")
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityLabel(words("destiny.history.more", thread.title))
                .frame(minWidth: 44, minHeight: 44)
        }
    }
}
