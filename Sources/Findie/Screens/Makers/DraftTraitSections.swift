import DesignSystem
import FindieDomain
import SwiftUI

/// How a game is played, with whom, and what is in it; all of it may stay open.
struct DraftTraitSections: View {
    @Bindable var model: DraftModel

    var body: some View {
        Section {
            Picker(words("findie.draft.session"), selection: $model.traits.session) {
                Text(words("findie.traits.open")).tag(SessionLength?.none)
                ForEach(SessionLength.allCases, id: \.self) { length in
                    Text(verbatim: TraitWords.session(length)).tag(SessionLength?.some(length))
                }
            }
            ChoiceColumns(choices: PlayMode.allCases, chosen: model.traits.modes, title: TraitWords.mode) {
                model.toggled($0, in: \.modes)
            }
            TextField(words("findie.draft.players"), text: $model.playersText)
                .onChange(of: model.playersText) { model.playersTyped() }
            UnreadHint(field: .players, model: model)
        } header: {
            Text(words("findie.draft.traits"))
        } footer: {
            Text(words("findie.draft.traits.about"))
        }
        Section(words("findie.draft.inputs")) {
            ChoiceColumns(choices: InputDevice.allCases, chosen: model.traits.inputs, title: TraitWords.input) {
                model.toggled($0, in: \.inputs)
            }
        }
        Section {
            FoldedChoices(
                title: words("findie.draft.languages"),
                choices: GameLanguage.allCases,
                chosen: model.traits.languages,
                name: TraitWords.language
            ) { model.toggled($0, in: \.languages) }
            FoldedChoices(
                title: words("findie.draft.accessibility"),
                choices: AccessibilityFeature.allCases,
                chosen: model.traits.accessibility,
                name: TraitWords.feature
            ) { model.toggled($0, in: \.accessibility) }
            notes
        }
    }

    private var notes: some View {
        FoldedChoices(
            title: words("findie.draft.contentNotes"),
            choices: ContentNote.allCases,
            chosen: model.traits.contentNotes ?? [],
            name: TraitWords.note,
            summary: model.traits.contentNotes == [] ? words("findie.note.none") : nil
        ) {
            model.noteTapped($0)
        } foot: {
            ChoiceChip(title: words("findie.note.none"), isChosen: model.traits.contentNotes == []) {
                model.noNotesTapped()
            }
        }
    }
}

/// A long list of words to choose of, folded; its line says what was chosen.
struct FoldedChoices<Choice: Hashable, Foot: View>: View {
    let title: String
    let choices: [Choice]
    let chosen: [Choice]
    let name: (Choice) -> String
    var summary: String?
    let onTapped: (Choice) -> Void
    @ViewBuilder let foot: Foot
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            VStack(spacing: Spacing.icon) {
                ChoiceColumns(choices: choices, chosen: chosen, title: name, onTapped: onTapped)
                foot
            }
            .padding(.vertical, Spacing.icon)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title)
                Text(verbatim: summary ?? said)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var said: String {
        chosen.isEmpty ? words("findie.traits.open") : choices.filter(chosen.contains).map(name).joined(separator: ", ")
    }
}

extension FoldedChoices where Foot == EmptyView {
    init(
        title: String,
        choices: [Choice],
        chosen: [Choice],
        name: @escaping (Choice) -> String,
        onTapped: @escaping (Choice) -> Void
    ) {
        self.init(title: title, choices: choices, chosen: chosen, name: name, onTapped: onTapped) { EmptyView() }
    }
}
