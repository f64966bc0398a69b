import SwiftUI

nonisolated private struct GuideWordsKey: EnvironmentKey {
    static let defaultValue = GuideWords()
}

nonisolated extension EnvironmentValues {
    /// Destiny's words in the person's language.
    var words: GuideWords {
        get { self[GuideWordsKey.self] }
        set { self[GuideWordsKey.self] = newValue }
    }
}
