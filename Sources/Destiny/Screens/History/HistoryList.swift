import DestinyDomain
import DesignSystem
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
