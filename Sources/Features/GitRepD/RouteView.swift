import RepositoriesDomain
import SwiftUI

/// The screen a route leads to.
struct RouteView: View {
    let route: RepositoryRoute
    let coordinator: GitRepDCoordinator

    var body: some View {
        if let model = coordinator.detailModel(for: route) {
            DetailView(model: model) { coordinator.sheet = .editor($0) }
                .id(route)
        }
    }
}
