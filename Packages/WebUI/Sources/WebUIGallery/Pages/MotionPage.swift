import SwiftUI

/// What changes, comes and goes over time.
struct MotionPage: View {
    @State private var isLarge = false
    @State private var isShown = true
    @State private var order = Array(0..<6)

    private static let transitions: [(String, AnyTransition)] = [
        ("Fade", .opacity), ("Scale", .scale), ("Slide", .slide), ("Move", .move(edge: .bottom)),
        ("Both", .scale.combined(with: .opacity)),
    ]

    var body: some View {
        Specimens {
            Specimen("Changes") {
                HStack {
                    RoundedRectangle(cornerRadius: isLarge ? 36 : 8)
                        .fill(isLarge ? Color.pink : Color.blue)
                        .frame(width: isLarge ? 120 : 72, height: 72)
                        .rotationEffect(.degrees(isLarge ? 8 : 0))
                    Spacer()
                    Button("Spring") { withAnimation(.spring) { isLarge.toggle() } }
                    Button("Slowly") { withAnimation(.easeInOut(duration: 1)) { isLarge.toggle() } }
                }
                .buttonStyle(.bordered)
            }
            Specimen("Transitions") {
                Button(isShown ? "Take away" : "Bring back") { withAnimation { isShown.toggle() } }
                    .buttonStyle(.bordered)
                HStack(spacing: 12) {
                    ForEach(Self.transitions, id: \.0) { name, transition in
                        ZStack {
                            if isShown {
                                Text(name)
                                    .font(.footnote)
                                    .frame(maxWidth: .infinity, minHeight: 56)
                                    .background(.fill, in: RoundedRectangle(cornerRadius: 10))
                                    .transition(transition)
                            }
                        }
                        .frame(maxWidth: .infinity, minHeight: 56)
                    }
                }
            }
            Specimen("Order") {
                HStack(spacing: 8) { ForEach(order, id: \.self) { NumberTile($0 * 4) } }
                Button("Shuffle") { withAnimation(.bouncy) { order.shuffle() } }.buttonStyle(.bordered)
            }
        }
    }
}
