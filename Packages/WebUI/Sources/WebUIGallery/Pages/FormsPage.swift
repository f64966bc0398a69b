import SwiftUI

/// Controls in groups, as in settings.
struct FormsPage: View {
    @State private var name = "Ada Lovelace"
    @State private var isVisible = true
    @State private var language = "English"
    @State private var volume = 0.6
    @State private var rooms = 2
    @State private var isSaved = false

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                LabeledContent("Member since", value: "1843")
            }
            Section {
                Toggle("Visible to others", isOn: $isVisible)
                Picker("Language", selection: $language) {
                    ForEach(["English", "Deutsch", "日本語"], id: \.self) { Text($0) }
                }
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Stepper("\(rooms) rooms", value: $rooms, in: 1...9)
            } header: {
                Text("Settings")
            } footer: {
                Text("Others see your name only while this is on.")
            }
            Section {
                Button("Save") { isSaved = true }.disabled(isSaved)
                Button("Delete account", role: .destructive) { isSaved = false }
            } footer: {
                Text(isSaved ? "Saved." : "Nothing saved yet.")
            }
        }
    }
}
