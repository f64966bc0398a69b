import DesignSystem
import WebUILive

/// An app's coordinator as the live host sees it.
@MainActor
final class CoordinatorRouter: LiveRouter {
    private let coordinator: any AppCoordinator

    init(_ coordinator: any AppCoordinator) { self.coordinator = coordinator }

    var location: String { coordinator.url }

    var title: String? { coordinator.title }

    func open(_ location: String) { coordinator.open(location) }

    func address(of value: AnyHashable) -> String? { coordinator.address(of: value) }
}
