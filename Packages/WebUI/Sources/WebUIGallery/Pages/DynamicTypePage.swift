import SwiftUI

/// The same words at every size.
struct DynamicTypePage: View {
    private static let sizes: [(String, DynamicTypeSize)] = [
        ("Small", .small), ("Large, the usual", .large), ("Extra extra large", .xxLarge),
        ("Accessibility 2", .accessibility2),
    ]

    @ScaledMetric private var badge = 32.0

    var body: some View {
        Specimens {
            ForEach(Self.sizes, id: \.0) { name, size in
                Specimen(name) {
                    Label("Words grow, symbols with them", systemImage: "star.fill")
                    Text("And long ones wrap instead of being cut off.").font(.footnote)
                }
                .dynamicTypeSize(size)
            }
            Specimen("A scaled measure") {
                Circle().fill(.tint).frame(width: badge, height: badge)
            }
        }
    }
}
