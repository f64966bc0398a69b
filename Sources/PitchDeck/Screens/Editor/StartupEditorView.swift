import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// Writes a startup, a step at a time.
struct StartupEditorView: View {
    @State private var model: StartupEditorModel
    /// The draft that was begun here, with which a page goes on that the server makes anew.
    @SceneStorage("pitchdeck.editor.begun") private var begun: String?
    /// The version that the page shows.
    @SceneStorage("pitchdeck.editor.seen") private var seen: Int?
    /// What cannot be kept of it.
    @SceneStorage("pitchdeck.editor.typed") private var typed: String?
    private let library: StartupLibrary
    private let isMember: Bool
    private let onDone: (DocumentID) -> Void
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss

    init(
        model: StartupEditorModel,
        library: StartupLibrary,
        isMember: Bool,
        onDone: @escaping (DocumentID) -> Void
    ) {
        _model = State(initialValue: model)
        (self.library, self.isMember, self.onDone) = (library, isMember, onDone)
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(words(model.id == nil ? "editor.title.new" : "editor.title.edit"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(words("action.close")) {
                            Task {
                                await model.keep()
                                close()
                            }
                        }
                    }
                    ToolbarItem(placement: .confirmationAction) { next }
                }
        }
        .task {
            if isGoingOn {
                if let id = begun.flatMap(DocumentID.init) { await model.goOn(with: id) }
                begun = model.id?.text
            }
            await model.appeared(seen: seen)
            if let unkept = typed.flatMap(UnkeptTexts.init(text:)) { model.goOn(with: unkept) }
        }
        .onChange(of: model.unkept) { typed = model.unkept?.text }
        .onChange(of: model.present?.version) { seen = model.present?.version }
        .onChange(of: model.id) { if model.isNew { begun = model.id?.text } }
        .onDisappear {
            (begun, seen, typed) = (nil, nil, nil)
            // Who goes back in the browser leaves without a button.
            Task { await model.left() }
        }
        .task(id: model.form) { await model.formSettled() }
        .onChange(of: model.isWaiting) { Task { await model.sentBehind() } }
    }

    /// What could not be kept stays on the screen.
    private func close() {
        switch model.saving {
        case .idle, .saved:
            dismiss()
            if let id = model.id { onDone(id) }
        case .failed where model.id == nil && model.form == StartupForm(): dismiss()
        case .conflict, .saving: break
        // All else is kept: who has seen what is wrong may leave it.
        case .failed(let error) where !error.fields.isEmpty && (model.id == nil || model.showProblem()): break
        case .failed: dismiss()
        }
    }

    @ViewBuilder private var next: some View {
        if model.step == .check {
            Button(words("editor.publish")) { publish() }
                .disabled(!isMember || model.isPublishing)
        } else {
            Button(words("editor.next")) { move(1) }
        }
    }

    private func publish() {
        Task {
            guard await model.publishTapped(), let id = model.id else {
                _ = model.showProblem()
                return
            }
            dismiss()
            onDone(id)
        }
    }

    private func move(_ steps: Int) {
        guard let step = StartupEditorModel.Step(rawValue: model.step.rawValue + steps) else { return }
        model.step = step
    }

    /// Nothing is typed into an empty form before the draft is there.
    private var isGoingOn: Bool { begun != nil && model.isNew && model.id == nil }

    @ViewBuilder private var content: some View {
        switch isGoingOn ? .loading : model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .failed(let error): StartupFailure(error: error) { Task { await model.appeared() } }
        case .ready: form
        }
    }

    private var form: some View {
        Form {
            Section {
                StepHeader(step: model.step, saving: model.saving, isWaiting: model.isWaiting) { model.step = $0 }
                if case .conflict(let theirs) = model.saving { conflict(theirs) }
            }
            switch model.step {
            case .basics: BasicsStep(model: model, library: library)
            case .company:
                CompanyStep(model: model)
                LinkFields(model: model)
            case .story: StoryStep(model: model)
            case .files: FilesStep(model: model)
            case .figures: FiguresStep(model: model)
            case .check: CheckStep(model: model, isMember: isMember)
            }
        }
    }

    private func conflict(_ theirs: Startup) -> some View {
        ConflictNote(
            theirs: theirs,
            typed: model.typed,
            onMine: { Task { await model.keepMineTapped() } },
            onTheirs: { Task { await model.takeTheirsTapped() } }
        )
    }
}

/// Which step it is, and whether what is typed is kept.
struct StepHeader: View {
    let step: StartupEditorModel.Step
    let saving: StartupEditorModel.Saving
    /// Whether what is kept is on this device alone.
    var isWaiting = false
    let onChoose: (StartupEditorModel.Step) -> Void
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack(spacing: Spacing.inline) {
                ForEach(StartupEditorModel.Step.allCases, id: \.self) { one in
                    Button {
                        onChoose(one)
                    } label: {
                        Capsule()
                            .fill(
                                one.rawValue <= step.rawValue
                                    ? AnyShapeStyle(PitchDeckPalette.accent) : AnyShapeStyle(PitchDeckPalette.line)
                            )
                            .frame(height: 6)
                            .frame(maxWidth: .infinity, minHeight: 44)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(words("editor.step.\(one)"))
                    .accessibilityAddTraits(one == step ? .isSelected : [])
                }
            }
            HStack {
                Text(verbatim: words("editor.step.\(step)")).font(.headline)
                Spacer(minLength: Spacing.icon)
                Text(verbatim: status)
                    .font(.footnote)
                    .foregroundStyle(isWrong ? AnyShapeStyle(Palette.danger) : AnyShapeStyle(.secondary))
            }
        }
    }

    private var isWrong: Bool {
        switch saving {
        case .failed, .conflict: true
        case .idle, .saving, .saved: false
        }
    }

    private var status: String {
        switch saving {
        case .idle: ""
        case .saving: words("editor.saving")
        case .saved where isWaiting: words("editor.onPhone")
        case .saved(let date): words("editor.saved", words.time(date, timeZone: timeZone))
        case .failed(let error): words.message(error)
        case .conflict: words("editor.notSaved")
        }
    }
}

/// Two versions of one startup, of which one stays.
struct ConflictNote: View {
    let theirs: Startup
    /// What is written here.
    let typed: StartupContent
    let onMine: () -> Void
    let onTheirs: () -> Void
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Label(
                words("conflict.title", words.time(theirs.updatedAt, timeZone: timeZone)),
                systemImage: "arrow.triangle.branch"
            )
            .font(.headline)
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: words("conflict.theirs"))
                ForEach(words.differences(of: theirs, from: typed, timeZone: timeZone), id: \.self) { change in
                    Text(verbatim: change).lineLimit(4)
                }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            // Side by side they are wider than a phone.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.row) { choices }
                VStack(alignment: .leading, spacing: Spacing.icon) { choices }
            }
        }
        .padding(.vertical, Spacing.icon)
    }

    @ViewBuilder private var choices: some View {
        Button(words("conflict.keepMine"), action: onMine).buttonStyle(LedgerButtonStyle())
        Button(words("conflict.takeTheirs"), action: onTheirs).buttonStyle(LedgerButtonStyle(isProminent: false))
    }
}
