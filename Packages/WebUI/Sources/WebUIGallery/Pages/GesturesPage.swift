import SwiftUI

/// Taps, presses, drags and pinches.
struct GesturesPage: View {
    @State private var taps = 0
    @State private var doubles = 0
    @State private var presses = 0
    @State private var place = CGSize.zero
    @GestureState private var way = CGSize.zero
    @State private var size = 1.0
    @GestureState private var pinch = 1.0

    var body: some View {
        Specimens {
            Specimen("Taps and presses") {
                FlowRow {
                    GestureTarget(title: "Tapped", count: taps).onTapGesture { taps += 1 }
                    GestureTarget(title: "Twice", count: doubles).onTapGesture(count: 2) { doubles += 1 }
                    GestureTarget(title: "Held", count: presses).onLongPressGesture { presses += 1 }
                }
            }
            Specimen("Drag, and it stays", note: "Follows the finger without asking the server") {
                Circle()
                    .fill(.orange.gradient)
                    .frame(width: 72, height: 72)
                    .accessibilityLabel("A ball to drag")
                    .accessibilityAddTraits(.isImage)
                    .offset(x: place.width + way.width, y: place.height + way.height)
                    .gesture(
                        DragGesture()
                            .updating($way) { value, way, _ in way = value.translation }
                            .onEnded { value in
                                place.width += value.translation.width
                                place.height += value.translation.height
                            }
                    )
                    .frame(maxWidth: .infinity, minHeight: 160)
                Button("Put it back") { withAnimation(.spring) { place = .zero } }.buttonStyle(.bordered)
            }
            Specimen("Pinch, and it stays", note: "With a mouse: the wheel and Control") {
                Circle()
                    .fill(.teal.gradient)
                    .frame(width: 72, height: 72)
                    .accessibilityLabel("A ball to pinch")
                    .accessibilityAddTraits(.isImage)
                    .scaleEffect(size * pinch)
                    .gesture(
                        MagnifyGesture()
                            .updating($pinch) { value, pinch, _ in pinch = value.magnification }
                            .onEnded { size = min(max(size * $0.magnification, 0.5), 2) }
                    )
                    .frame(maxWidth: .infinity, minHeight: 160)
            }
        }
    }
}

private struct GestureTarget: View {
    let title: String
    let count: Int

    var body: some View {
        VStack(spacing: 2) {
            Text(title).font(.subheadline)
            Text("\(count)").font(.title2).monospacedDigit()
        }
        .frame(maxWidth: .infinity, minHeight: 80)
        .background(.fill, in: RoundedRectangle(cornerRadius: 12))
    }
}
