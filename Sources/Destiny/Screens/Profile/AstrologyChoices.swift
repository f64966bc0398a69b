import DestinyDomain
import SwiftUI

/// Zodiac, node, chart style and language.
struct AstrologyChoices: View {
    let profile: GuideProfile
    @Environment(\.words) private var words

    var body: some View {
        Section(words("destiny.profile.system")) {
            Picker(words("destiny.profile.ayanamsa"), selection: choice(\.ayanamsa, .lahiri)) {
                ForEach(AyanamsaChoice.allCases, id: \.self) { Text(words("destiny.ayanamsa.\($0.rawValue)")).tag($0) }
            }
            Picker(words("destiny.profile.node"), selection: choice(\.node, .mean)) {
                ForEach(NodeChoice.allCases, id: \.self) { Text(words("destiny.node.\($0.rawValue)")).tag($0) }
            }
            Picker(words("destiny.chart.style"), selection: choice(\.chartStyle, .north)) {
                ForEach(ChartStyle.allCases, id: \.self) { Text(words("destiny.chart.\($0.rawValue)")).tag($0) }
            }
            Picker(words("destiny.profile.language"), selection: choice(\.language, .english)) {
                // Each in itself, for those who read only one of them.
                Text(verbatim: "English").tag(GuideLanguage.english)
                Text(verbatim: "हिन्दी").tag(GuideLanguage.hindi)
            }
            if words.language != .english {
                Text(words("destiny.note.language")).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    private func choice<Value>(
        _ key: WritableKeyPath<AstrologySettings, Value>,
        _ fallback: Value
    ) -> Binding<Value> {
        Binding {
            profile.value?.settings[keyPath: key] ?? fallback
        } set: { value in
            profile.change { $0[keyPath: key] = value }
        }
    }
}
