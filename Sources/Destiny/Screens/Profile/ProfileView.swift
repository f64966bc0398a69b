import DesignSystem
import DestinyDomain
import SwiftUI

/// The person's birth, choices and data.
struct ProfileView: View {
    let coordinator: DestinyCoordinator
    @State private var isDeleting = false
    @State private var deletionFailure: AstrologyError?
    @Environment(\.words) private var words

    private var profile: GuideProfile { coordinator.profile }

    var body: some View {
        Form {
            sections.listRowBackground(Rectangle().fill(DestinyPalette.card))
        }
        .scrollContentBackground(.hidden)
        .confirmationDialog(words("destiny.profile.delete.title"), isPresented: $isDeleting, titleVisibility: .visible)
        {
            Button(words("destiny.profile.delete"), role: .destructive) { delete() }
            Button(words("destiny.action.cancel"), role: .cancel) {}
        } message: {
            Text(words("destiny.profile.delete.message"))
        }
    }

    @ViewBuilder private var sections: some View {
        if let failure = profile.failure ?? deletionFailure {
            Section { Text(AstrologyErrorWords(failure, words).message).foregroundStyle(DestinyPalette.danger) }
        }
        if let value = profile.value {
            birth(value)
            premium(value)
            AstrologyChoices(profile: profile)
            ConversationChoices(profile: profile)
            if let provider = value.provider { ProviderConsent(provider: provider, profile: profile) }
        }
        Section(words("destiny.profile.data")) {
            ExportRows(history: coordinator.history)
            Button(words("destiny.profile.delete"), role: .destructive) { isDeleting = true }
        }
        KeysSection(model: KeysViewModel(service: coordinator.dependencies.keys))
        Section {
            Text(words("destiny.profile.notifications"))
            Text(words("destiny.note"))
        }
        .font(.footnote)
        .foregroundStyle(DestinyPalette.secondary)
    }

    private func birth(_ value: AstrologyProfile) -> some View {
        Section(words("destiny.birth.title")) {
            Button {
                coordinator.sheet = .birth
            } label: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: value.birth?.name ?? words("destiny.birth.title"))
                        .font(.callout)
                        .fontWeight(.medium)
                        .foregroundStyle(DestinyPalette.text)
                    if let birth = value.birth {
                        Text(
                            verbatim: [
                                GuideDates(words).full(birth.date),
                                birth.time?.description ?? words("destiny.birth.accuracy.unknown"),
                                birth.place.fullName,
                            ]
                            .joined(separator: " · ")
                        )
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.secondary)
                    }
                }
            }
        }
    }

    private func premium(_ value: AstrologyProfile) -> some View {
        Section {
            Button {
                coordinator.sheet = .subscription
            } label: {
                Label(
                    words(value.quota.isPremium ? "destiny.premium.active" : "destiny.profile.upgrade"),
                    systemImage: "crown"
                )
            }
        } footer: {
            if let left = value.quota.left, let limit = value.quota.limit {
                Text(words("destiny.quota.left", String(left), String(limit)))
            }
        }
    }

    private func delete() {
        Task {
            do throws(AstrologyError) {
                try await profile.deleteEverything()
                coordinator.chat.startNew()
                coordinator.sheet = nil
            } catch {
                deletionFailure = error
            }
        }
    }
}

/// Whether facts of the chart may go to the provider that words answers.
struct ProviderConsent: View {
    let provider: AnswerProvider
    let profile: GuideProfile
    @Environment(\.words) private var words

    var body: some View {
        Section {
            Toggle(words("destiny.profile.provider", provider.name), isOn: isAgreed)
        } footer: {
            Text(words("destiny.profile.provider.about", provider.name, provider.model))
        }
        .tint(DestinyPalette.gold)
    }

    private var isAgreed: Binding<Bool> {
        Binding {
            profile.value?.isProviderAgreed ?? false
        } set: { isOn in
            profile.change { $0.consentedProvider = isOn ? provider.name : nil }
        }
    }
}

/// What is kept of conversations and how it is listed.
struct ConversationChoices: View {
    let profile: GuideProfile
    @Environment(\.words) private var words

    var body: some View {
        Section {
            Toggle(words("destiny.profile.history"), isOn: choice(\.historyEnabled))
            Toggle(words("destiny.profile.save"), isOn: choice(\.saveConversations))
            Toggle(words("destiny.profile.group"), isOn: choice(\.groupByDate))
        } header: {
            Text(words("destiny.history.title"))
        } footer: {
            Text(words("destiny.profile.retention"))
        }
        .tint(DestinyPalette.gold)
    }

    private func choice(_ key: WritableKeyPath<ConversationSettings, Bool>) -> Binding<Bool> {
        Binding {
            profile.value?.conversations[keyPath: key] ?? true
        } set: { isOn in
            profile.changeConversations { $0[keyPath: key] = isOn }
        }
    }
}
