import DesignSystem
import DestinyDomain
import SwiftUI

/// The tabs and the conversations, beside the content where there is room.
struct SidebarView: View {
    @Bindable var coordinator: DestinyCoordinator
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Wordmark().padding(Spacing.section)
            ForEach(DestinyCoordinator.Tab.allCases, id: \.self) { item($0) }
            Rectangle().fill(DestinyPalette.separator).frame(height: 1).padding(Spacing.icon)
            HistoryList(model: coordinator.history, coordinator: coordinator)
                .frame(maxHeight: .infinity)
            Button {
                coordinator.sheet = .profile
            } label: {
                Label(
                    coordinator.profile.value?.birth?.name ?? words("destiny.profile.title"),
                    systemImage: "person.crop.circle"
                )
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.text)
                .lineLimit(1)
                .padding(.horizontal, Spacing.section)
                .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(words("destiny.profile.title"))
        }
        .padding(Spacing.icon)
        .frame(width: 272)
        .frame(maxHeight: .infinity)
        .background(DestinyPalette.card)
    }

    private func item(_ tab: DestinyCoordinator.Tab) -> some View {
        let isSelected = coordinator.tab == tab
        return Button {
            coordinator.tab = tab
        } label: {
            Label(words(tab.name), systemImage: isSelected ? tab.selectedImage : tab.systemImage)
                .font(.callout)
                .fontWeight(isSelected ? .semibold : .regular)
                .foregroundStyle(isSelected ? DestinyPalette.goldText : DestinyPalette.text)
                .padding(.horizontal, Spacing.section)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .background(
                    isSelected ? AnyShapeStyle(DestinyPalette.goldWash) : AnyShapeStyle(Color.clear),
                    in: RoundedRectangle(cornerRadius: 12)
                )
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}
