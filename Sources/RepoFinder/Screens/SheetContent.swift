import RepositoryScreens
import SwiftUI

/// What a sheet of RepoFinder holds.
struct SheetContent: View {
    let sheet: RepoFinderCoordinator.Sheet
    let coordinator: RepoFinderCoordinator

    var body: some View {
        switch sheet {
        case .filters: DeckEditorView(model: coordinator.deckEditorModel(isNew: false))
        case .newDeck: DeckEditorView(model: coordinator.deckEditorModel(isNew: true))
        case .editor(let list, let id):
            if let model = coordinator.editorModel(list, id) { FavouriteEditorView(model: model) }
        case .export: ExportView(model: coordinator.saved.archive)
        case .question(let question):
            AnswerEditorView(
                question: question,
                preferences: coordinator.profile.preferences,
                stars: coordinator.stars
            ) { coordinator.profile.answered($0) }
        }
    }
}
