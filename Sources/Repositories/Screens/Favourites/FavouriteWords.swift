package import DesignSystem
import Foundation
package import RepositoriesDomain
package import SwiftUI

/// The words of a filter, read as those of a search are: `"phrases"`, `-word`, `OR`, `language:` and `topic:`.
nonisolated struct FavouriteWords {
    private struct Condition {
        var text: String
        var field = SearchExpression.Qualifier.Name?.none
        var isExcluded = false
    }

    /// All have to hold, of each one of its conditions.
    private var groups: [[Condition]] = []

    init(_ text: String) {
        var (isExcluded, isOther) = (false, false)
        for part in SearchExpression(RepositoryQuery.plain(text)).parts {
            var condition: Condition
            switch part {
            case .both: continue
            case .either:
                isOther = true
                continue
            case .not:
                isExcluded = true
                continue
            case .word(let word), .phrase(let word): condition = Condition(text: word)
            case .qualifier(let qualifier):
                condition = Condition(text: qualifier.value, field: qualifier.name, isExcluded: qualifier.isExcluded)
            }
            if isExcluded { condition.isExcluded.toggle() }
            if isOther, !groups.isEmpty {
                groups[groups.count - 1].append(condition)
            } else {
                groups.append([condition])
            }
            (isExcluded, isOther) = (false, false)
        }
    }

    func match(_ favourite: Favourite) -> Bool {
        groups.allSatisfy { $0.contains { Self.holds($0, favourite) != $0.isExcluded } }
    }

    private static func holds(_ condition: Condition, _ favourite: Favourite) -> Bool {
        let repository = favourite.repository
        switch condition.field {
        case .language: return repository.language?.caseInsensitiveCompare(condition.text) == .orderedSame
        case .topic, .topics: return repository.topics.contains(condition.text.lowercased())
        case .user, .org: return repository.id.owner.caseInsensitiveCompare(condition.text) == .orderedSame
        case .some(let other): return contains("\(other.rawValue):\(condition.text)", favourite)
        case nil: return contains(condition.text, favourite)
        }
    }

    private static func contains(_ text: String, _ favourite: Favourite) -> Bool {
        let repository = favourite.repository
        let own = [repository.id.fullName, repository.summary, repository.language ?? "", favourite.note]
        return (own + favourite.tags.map { "#" + $0 } + repository.topics).contains { own in
            // Few texts are of other letters, and those take longer.
            (own.utf8.allSatisfy { $0 < 0x80 } ? own : RepositoryQuery.plain(own)).localizedStandardContains(text)
        }
    }
}

/// What the person wrote about a favourite, and the way to change it.
package struct FavouriteNotes: View {
    private let favourite: Favourite
    private let systemImage: String
    private let tint: AdaptiveColor
    private let onEdit: () -> Void
    @Environment(\.dateWords) private var dateWords

    package init(
        favourite: Favourite,
        systemImage: String = "star.fill",
        tint: AdaptiveColor = RepositoryPalette.star,
        onEdit: @escaping () -> Void
    ) {
        self.favourite = favourite
        self.systemImage = systemImage
        self.tint = tint
        self.onEdit = onEdit
    }

    package var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            HStack {
                Label {
                    Text(words("repositories.favourite.saved", dateWords.relative(favourite.savedAt)))
                } icon: {
                    Image(systemName: systemImage).foregroundStyle(tint)
                }
                .font(.subheadline)
                Spacer()
                Button(words("repositories.favourite.edit"), action: onEdit)
                    .buttonStyle(.bordered)
                    .controlSize(.small)
            }
            if !favourite.tags.isEmpty {
                ChipRow {
                    ForEach(favourite.tags, id: \.self) { Chip("#" + $0) }
                }
            }
            if !favourite.note.isEmpty {
                Text(verbatim: favourite.note)
                    .font(.subheadline)
                    .textSelection(.enabled)
            }
        }
    }
}
