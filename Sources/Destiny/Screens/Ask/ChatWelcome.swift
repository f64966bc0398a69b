import DesignSystem
import SwiftUI

/// A conversation before its first question.
struct ChatWelcome: View {
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    private static let examples = ["career", "marriage", "period"]

    var body: some View {
        ScrollView {
            GuideState(title: words("destiny.ask.welcome.title"), message: words("destiny.ask.welcome.message")) {
                VStack(spacing: Spacing.icon) {
                    ForEach(Self.examples, id: \.self) { example in
                        let question = words("destiny.ask.example.\(example)")
                        Button(question) { onAsk(question) }
                            .buttonStyle(.quiet)
                    }
                }
                TraditionNote()
            }
        }
    }
}
