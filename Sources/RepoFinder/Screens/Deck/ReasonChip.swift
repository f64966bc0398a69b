import DesignSystem
import DiscoveryDomain
import SwiftUI

/// Why a card is shown, and the way to object.
struct ReasonChip: View {
    let reason: Reason
    let onLess: (TasteSubject) -> Void
    let onNever: (TasteSubject) -> Void
    @Environment(\.locale) private var locale

    var body: some View {
        if reason.subjects.isEmpty {
            face(isMenu: false)
        } else {
            Menu {
                ForEach(reason.subjects.prefix(3), id: \.self) { subject in
                    Button {
                        onLess(subject)
                    } label: {
                        Label(words("repofinder.reason.less", subject.title), systemImage: "hand.thumbsdown")
                    }
                    Button(role: .destructive) {
                        onNever(subject)
                    } label: {
                        Label(words("repofinder.reason.never", subject.title), systemImage: "eye.slash")
                    }
                }
            } label: {
                face(isMenu: true)
            }
            .buttonStyle(.plain)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityHint(words("repofinder.reason.hint"))
        }
    }

    private func face(isMenu: Bool) -> some View {
        let said = ReasonWords(reason, locale: locale)
        return HStack(spacing: Spacing.icon) {
            Image(systemName: said.systemImage)
                .foregroundStyle(RepoFinderPalette.accent)
                .frame(width: 20)
                .accessibilityHidden(true)
            Text(verbatim: said.text)
                .foregroundStyle(.primary)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
            if isMenu {
                Image(systemName: "ellipsis")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
    }
}
