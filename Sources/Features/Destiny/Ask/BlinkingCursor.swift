import SwiftUI

/// Where the next word will stand.
struct BlinkingCursor: View {
    @State private var isLit = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.pulse) private var pulse

    var body: some View {
        RoundedRectangle(cornerRadius: 1)
            .fill(DestinyPalette.gold)
            .frame(width: 2, height: 16)
            .opacity(isLit ? 1 : 0.15)
            .accessibilityHidden(true)
            .task {
                guard !reduceMotion else { return }
                while await pulse(.milliseconds(530)) { isLit.toggle() }
            }
    }
}
