import SwiftUI

/// Choosing one of several.
struct PickersPage: View {
    @State private var size = "Medium"
    @State private var planet = "Earth"

    private static let sizes = ["Small", "Medium", "Large"]
    private static let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]

    var body: some View {
        Specimens {
            Specimen("Segmented", note: size) {
                Picker("Size", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
            }
            Specimen("Menu", note: planet) {
                Picker("Planet", selection: $planet) { ForEach(Self.planets, id: \.self) { Text($0) } }
                    .pickerStyle(.menu)
            }
            Specimen("Inline") {
                Picker("Size", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
                    .pickerStyle(.inline)
            }
            Specimen("Disabled") {
                Picker("Size", selection: $size) { ForEach(Self.sizes, id: \.self) { Text($0) } }
                    .pickerStyle(.segmented)
                    .disabled(true)
                Picker("Planet", selection: $planet) { ForEach(Self.planets, id: \.self) { Text($0) } }
                    .disabled(true)
            }
        }
    }
}
