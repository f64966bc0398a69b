import DesignSystem
import DiscoveryDomain
import Foundation
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

/// The subjects that are shown less or never, to be allowed again.
struct RulesSection: View {
    let model: ProfileViewModel

    var body: some View {
        Section(words("repofinder.profile.rules")) {
            ForEach(model.rules) { rule in
                HStack(spacing: Spacing.row) {
                    Image(systemName: rule.kind == .never ? "eye.slash" : "hand.thumbsdown")
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: Spacing.row) {
                            title(of: rule)
                            Spacer(minLength: Spacing.icon)
                            removal(of: rule)
                        }
                        VStack(alignment: .leading, spacing: Spacing.icon) {
                            title(of: rule)
                            removal(of: rule)
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
    }

    private func title(of rule: TopicRule) -> some View {
        Text(words("repofinder.rule.\(rule.kind.rawValue)", rule.subject.title)).lineLimit(2)
    }

    private func removal(of rule: TopicRule) -> some View {
        Button(words("repofinder.rule.remove")) { model.ruleRemoved(rule.subject) }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .accessibilityLabel(words("repofinder.rule.remove.subject", rule.subject.title))
    }
}

/// How the app looks and feels.
struct SettingsSection: View {
    @Binding var settings: AppSettings
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Picker(words("repofinder.settings.appearance"), selection: $settings.appearance) {
                ForEach(AppSettings.Appearance.allCases, id: \.self) { appearance in
                    Text(words("repofinder.settings.appearance.\(appearance.rawValue)")).tag(appearance)
                }
            }
            .pickerStyle(.segmented)
            Toggle(words("repofinder.settings.haptics"), isOn: $settings.hasHaptics)
            Toggle(words("repofinder.settings.motion"), isOn: $settings.reducesMotion)
            Picker(words("repofinder.settings.region"), selection: $settings.region) {
                Text("repofinder.settings.region.system", bundle: .module).tag(String?.none)
                ForEach(AppSettings.regions, id: \.self) { region in
                    Text(verbatim: name(of: region)).tag(String?.some(region))
                }
            }
            .pickerStyle(.menu)
        } header: {
            Text("repofinder.settings.title", bundle: .module)
        } footer: {
            Text("repofinder.settings.region.about", bundle: .module)
        }
    }

    private func name(of region: String) -> String {
        locale.localizedString(forIdentifier: region) ?? region
    }
}

/// Taking everything along, and leaving.
struct DataSection: View {
    let model: ProfileViewModel
    @State private var asksToDelete = false

    var body: some View {
        Section {
            if let text = model.exportText {
                ShareLink(item: text, subject: Text(verbatim: ProfileViewModel.exportFileName)) {
                    Label(words("repofinder.data.download"), systemImage: "arrow.down.circle")
                }
            } else {
                Button {
                    model.exportTapped()
                } label: {
                    Label(words("repofinder.data.export"), systemImage: "square.and.arrow.up")
                }
                .disabled(model.isExporting)
            }
            if model.account.delete != nil {
                Button(words("repofinder.data.delete"), role: .destructive) { asksToDelete = true }
                    .confirmationDialog(
                        words("repofinder.data.delete.title"),
                        isPresented: $asksToDelete,
                        titleVisibility: .visible
                    ) {
                        Button(words("repofinder.data.delete.confirm"), role: .destructive) {
                            model.deleteConfirmed()
                        }
                    } message: {
                        Text("repofinder.data.delete.message", bundle: .module)
                    }
            }
        } header: {
            Text("repofinder.data.title", bundle: .module)
        } footer: {
            if model.deletionFailed {
                Text("repofinder.data.delete.failed", bundle: .module)
                    .foregroundStyle(Palette.danger)
            }
        }
    }
}

/// Who this is, as far as they said.
struct ProfileHead: View {
    let preferences: Preferences
    let pictureURL: URL?

    var body: some View {
        HStack(spacing: Spacing.section) {
            picture
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: preferences.name ?? words("repofinder.profile.nameless"))
                    .font(.title2)
                    .fontWeight(.bold)
                    .lineLimit(2)
                if let line {
                    Text(verbatim: line)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .padding(.vertical, Spacing.icon)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var picture: some View {
        if let pictureURL {
            Avatar(url: pictureURL, name: preferences.name ?? "", size: Self.side, isRound: true)
        } else {
            Image(systemName: "person.fill")
                .font(.title)
                .foregroundStyle(RepoFinderPalette.onAccent)
                .frame(width: Self.side, height: Self.side)
                .background(RepoFinderPalette.accent, in: Circle())
                .accessibilityHidden(true)
        }
    }

    private static let side: CGFloat = 64

    private var line: String? {
        let parts = [preferences.experienceLevel?.title, preferences.primaryCluster?.title].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
