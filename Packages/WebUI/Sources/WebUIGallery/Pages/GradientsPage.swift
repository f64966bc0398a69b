import SwiftUI

/// Colours that run into one another.
struct GradientsPage: View {
    private static let dusk = [Color.indigo, .pink, .orange]

    private static let colours: [(String, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
    ]

    var body: some View {
        Specimens {
            Specimen("Linear") {
                LinearGradient(colors: Self.dusk, startPoint: .leading, endPoint: .trailing).swatch()
                LinearGradient(colors: Self.dusk, startPoint: .topLeading, endPoint: .bottomTrailing).swatch()
            }
            Specimen("Radial, angular, elliptical") {
                RadialGradient(colors: Self.dusk, center: .center, startRadius: 0, endRadius: 160).swatch()
                AngularGradient(colors: Self.dusk + [.indigo], center: .center).swatch()
                EllipticalGradient(colors: Self.dusk).swatch()
            }
            Specimen("The system’s colours") {
                FlowRow {
                    ForEach(Self.colours, id: \.0) { name, colour in
                        HStack {
                            Circle().fill(colour.gradient).frame(width: 28, height: 28)
                            Text(name).font(.footnote)
                        }
                    }
                }
            }
            Specimen("On text") {
                Text("Painted")
                    .font(.largeTitle.bold())
                    .foregroundStyle(
                        LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                    )
            }
        }
    }
}

extension View {
    fileprivate func swatch() -> some View {
        frame(height: 88).frame(maxWidth: .infinity).clipShape(RoundedRectangle(cornerRadius: 12))
    }
}
