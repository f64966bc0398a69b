import SwiftUI

/// While there is nothing yet, and when there is nothing at all.
struct LoadingPage: View {
    @State private var isLoading = true

    var body: some View {
        Specimens {
            Specimen("Redaction") {
                Toggle("Loading", isOn: $isLoading)
                VStack(alignment: .leading, spacing: 6) {
                    Label("swiftlang/swift", systemImage: "book").font(.headline)
                    Text("The Swift programming language: compiler, standard library and runtime.")
                    Text("69.2k stars").font(.footnote).foregroundStyle(.secondary)
                }
                .redacted(reason: isLoading ? .placeholder : [])
            }
            Specimen("Nothing found") { ContentUnavailableView.search(text: "zzyzx") }
            Specimen("Nothing there yet") {
                ContentUnavailableView {
                    Label("No favourites", systemImage: "star")
                } description: {
                    Text("What you save waits for you here, also without a line.")
                } actions: {
                    Button("Discover") { isLoading.toggle() }.buttonStyle(.borderedProminent)
                }
            }
            Specimen("Failed") {
                ContentUnavailableView {
                    Label("No answer", systemImage: "wifi.slash")
                } description: {
                    Text("What you see is safe. Try again when the line is back.")
                } actions: {
                    Button("Try again") { isLoading.toggle() }.buttonStyle(.bordered)
                }
            }
        }
    }
}
