import DesignSystem
import Foundation
import Observation
import PitchDeckDomain
import SwiftUI
import Tables

/// What the person has saved.
@Observable
final class WorkspaceViewModel {
    enum State: Equatable {
        case loading, loaded
        case failed(StartupError)
    }

    private(set) var state: State
    /// `nil` for all.
    var stage: WorkspaceEntry.Stage?
    /// While the person edits their stages.
    var editor: StagesEditorModel?
    private(set) var compared: [DocumentID] = []
    @ObservationIgnored var words: () -> PitchDeckWords = { PitchDeckWords() }
    @ObservationIgnored private var follower: NewsFollower?
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter

    init(library: StartupLibrary, toasts: ToastPresenter, state: State = .loading) {
        (self.library, self.toasts, self.state) = (library, toasts, state)
    }

    var entries: [WorkspaceEntry] {
        (library.saved ?? [:]).values.sorted { ($0.updatedAt, $1.id.text) > ($1.updatedAt, $0.id.text) }
    }

    var stages: [WorkspaceStage] { library.stages }

    func editStagesTapped() {
        editor = StagesEditorModel(library: library) { [weak self] in
            self?.editor = nil
            // What was chosen may be gone.
            if let self, !stages.contains(where: { $0.id == self.stage }) { stage = nil }
        }
    }

    var shown: [WorkspaceEntry] { entries.filter { stage == nil || $0.stage == stage } }

    /// What was chosen, or else the first that are shown.
    var comparable: [DocumentID] {
        if compared.count > 1 { return compared }
        return shown.filter { $0.startup != nil }.prefix(WorkspaceEntry.maximumCompared).map(\.id)
    }

    func count(_ stage: WorkspaceEntry.Stage?) -> Int { entries.count { stage == nil || $0.stage == stage } }

    func appeared() async {
        if follower == nil {
            // What another page of the person does, or one that they left before it was done.
            follower = NewsFollower(library.workspace.changes()) { [weak self] in await self?.read() }
        }
        await read()
    }

    private func read() async {
        do throws(StartupError) {
            try await library.loadSaved()
            state = .loaded
        } catch {
            if library.saved == nil { state = .failed(error) }
        }
    }

    func toggleCompared(_ id: DocumentID) {
        if compared.contains(id) {
            compared.removeAll { $0 == id }
        } else if compared.count < WorkspaceEntry.maximumCompared {
            compared.append(id)
        }
    }

    func removeTapped(_ entry: WorkspaceEntry) async {
        do throws(StartupError) {
            try await library.workspace.remove(entry.id)
            library.note(nil, of: entry.id)
            compared.removeAll { $0 == entry.id }
            let library = library
            toasts.show(
                .undoable(words()("workspace.removed"), systemImage: "bookmark.slash") {
                    Task {
                        // What cannot be brought back is gone from the server; the list says so.
                        let kept = try? await library.workspace.write(entry.id, stage: entry.stage, note: entry.note)
                        library.note(kept, of: entry.id)
                    }
                }
            )
        } catch {
            toasts.show(Toast(message: words().message(error), systemImage: "exclamationmark.triangle"))
        }
    }
}

/// What the person has saved, by how far they have come with it.
struct WorkspaceView: View {
    let model: WorkspaceViewModel
    let introductions: IntroductionsModel
    @Binding var selection: PitchDeckRoute?
    let onBrowse: () -> Void
    @Environment(\.words) private var words

