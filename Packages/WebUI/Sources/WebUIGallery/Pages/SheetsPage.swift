import SwiftUI

/// What comes up over a screen.
struct SheetsPage: View {
    @State private var shown: Kind?
    @State private var hasPopover = false
    @State private var hasCover = false

    private enum Kind: String, Identifiable, CaseIterable {
        case large, medium, small, several, stubborn

        var id: Self { self }

        var detents: Set<PresentationDetent> {
            switch self {
            case .large, .stubborn: [.large]
            case .medium: [.medium]
            case .small: [.height(240)]
            case .several: [.medium, .large]
            }
        }
    }

    var body: some View {
        Specimens {
            Specimen("Sheets") {
                FlowRow {
                    ForEach(Kind.allCases) { kind in
                        Button(kind.rawValue.capitalized) { shown = kind }.buttonStyle(.bordered)
                    }
                }
            }
            Specimen("Popover and cover") {
                FlowRow {
                    Button("Popover") { hasPopover = true }
                        .buttonStyle(.bordered)
                        .popover(isPresented: $hasPopover) {
                            Text("A word beside its button").padding(20)
                        }
                    Button("Full screen") { hasCover = true }.buttonStyle(.bordered)
                }
            }
        }
        .sheet(item: $shown) { kind in
            SheetExample(title: kind.rawValue.capitalized)
                .presentationDetents(kind.detents)
                .presentationDragIndicator(.visible)
                .interactiveDismissDisabled(kind == .stubborn)
        }
        .fullScreenCover(isPresented: $hasCover) { SheetExample(title: "Full screen") }
    }
}

private struct SheetExample: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("Drag it down, press Escape, or press Done.")
                .foregroundStyle(.secondary)
                .padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle(title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
        }
    }
}
