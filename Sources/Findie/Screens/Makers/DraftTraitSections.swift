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
