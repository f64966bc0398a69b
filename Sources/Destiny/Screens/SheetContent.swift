import DestinyDomain
import DesignSystem
import SwiftUI

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
        case .chart: ChartView(model: ChartViewModel(charts: dependencies.charts), profile: coordinator.profile)
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
        case .trace: "destiny.trace.title"
        case .profile: "destiny.profile.title"
        case .birth: "destiny.birth.title"
        case .subscription: "destiny.premium.title"
        }
    }
}
