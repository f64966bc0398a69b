import DesignSystem
import SwiftUI

/// The profile.
struct ProfileTab: View {
    let coordinator: RepoFinderCoordinator

    var body: some View {
        NavigationStack {
            ProfileView(model: coordinator.profile) { coordinator.sheet = .question($0) }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }
}
