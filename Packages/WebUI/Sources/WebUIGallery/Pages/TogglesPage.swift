import SwiftUI

/// Switches, and buttons that stay pressed.
struct TogglesPage: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var isBold = true
    @State private var isItalic = false

    var body: some View {
        Specimens {
            Specimen("Switches", note: isOn ? "The first is on" : "The first is off") {
                Toggle("Notifications", isOn: $isOn)
                Toggle("Weekly summary", isOn: $isOff)
                Toggle("With a symbol", systemImage: "moon.stars", isOn: $isOff)
            }
            Specimen("Tints") {
                Toggle("Green", isOn: $isOn).tint(.green)
                Toggle("Orange", isOn: $isOn).tint(.orange)
                Toggle("Purple", isOn: $isOn).tint(.purple)
            }
            Specimen("States") {
                Toggle("Off and disabled", isOn: .constant(false)).disabled(true)
                Toggle("On and disabled", isOn: .constant(true)).disabled(true)
                Toggle("Only its switch", isOn: $isOn).labelsHidden()
            }
            Specimen("Buttons that stay pressed") {
                HStack {
                    Toggle("Bold", isOn: $isBold)
                    Toggle("Italic", isOn: $isItalic)
                }
                .toggleStyle(.button)
                Text("The quick brown fox").bold(isBold).italic(isItalic).font(.title3)
            }
        }
    }
}
