import SwiftUI

/// Things to feel, on devices that can.
struct HapticsPage: View {
    @State private var counts = Array(repeating: 0, count: 5)

    private static let kinds: [(String, SensoryFeedback)] = [
        ("Success", .success), ("Warning", .warning), ("Error", .error), ("Selection", .selection), ("Impact", .impact),
    ]

    var body: some View {
        Specimens {
            Specimen("Feedback", note: "Phones vibrate, where their browser lets pages do so") {
                FlowRow {
                    ForEach(Self.kinds.indices, id: \.self) { index in
                        Button(Self.kinds[index].0) { counts[index] += 1 }
                            .buttonStyle(.bordered)
                            .sensoryFeedback(Self.kinds[index].1, trigger: counts[index])
                    }
                }
            }
        }
    }
}
