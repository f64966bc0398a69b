import SwiftUI

/// Rows that are put in order and deleted.
struct ReorderPage: View {
    @State private var steps = ["Wake up", "Make coffee", "Read", "Run", "Work", "Cook", "Sleep"]

    var body: some View {
        List {
            Section {
                ForEach(steps, id: \.self) { step in
                    Label(step, systemImage: "circle").deleteDisabled(step == "Sleep")
                }
                .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { steps.remove(atOffsets: $0) }
            } footer: {
                Text("Edit, then drag a handle, or use its arrow keys.")
            }
        }
        .listStyle(.insetGrouped)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
    }
}
