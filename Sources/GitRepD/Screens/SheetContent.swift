import RepositoryScreens
import SwiftUI

/// What a sheet of GitRepD holds.
struct SheetContent: View {
    let sheet: GitRepDCoordinator.Sheet
    let coordinator: GitRepDCoordinator

    var body: some View {
        switch sheet {
        case .filters:
            FiltersView(filters: coordinator.search.filters) { coordinator.search.filtersApplied($0) }
        case .editor(let id):
            if let model = coordinator.editorModel(for: id) { FavouriteEditorView(model: model) }
        case .export:
            ExportView(model: coordinator.favourites)
        }
    }
}
