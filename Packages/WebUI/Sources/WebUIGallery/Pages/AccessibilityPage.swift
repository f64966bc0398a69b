import SwiftUI

/// What is read out, and what can be done without a pointer.
struct AccessibilityPage: View {
    @State private var rating = 3
    @State private var isKept = false

    var body: some View {
        Specimens {
            Specimen("Labels, values and hints") {
                Button {
                    isKept.toggle()
                } label: {
                    Image(systemName: isKept ? "bookmark.fill" : "bookmark")
                }
                .accessibilityLabel("Keep")
                .accessibilityHint("Puts it on your list")
                .accessibilityAddTraits(isKept ? .isSelected : [])
                .buttonStyle(.bordered)
                HStack(spacing: 4) {
                    Image(systemName: "star.fill")
                    Text("69.2k")
                }
                .accessibilityElement()
                .accessibilityLabel("69,200 stars")
            }
            Specimen("Adjustable", note: "Arrow keys move it") {
                HStack(spacing: 4) {
                    ForEach(1...5, id: \.self) { star in
                        Image(systemName: star <= rating ? "star.fill" : "star").foregroundStyle(.orange)
                    }
                }
                .accessibilityElement()
                .accessibilityLabel("Rating")
                .accessibilityValue("\(rating) of 5")
                .accessibilityAdjustableAction { direction in
                    rating = min(max(rating + (direction == .increment ? 1 : -1), 1), 5)
                }
            }
            Specimen("Actions by name") {
                Text("A message from Ada")
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.fill, in: RoundedRectangle(cornerRadius: 12))
                    .accessibilityAction(named: "Archive") { isKept = false }
                    .accessibilityAction(named: "Keep") { isKept = true }
            }
            Specimen("Hidden and joined") {
                Text("Decoration, not read").accessibilityHidden(true)
                HStack {
                    Text("Two texts,")
                    Text("read as one")
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
