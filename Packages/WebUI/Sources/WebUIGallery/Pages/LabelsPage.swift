import SwiftUI

/// Labels, badges and things with a name.
struct LabelsPage: View {
    @State private var isOpen = true

    var body: some View {
        Specimens {
            Specimen("Labels") {
                Label("Title and icon", systemImage: "star")
                Label("Title only", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly).foregroundStyle(.orange)
                Label {
                    Text("Own views")
                } icon: {
                    Circle().fill(.green.gradient).frame(width: 20, height: 20)
                }
            }
            Specimen("Labelled content") {
                LabeledContent("Stars", value: "69.2k")
                LabeledContent("Licence", value: "Apache 2.0")
                LabeledContent("Language") { Text("Swift").foregroundStyle(.tint) }
            }
            Specimen("Disclosure") {
                DisclosureGroup("Details", isExpanded: $isOpen) {
                    Text("What is inside shows and hides.").foregroundStyle(.secondary)
                }
                DisclosureGroup("Closed at first") { Text("Now it is open.") }
            }
            Specimen("Dividers") {
                Text("Above")
                Divider()
                Text("Below")
                HStack {
                    Text("Before")
                    Divider()
                    Text("After")
                }
                .frame(height: 24)
            }
        }
    }
}
