import SwiftUI

/// Every case of the layout catalogue: the view, and where its parts should be.
struct LayoutPage: View {
    var body: some View {
        Specimens {
            ForEach(LayoutCase.subjects, id: \.name) { subject in
                Specimen(subject.name) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 20, alignment: .top)], spacing: 20) {
                        ForEach(subject.cases) { LayoutCaseView(layout: $0) }
                    }
                }
            }
        }
    }
}

private struct LayoutCaseView: View {
    let layout: LayoutCase

    var body: some View {
        VStack(spacing: 4) {
            ZStack { layout.view }
                .frame(width: LayoutCase.canvas.width, height: LayoutCase.canvas.height)
                .background(.fill)
                .accessibilityHidden(true)
                .accessibilityIdentifier("canvas of \(layout.name)")
            Text(layout.name).font(.caption.bold())
            Text(layout.boxes.map(\.words).joined(separator: "\n"))
                .font(.caption2.monospacedDigit())
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("boxes of \(layout.name)")
        }
        .multilineTextAlignment(.center)
        .frame(width: LayoutCase.canvas.width)
    }
}