    var body: some View {
        content
            .navigationTitle(words("workspace.title"))
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if model.comparable.count > 1 {
                        Button {
                            selection = .compare(model.comparable)
                        } label: {
                            Label(words("compare.show"), systemImage: "square.grid.2x2")
                        }
                    }
                    if !model.entries.isEmpty {
                        ShareLink(
                            item: WorkspaceTable.csv(model.entries, model.stages, words),
                            subject: Text(verbatim: "pitchdeck.csv")
                        ) {
                            Label(words("workspace.export"), systemImage: "square.and.arrow.down")
                        }
                    }
                }
            }
            .sheet(item: Binding(get: { model.editor }, set: { model.editor = $0 })) { StagesEditor(model: $0) }
            .task { await model.appeared() }
            .task { await introductions.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .failed(let error): StartupFailure(error: error) { Task { await model.appeared() } }
        case .loaded where model.entries.isEmpty && introductions.asked.isEmpty:
            EmptyState(
                systemImage: "bookmark",
                title: words("workspace.empty.title"),
                message: words("workspace.empty.message")
            ) {
                Button(words("workspace.empty.browse"), action: onBrowse).buttonStyle(LedgerButtonStyle())
            }
        case .loaded: list
        }
    }

    private var list: some View {
        List(selection: $selection) {
            IntroductionSection(model: introductions, isReceived: false)
            if !model.entries.isEmpty { saved }
        }
        .listStyle(.plain)
    }

    private var saved: some View {
        Section {
            ForEach(model.shown) { entry in row(entry) }
        } header: {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                ChipRow {
                    stageChip(nil)
                    ForEach(model.stages) { stageChip($0) }
                }
                HStack(spacing: Spacing.row) {
                    Text(verbatim: words("workspace.private")).fontWeight(.regular)
                    Spacer(minLength: 0)
                    Button {
                        model.editStagesTapped()
                    } label: {
                        Label(words("stages.title"), systemImage: "pencil").frame(minHeight: 44)
                    }
                    .buttonStyle(.plain)
                    .foregroundStyle(PitchDeckPalette.accent)
                }
                .font(.footnote)
            }
        }
    }

    private func stageChip(_ stage: WorkspaceStage?) -> some View {
        Button {
            model.stage = stage?.id
        } label: {
            let name = stage.map(words.stage) ?? words("workspace.stage.all")
            Chip("\(name) \(words.figure(model.count(stage?.id)))", isSelected: model.stage == stage?.id)
                .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(model.stage == stage?.id ? .isSelected : [])
    }

    private func row(_ entry: WorkspaceEntry) -> some View {
        NavigationLink(value: PitchDeckRoute.saved(entry.id)) { WorkspaceRow(entry: entry, stages: model.stages) }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {
                    model.toggleCompared(entry.id)
                } label: {
                    let isCompared = model.compared.contains(entry.id)
                    Label(words(isCompared ? "compare.remove" : "compare.add"), systemImage: "square.grid.2x2")
                }
                .tint(PitchDeckPalette.accent)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                    Task { await model.removeTapped(entry) }
                } label: {
                    Label(words("workspace.unsave"), systemImage: "bookmark.slash")
                }
            }
    }
}

/// A saved startup with its stage and the beginning of its note.
struct WorkspaceRow: View {
    let entry: WorkspaceEntry
    let stages: [WorkspaceStage]
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.row) {
                if let startup = entry.startup {
                    StartupPicture(startup: startup, size: 36)
                } else {
                    Avatar(url: nil, name: "?", size: 36)
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: entry.startup?.content.title ?? words("workspace.gone")).font(.headline)
                    if let startup = entry.startup {
                        Text(verbatim: startup.content.pitch)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                            .lineLimit(2)
                    }
                }
                Spacer(minLength: 0)
                StatusChip(text: words.stage(entry.stage, of: stages), tone: entry.stage == .passed ? .plain : .accent)
                    .fixedSize()
            }
            if !entry.note.isEmpty {
                Text(verbatim: entry.note)
                    .font(.footnote)
                    .lineLimit(2)
            }
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }
}

/// The saved startups as a table for other programs.
enum WorkspaceTable {
    static func csv(_ entries: [WorkspaceEntry], _ stages: [WorkspaceStage], _ words: PitchDeckWords) -> String {
        let head = ["documentId", "title", "pitch", "category", "location", "stage", "note"]
        let rows = entries.map { entry in
            let content = entry.startup?.content
            return [
                entry.id.text, content?.title ?? "", content?.pitch ?? "",
                entry.startup?.category.map(words.category) ?? "", content?.location ?? "",
                words.stage(entry.stage, of: stages), entry.note,
            ]
        }
        return CommaSeparatedTable.text([head] + rows)
    }
}
