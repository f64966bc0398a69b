import SwiftUI

/// Makes the line to the server as slow as one likes.
struct LatencyDial: View {
    @Binding var delay: Duration

    private static let choices = [0, 100, 300, 1000]

    var body: some View {
        Menu {
            ForEach(Self.choices, id: \.self) { milliseconds in
                Button("\(milliseconds) ms") { delay = .milliseconds(milliseconds) }
            }
        } label: {
            Text("\(Int(delay / .milliseconds(1))) ms").monospacedDigit()
        }
        .accessibilityLabel("Latency")
    }
}
