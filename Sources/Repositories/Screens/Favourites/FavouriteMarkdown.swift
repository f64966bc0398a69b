import Foundation
import RepositoriesDomain

/// Favourites as a page to read or to publish.
nonisolated struct FavouriteMarkdown {
    let favourites: [Favourite]
    let exportedAt: Date

    @MainActor var text: String {
        let day = exportedAt.formatted(.iso8601.year().month().day())
        return (["# \(words("repositories.export.markdown.title"))\n\n\(day)\n"] + favourites.map(Self.entry))
            .joined(separator: "\n")
    }

    private static func entry(_ favourite: Favourite) -> String {
        let repository = favourite.repository
        let name = repository.id.fullName
        var line = "- [\(escaped(name))](https://github.com/\(name))"
        if !repository.summary.isEmpty { line += ": \(escaped(repository.summary))" }
        if !favourite.tags.isEmpty { line += " (\(escaped(favourite.tags.joined(separator: ", "))))" }
        if !favourite.note.isEmpty {
            let note = favourite.note.split(separator: "\n", omittingEmptySubsequences: true)
            line += note.map { "\n  > \(escaped(String($0)))" }.joined()
        }
        return line
    }

    /// The texts are other people's: none of their characters may become markup.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": result += " "
            case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "!", "~": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
