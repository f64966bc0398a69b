import RepositoriesDomain
import RepositoryScreens
import SwiftUI

/// The screen a route leads to.
struct RouteView: View {
    let route: RepositoryRoute
    let coordinator: GitRepDCoordinator

    var body: some View {
        if let model = coordinator.detailModel(for: route) {
            DetailView(model: model, reportAddress: coordinator.reportAddress(of: model.id)) {
                coordinator.sheet = .editor($0)
            }
            .id(route)
        }
    }
}
