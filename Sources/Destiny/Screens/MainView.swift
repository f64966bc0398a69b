import DesignSystem
import SwiftUI

/// The three tabs: over a floating bar on a phone, beside a column with the conversations where there is room.
struct MainView: View {
    @Bindable var coordinator: DestinyCoordinator
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        Group {
            if sizeClass == .regular {
                HStack(spacing: 0) {
                    SidebarView(coordinator: coordinator)
                    Rectangle().fill(DestinyPalette.separator).frame(width: 1)
                    tab
                }
            } else {
                VStack(spacing: 0) {
                    AppHeader(
                        onMenu: { coordinator.sheet = .history },
                        onProfile: { coordinator.sheet = .profile }
                    )
                    tab
                    FloatingTabBar(selection: $coordinator.tab)
                }
            }
        }
        .overlay(alignment: .bottom) {
            if coordinator.sheet == nil { ToastView(presenter: coordinator.toasts) }
        }
    }

    private var tab: some View {
        Group {
            switch coordinator.tab {
            case .home:
                HomeView(
                    model: coordinator.home,
                    profile: coordinator.profile,
                    onAsk: { coordinator.ask($0) },
                    onUpgrade: { coordinator.sheet = .subscription }
                )
            case .ask:
                ChatView(
                    model: coordinator.chat,
                    onChart: { coordinator.sheet = .chart },
                    onTrace: { coordinator.sheet = .trace($0) },
                    onUpgrade: { coordinator.sheet = .subscription }
                )
            case .match:
                MatchView(model: coordinator.match, profile: coordinator.profile)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
