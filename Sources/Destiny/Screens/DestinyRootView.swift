import DestinyDomain
import DesignSystem
package import SwiftUI

/// Destiny: the first question for the birth, then three tabs and their sheets.
package struct DestinyRootView: View {
    @State private var coordinator: DestinyCoordinator

    package init(coordinator: DestinyCoordinator) {
        _coordinator = State(initialValue: coordinator)
    }

    package var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(DestinyPalette.ground)
            .sheet(item: $coordinator.sheet) { SheetContent(sheet: $0, coordinator: coordinator) }
            .announcesToasts(of: coordinator.toasts)
            .environment(\.words, coordinator.profile.words)
            .environment(\.locale, coordinator.profile.words.locale)
            .environment(\.presentDate, coordinator.dependencies.now)
            .environment(\.pulse, Pulse(clock: coordinator.dependencies.clock))
            .task { await coordinator.profile.load() }
            .tint(DestinyPalette.accent)
            .onOpenURL { coordinator.open($0.absoluteString) }
    }

    @ViewBuilder private var content: some View {
        switch coordinator.profile.state {
        case .loading: OpeningView()
        case .failed(let error):
            FailureNote(error: error) { Task { await coordinator.profile.load() } }
                .padding(20)
                .frame(maxWidth: 480)
        case .loaded(let profile) where profile.birth == nil:
            BirthView(
                model: BirthViewModel(profile: coordinator.profile, dependencies: coordinator.dependencies),
                onSaved: {}
            )
        case .loaded: MainView(coordinator: coordinator)
        }
    }
}

/// The first moment, before anything is known.
private struct OpeningView: View {
    @Environment(\.words) private var words

    var body: some View {
        Observatory()
            .stroke(DestinyPalette.gold, lineWidth: 1)
            .frame(width: 132, height: 132)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(words("destiny.loading"))
    }
}
