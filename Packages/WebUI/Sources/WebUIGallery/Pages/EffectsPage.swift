import SwiftUI

/// What can be done to the look of a view that is there.
struct EffectsPage: View {
    var body: some View {
        Specimens {
            Specimen("Light and colour") {
                FlowRow {
                    Tile("As it is")
                    Tile("Shadow").shadow(radius: 8, y: 4)
                    Tile("Blur").blur(radius: 2)
                    Tile("Gray").grayscale(1)
                    Tile("Pale").saturation(0.4)
                    Tile("Turned hue").hueRotation(.degrees(90))
                    Tile("Inverted").colorInvert()
                }
                // Decoration: what it says is shown for its looks.
                .accessibilityHidden(true)
            }
            Specimen("Place and size") {
                FlowRow {
                    Tile("Rotated").rotationEffect(.degrees(-6))
                    Tile("Scaled").scaleEffect(0.85)
                    Tile("Offset").offset(x: 8, y: 4)
                    Tile("In space").rotation3DEffect(.degrees(28), axis: (x: 0, y: 1, z: 0))
                }
            }
            Specimen("Materials") {
                HStack(spacing: 12) {
                    Text("Thin").padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
                    Text("Regular").padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
                    Text("Thick").padding().background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 24)
                .background(LinearGradient(colors: [.mint, .cyan], startPoint: .leading, endPoint: .trailing))
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
            Specimen("Masks and overlays") {
                HStack(spacing: 16) {
                    Tile("Faded").mask {
                        LinearGradient(
                            colors: [.black, .black.opacity(0.3)],
                            startPoint: .leading,
                            endPoint: .trailing
                        )
                    }
                    .accessibilityHidden(true)
                    Tile("Badge").overlay(alignment: .topTrailing) {
                        Circle().fill(.red).frame(width: 14, height: 14).offset(x: 5, y: -5)
                    }
                    Tile("Border").border(.primary, width: 2)
                }
            }
        }
    }
}

private struct Tile: View {
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.white)
            .padding(14)
            .background(Color(red: 0.24, green: 0.3, blue: 0.72), in: RoundedRectangle(cornerRadius: 10))
    }
}
