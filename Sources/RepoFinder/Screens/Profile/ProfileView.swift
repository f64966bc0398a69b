import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The person's answers, figures, settings and data.
struct ProfileView: View {
    @Bindable var model: ProfileViewModel
    let onQuestion: (Question) -> Void

    var body: some View {
        content
            .navigationTitle(words("repofinder.tab.profile"))
            .modifier(ProblemAlert(problem: $model.problem))
            .task { await model.appeared() }
            .refreshable { await model.appeared() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ScrollView { SkeletonRows(count: 8).padding(.horizontal, Spacing.section) }
        case .failed(let error):
            DiscoveryFailureView(error: error) { model.retryTapped() }
        case .loaded(let statistics):
            Form {
                Section { ProfileHead(preferences: model.preferences, pictureURL: model.pictureURL) }
                if let section = model.account.section { Section { section() } }
                StatisticsSection(statistics: statistics)
                AnswersSection(preferences: model.preferences, onQuestion: onQuestion)
                if !model.rules.isEmpty { RulesSection(model: model) }
                Section {
                    StarImportView(model: model.stars)
                } header: {
                    Text("repofinder.profile.github", bundle: .module)
                }
                SettingsSection(settings: $model.settings)
                DataSection(model: model)
            }
        }
    }
}
