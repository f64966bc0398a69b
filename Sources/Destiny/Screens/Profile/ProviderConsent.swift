import DestinyDomain
import SwiftUI

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
