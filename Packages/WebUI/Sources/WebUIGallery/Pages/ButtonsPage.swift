import SwiftUI

/// Buttons in every style, role, size and state.
struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        Specimens {
            Specimen("Styles", note: "Pressed \(count) times") {
                FlowRow {
                    Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                    Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                    Button("Plain") { count += 1 }.buttonStyle(.plain)
                    Button("Own style") { count += 1 }.buttonStyle(PillButtonStyle())
                }
            }
            Specimen("Roles") {
                FlowRow {
                    Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.borderedProminent)
                    Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.bordered)
                    Button("Cancel", role: .cancel) { count += 1 }.buttonStyle(.bordered)
                }
            }
            Specimen("Sizes") {
                FlowRow {
                    Button("Mini") { count += 1 }.controlSize(.mini)
                    Button("Small") { count += 1 }.controlSize(.small)
                    Button("Regular") { count += 1 }.controlSize(.regular)
                    Button("Large") { count += 1 }.controlSize(.large)
                }
                .buttonStyle(.bordered)
            }
            Specimen("With symbols") {
                FlowRow {
                    Button("Save", systemImage: "bookmark") { count += 1 }
                    Button("Share", systemImage: "square.and.arrow.up") { count += 1 }
                    Button("Favourite", systemImage: "heart.fill") { count += 1 }.labelStyle(.iconOnly).tint(.pink)
                }
                .buttonStyle(.bordered)
            }
            Specimen("States") {
                FlowRow {
                    Button("Disabled") { count += 1 }.disabled(true)
                    Button("Tinted") { count += 1 }.tint(.indigo)
                    Button("Capsule") { count += 1 }.buttonBorderShape(.capsule)
                }
                .buttonStyle(.borderedProminent)
            }
            Specimen("As wide as there is room") {
                Button {
                    count += 1
                } label: {
                    Text("Continue").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
        }
    }
}

/// A style of the app's own.
private struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 18)
            .padding(.vertical, 12)
            .foregroundStyle(.white)
            .background(
                LinearGradient(
                    colors: [Color(red: 0.31, green: 0.27, blue: 0.9), Color(red: 0.65, green: 0.15, blue: 0.55)],
                    startPoint: .leading,
                    endPoint: .trailing
                ),
                in: Capsule()
            )
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}
