import DesignSystem
import SwiftUI

/// Home, Ask and Match, with Ask raised in the centre.
struct FloatingTabBar: View {
    @Binding var selection: DestinyCoordinator.Tab
    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: 0) {
            item(.home)
            ask
            item(.match)
        }
        .padding(.horizontal, Spacing.section)
        .padding(.vertical, Spacing.inline)
        .frame(minHeight: 64)
        .frame(maxWidth: 420)
        .background(DestinyPalette.card, in: RoundedRectangle(cornerRadius: 24))
        .shadow(color: Color.black.opacity(0.08), radius: 20, x: 0, y: 4)
        .padding(.horizontal, 20)
        .padding(.top, 24)
        .padding(.bottom, Spacing.row)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("destiny.tabs"))
    }

    private func item(_ tab: DestinyCoordinator.Tab) -> some View {
        let isSelected = selection == tab
        return Button {
            selection = tab
        } label: {
            VStack(spacing: Spacing.inline) {
                Image(systemName: isSelected ? tab.selectedImage : tab.systemImage).font(.title3)
                Text(words(tab.name)).font(.caption2).fontWeight(.medium)
            }
            .foregroundStyle(isSelected ? DestinyPalette.text : DestinyPalette.secondary)
            .frame(maxWidth: .infinity, minHeight: 56)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var ask: some View {
        Button {
            selection = .ask
        } label: {
            VStack(spacing: Spacing.inline) {
                // Of one size, since its circle does not grow with the text.
                Image(systemName: DestinyCoordinator.Tab.ask.selectedImage)
                    .resizable()
                    .scaledToFit()
                    .frame(width: 24, height: 24)
                    .foregroundStyle(DestinyPalette.onGold)
                    .frame(width: 56, height: 56)
                    .background(DestinyPalette.gold, in: Circle())
                    .overlay { Circle().stroke(DestinyPalette.ground, lineWidth: 4) }
                Text(words(DestinyCoordinator.Tab.ask.name))
                    .font(.caption2)
                    .fontWeight(selection == .ask ? .bold : .medium)
                    .foregroundStyle(selection == .ask ? DestinyPalette.text : DestinyPalette.secondary)
            }
            .offset(y: -18)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection == .ask ? .isSelected : [])
    }
}

extension DestinyCoordinator.Tab {
    /// The key of its name.
    var name: String {
        switch self {
        case .home: "destiny.tab.home"
        case .ask: "destiny.tab.ask"
        case .match: "destiny.tab.match"
        }
    }

    var systemImage: String {
        switch self {
        case .home: "house"
        case .ask: "bubble.left.and.bubble.right"
        case .match: "heart"
        }
    }

    var selectedImage: String { systemImage + ".fill" }
}
