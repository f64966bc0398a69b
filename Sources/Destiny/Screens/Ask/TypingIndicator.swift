import SwiftUI

/// Three dots that take turns until the first word is there.
struct TypingIndicator: View {
    @State private var turn = 0
    @Environment(\.words) private var words
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.pulse) private var pulse

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<3, id: \.self) { dot in
                Circle()
                    .fill(DestinyPalette.gold)
                    .frame(width: 8, height: 8)
                    .opacity(dot == turn || reduceMotion ? 1 : 0.35)
                    .offset(y: dot == turn && !reduceMotion ? -3 : 0)
            }
        }
        .frame(height: 20)
        .animation(.easeInOut(duration: 0.25), value: turn)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.ask.thinking"))
        .task {
            guard !reduceMotion else { return }
            while await pulse(.milliseconds(300)) { turn = (turn + 1) % 3 }
        }
    }
}
