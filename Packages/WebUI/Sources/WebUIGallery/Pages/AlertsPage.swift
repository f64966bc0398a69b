import SwiftUI

/// Questions that must be answered.
struct AlertsPage: View {
    @State private var answer = "Nothing asked yet"
    @State private var name = ""
    @State private var isTelling = false
    @State private var isAsking = false
    @State private var isNaming = false
    @State private var isChoosing = false

    var body: some View {
        Specimens {
            Specimen("Alerts", note: answer) {
                FlowRow {
                    Button("Tell") { isTelling = true }
                    Button("Ask") { isAsking = true }
                    Button("Name") { isNaming = true }
                    Button("Choose") { isChoosing = true }
                }
                .buttonStyle(.bordered)
            }
        }
        .alert("Saved", isPresented: $isTelling) {
            Button("OK") { answer = "Told" }
        } message: {
            Text("It is on this device and on the server.")
        }
        .alert("Discard changes?", isPresented: $isAsking) {
            Button("Keep editing", role: .cancel) { answer = "Kept" }
            Button("Discard", role: .destructive) { answer = "Discarded" }
        } message: {
            Text("What you wrote is not saved yet.")
        }
        .alert("Name the list", isPresented: $isNaming) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("Create") { answer = "Created \(name)" }
        }
        .confirmationDialog("Export as", isPresented: $isChoosing, titleVisibility: .visible) {
            Button("Text") { answer = "Text" }
            Button("Table") { answer = "Table" }
            Button("Cancel", role: .cancel) {}
        }
    }
}
