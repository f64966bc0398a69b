import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The sheet in which a deck is named and narrowed.
struct DeckEditorView: View {
    @State private var model: DeckEditorModel
    @State private var asksToDelete = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dateWords) private var dateWords
    @Environment(\.locale) private var locale

    init(model: DeckEditorModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            Form {
                if case .failed(let error) = model.state {
                    Section { failure(error) }
                }
                Section {
                    TextField(words("repofinder.deck.first"), text: $model.name)
                } header: {
                    Text("repofinder.deck.name", bundle: .module)
                } footer: {
                    if model.isNameTooLong {
                        let (limit, length) = (Deck.maximumNameLength, model.name.count)
                        Text(words("repofinder.deck.name.tooLong", String(limit), String(length)))
                            .foregroundStyle(Palette.danger)
                    } else {
                        Text("repofinder.deck.name.about", bundle: .module)
                    }
                }
                Section(words("repofinder.filters.languages")) {
                    ChoiceGrid(choices: DeckEditorModel.languages, chosen: model.filters.languages) {
                        model.languageTapped($0)
                    }
                }
                DeckTopicsSection(model: model)
                facts
                Section(words("repofinder.filters.licenses")) {
                    ChoiceGrid(choices: DeckEditorModel.licenses, chosen: model.filters.licenses) {
                        model.licenseTapped($0)
                    }
                }
                buttons
            }
            .navigationTitle(words(model.isNew ? "repofinder.deck.new" : "repofinder.filters.title"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("repofinder.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words(model.isNew ? "repofinder.deck.create" : "repofinder.filters.apply")) {
                        model.saveTapped()
                    }
                    .disabled(!model.canSave)
                }
            }
            .onChange(of: model.state) {
                if model.state == .done { dismiss() }
            }
        }
        .presentationDetents([.large])
    }

    private var facts: some View {
        @Bindable var model = model
        return Section(words("repofinder.filters.facts")) {
            Picker(words("repofinder.filters.stars"), selection: $model.filters.minimumStars) {
                Text("repofinder.filters.any", bundle: .module).tag(Int?.none)
                ForEach(DeckEditorModel.starSteps, id: \.self) { stars in
                    Text(words("repofinder.filters.stars.atLeast", CountWords.short(stars, locale: locale)))
                        .tag(Int?.some(stars))
                }
            }
            .pickerStyle(.menu)
            Picker(words("repofinder.filters.activity"), selection: $model.filters.activity) {
                Text("repofinder.filters.any", bundle: .module).tag(Activity?.none)
                ForEach(Activity.allCases, id: \.self) { activity in
                    Text(words("repofinder.filters.activity.\(activity.rawValue)")).tag(Activity?.some(activity))
                }
            }
            .pickerStyle(.menu)
            Toggle(words("repofinder.filters.archived"), isOn: $model.filters.hidesArchived)
        }
    }

    private var buttons: some View {
        Section {
            Button(words("repofinder.filters.clear")) { model.clearTapped() }
                .disabled(model.filters == .none)
            if model.canDelete {
                Button(words("repofinder.deck.delete"), role: .destructive) { asksToDelete = true }
                    .confirmationDialog(
                        words("repofinder.deck.delete.title", model.deck?.title ?? ""),
                        isPresented: $asksToDelete,
                        titleVisibility: .visible
                    ) {
                        Button(words("repofinder.deck.delete"), role: .destructive) { model.deleteTapped() }
                    } message: {
                        Text("repofinder.deck.delete.message", bundle: .module)
                    }
            }
        }
    }

    private func failure(_ error: DiscoveryError) -> some View {
        let said = DiscoveryErrorWords(error, dates: dateWords)
        return Label(said.message, systemImage: said.systemImage)
            .font(.subheadline)
            .foregroundStyle(Palette.danger)
    }
}

/// The topics a deck asks for, and those it leaves out.
struct DeckTopicsSection: View {
    @Bindable var model: DeckEditorModel

    var body: some View {
        Section {
            ForEach(model.filters.includedTopics, id: \.self) { row($0, isWanted: true) }
            ForEach(model.filters.excludedTopics, id: \.self) { row($0, isWanted: false) }
            TextField(words("repofinder.filters.topics.placeholder"), text: $model.typedTopic)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .onSubmit { model.topicSubmitted(isWanted: true) }
            HStack(spacing: Spacing.row) {
                Button(words("repofinder.filters.topics.only")) { model.topicSubmitted(isWanted: true) }
                Button(words("repofinder.filters.topics.never")) { model.topicSubmitted(isWanted: false) }
                    .tint(Palette.danger)
            }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .disabled(model.typedTopic.isEmpty)
        } header: {
            Text("repofinder.filters.topics", bundle: .module)
        }
    }

    private func row(_ topic: String, isWanted: Bool) -> some View {
        HStack {
            Image(systemName: isWanted ? "checkmark.circle" : "eye.slash")
                .foregroundStyle(isWanted ? Palette.success : Palette.danger)
                .accessibilityLabel(
                    words(isWanted ? "repofinder.filters.topics.only" : "repofinder.filters.topics.never")
                )
            Text(verbatim: topic).lineLimit(1)
            Spacer()
            Button {
                model.topicRemoved(topic)
            } label: {
                Label(words("repofinder.filters.topics.remove", topic), systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
                    .frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
        }
    }
}
