import DesignSystem
import Foundation
import Observation
import PitchDeckDomain
import SwiftUI

/// The stages of a workspace while the person changes them; nothing is kept before they save.
@Observable
final class StagesEditorModel: Identifiable {
    /// A stage with its name as it is typed.
    ///
    /// Its number is the same when the same is done again after the line broke; a new stage's own id is drawn anew.
    struct Row: Identifiable, Equatable {
        let id: Int
        let stage: WorkspaceEntry.Stage
        var name: String
    }

    var rows: [Row]
    @ObservationIgnored private var nextRow = 0
    private(set) var problem: StartupError?
    private(set) var isSaving = false
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let onDone: () -> Void

    init(library: StartupLibrary, problem: StartupError? = nil, onDone: @escaping () -> Void) {
        (self.library, self.problem, self.onDone) = (library, problem, onDone)
        rows = []
        library.stages.forEach(append)
    }

    private func append(_ stage: WorkspaceStage) {
        rows.append(Row(id: nextRow, stage: stage.id, name: stage.name ?? ""))
        nextRow += 1
    }

    var canAdd: Bool { rows.count < WorkspaceStage.maximumCount }

    /// Whether it keeps the name that all begin with where none is typed.
    func hasNameOfItsOwn(_ row: Row) -> Bool { WorkspaceStage.first.contains { $0.id == row.stage } }

    /// Startups that go into the first stage when this one is gone.
    func count(in row: Row) -> Int { (library.saved ?? [:]).values.count { $0.stage == row.stage } }

    func addTapped() { append(.own()) }

    func removeTapped(_ row: Row) { rows.removeAll { $0.id == row.id } }

    func upTapped(_ row: Row) {
        guard let index = rows.firstIndex(where: { $0.id == row.id }), index > 0 else { return }
        rows.swapAt(index, index - 1)
    }

    func cancelTapped() { onDone() }

    func saveTapped() async {
        guard !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        do throws(StartupError) {
            try await library.write(
                WorkspaceStage.validated(rows.map { WorkspaceStage(id: $0.stage, name: $0.name) })
            )
            onDone()
        } catch {
            problem = error
        }
    }
}

/// The sheet in which somebody names, orders, adds and removes their stages.
struct StagesEditor: View {
    @Bindable var model: StagesEditorModel
    @Environment(\.words) private var words

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($model.rows) { $row in line($row) }
                    Button {
                        model.addTapped()
                    } label: {
                        Label(words("stages.add"), systemImage: "plus")
                    }
                    .disabled(!model.canAdd)
                } footer: {
                    VStack(alignment: .leading, spacing: Spacing.inline) {
                        if let problem = model.problem {
                            Text(verbatim: words.message(problem)).foregroundStyle(Palette.danger)
                        }
                        Text(verbatim: words("stages.note"))
                    }
                }
            }
            .navigationTitle(words("stages.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("action.cancel")) { model.cancelTapped() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("action.save")) { Task { await model.saveTapped() } }
                        .disabled(model.isSaving)
                }
            }
        }
        .presentationDetents([.large])
    }

    private func line(_ row: Binding<StagesEditorModel.Row>) -> some View {
        let stage = row.wrappedValue
        return HStack(spacing: Spacing.icon) {
            TextField(prompt(stage), text: row.name)
                .accessibilityLabel(words("stages.name"))
            let count = model.count(in: stage)
            if count > 0 { Text(verbatim: words.figure(count)).foregroundStyle(.secondary).monospacedDigit() }
            button("stages.up", "arrow.up", stage) { model.upTapped(stage) }
                .disabled(model.rows.first?.id == stage.id)
            button("stages.remove", "trash", stage) { model.removeTapped(stage) }
                .disabled(model.rows.count == 1)
        }
    }

    private func prompt(_ row: StagesEditorModel.Row) -> String {
        model.hasNameOfItsOwn(row) ? words.stage(WorkspaceStage(id: row.stage)) : words("stages.name")
    }

    private func button(
        _ key: String,
        _ image: String,
        _ row: StagesEditorModel.Row,
        _ action: @escaping () -> Void
    ) -> some View {
        Button(action: action) {
            Image(systemName: image).frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(words(key, row.name.isEmpty ? prompt(row) : row.name))
    }
}
