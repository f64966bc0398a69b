import DestinyDomain
import DesignSystem
import SwiftUI

/// What an answer is and is not, and in which language it is worded where that is another than the screen's.
struct TraditionNote: View {
    /// Whether what stands above is in the screen's language.
    var isInOwnLanguage = false
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.inline) {
            if words.language != .english, !isInOwnLanguage { Text(words("destiny.note.language")) }
            Text(words("destiny.note"))
        }
        .font(.caption2)
        .foregroundStyle(DestinyPalette.secondary)
    }
}
