import DestinyDomain
import DesignSystem
import SwiftUI

/// Conversations under a heading, each with what can be done to it.
struct HistorySection: View {
    let group: HistoryGroup
    let model: HistoryViewModel
    let coordinator: DestinyCoordinator
    @Environment(\.words) private var words
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            if let heading {
                Text(heading)
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.secondary)
                    .padding(.horizontal, Spacing.icon)
                    .accessibilityAddTraits(.isHeader)
            }
            ForEach(group.threads) { row($0) }
        }
    }

    private var heading: String? {
        switch group.heading {
        case .pinned: words("destiny.history.pinned")
        case .today: words("destiny.history.today")
        case .yesterday: words("destiny.history.yesterday")
        case .week: words("destiny.history.week")
        case .month: words("destiny.history.month")
        case .older(let month): GuideDates(words, timeZone: timeZone).longMonth(month)
        case .all: nil
        }
    }

    private func row(_ thread: ConversationThread) -> some View {
        let isOpen = coordinator.tab == .ask && coordinator.chat.thread?.id == thread.id
        return HStack(spacing: 0) {
            Button {
                coordinator.openThread(thread.id)
            } label: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: thread.title)
                        .font(.subheadline)
                        .fontWeight(.medium)
                        .foregroundStyle(DestinyPalette.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Text(verbatim: thread.preview)
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.secondary)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .lineLimit(1)
                .padding(.horizontal, Spacing.icon)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .help(thread.title)
            menu(thread)
        }
        .background(
            isOpen ? AnyShapeStyle(DestinyPalette.goldWash) : AnyShapeStyle(Color.clear),
            in: RoundedRectangle(cornerRadius: Radius.control)
        )
        .accessibilityElement(children: .contain)
    }

    private func menu(_ thread: ConversationThread) -> some View {
        Menu {
            Button(words("destiny.history.rename"), systemImage: "pencil") { model.renameTapped(thread) }
            Button(
                words(thread.isPinned ? "destiny.history.unpin" : "destiny.history.pin"),
                systemImage: "bookmark"
            ) { model.pinTapped(thread) }
            Button(
                words(thread.isArchived ? "destiny.history.unarchive" : "destiny.history.archiveOne"),
                systemImage: "archivebox"
            ) { model.archiveTapped(thread) }
            Button(words("destiny.history.delete"), systemImage: "trash", role: .destructive) {
                model.deleteTapped(thread)
            }
        } label: {
            Image(systemName: "ellipsis")
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityLabel(words("destiny.history.more", thread.title))
                .frame(minWidth: 44, minHeight: 44)
        }
    }
}
