import DesignSystem
import DestinyDomain
package import SwiftUI

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
                        .overlay(alignment: .bottom) {
                            if coordinator.tab != .ask { ScrollFade() }
                        }
                    FloatingTabBar(selection: $coordinator.tab)
                }
            }
        }
        .overlay(alignment: .bottom) {
            if coordinator.sheet == nil { ToastView(presenter: coordinator.toasts) }
        }
        .onAppear { coordinator.followOthers() }
    }

    private var tab: some View {
        Group {
            switch coordinator.tab {
            case .home:
                HomeView(
                    model: coordinator.home,
                    profile: coordinator.profile,
                    standing: coordinator.dependencies.standing,
                    onAsk: { coordinator.ask($0) },
                    onSky: { coordinator.sheet = .sky },
                    onUpgrade: { coordinator.sheet = .subscription }
                )
            case .ask:
                ChatView(
                    model: coordinator.chat,
                    standing: coordinator.dependencies.standing,
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

/// Lets what scrolls under the floating bar go out softly; the conversation ends with its field instead.
private struct ScrollFade: View {
    var body: some View {
        Rectangle()
            .fill(DestinyPalette.ground)
            .mask { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }
            .frame(height: 40)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

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
                standing: coordinator.dependencies.standing,
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

/// What a sheet of Destiny holds, with its title and a way out.
struct SheetContent: View {
    let sheet: DestinyCoordinator.Sheet
    let coordinator: DestinyCoordinator
    @Environment(\.words) private var words
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content
                .background(DestinyPalette.ground)
                .navigationTitle(words(title))
                .navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(DestinyPalette.ground, for: .navigationBar)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(words("destiny.action.close")) { dismiss() }
                    }
                }
        }
        .tint(DestinyPalette.accent)
        .presentationDetents([.large])
        .presentationBackground(DestinyPalette.ground)
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
    }

    @ViewBuilder private var content: some View {
        let dependencies = coordinator.dependencies
        switch sheet {
        case .history:
            HistoryList(model: coordinator.history, coordinator: coordinator, isSheet: true)
                .padding(.horizontal, Spacing.row)
                .padding(.top, Spacing.row)
        case .chart:
            ChartView(
                model: ChartViewModel(charts: dependencies.charts),
                profile: coordinator.profile,
                onAsk: { coordinator.ask($0) },
                onSky: { coordinator.sheet = .sky }
            )
        case .sky:
            SkyView(
                model: SkyViewModel(charts: dependencies.charts),
                profile: coordinator.profile,
                onAsk: { coordinator.ask($0) }
            )
        case .trace(let id): TraceView(model: TraceViewModel(id: id, service: dependencies.conversations))
        case .profile: ProfileView(coordinator: coordinator)
        case .birth:
            BirthView(model: BirthViewModel(profile: coordinator.profile, dependencies: dependencies)) { dismiss() }
        case .subscription:
            SubscriptionView(model: SubscriptionViewModel(profile: coordinator.profile, dependencies: dependencies))
        }
    }

    private var title: String {
        switch sheet {
        case .history: "destiny.history.title"
        case .chart: "destiny.chart.title"
        case .sky: "destiny.sky.title"
        case .trace: "destiny.trace.title"
        case .profile: "destiny.profile.title"
        case .birth: "destiny.birth.title"
        case .subscription: "destiny.premium.title"
        }
    }
}
