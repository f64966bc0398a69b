import DesignSystem
import SwiftUI

/// The trending list, and the repository opened from it.
struct TrendingTab: View {
    @Bindable var coordinator: RepoFinderCoordinator

    var body: some View {
        RepositorySplitView(opened: $coordinator.openedTrend, coordinator: coordinator) {
            TrendingView(model: coordinator.trending, selection: $coordinator.openedTrend.route)
        }
    }
}
