import DestinyDomain
import SwiftUI

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
