package import DesignSystem
import Foundation
package import RepositoriesDomain
package import SwiftUI

/// A screen that could not be filled: what happened, and the way on where there is one.
package struct FailureView: View {
    private let error: RepositoryError
    private let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    package init(error: RepositoryError, onRetry: @escaping () -> Void) {
        self.error = error
        self.onRetry = onRetry
    }

    package var body: some View {
        let said = RepositoryErrorWords(error, dates: dateWords)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            if error.canBeRetried {
                Button(words("repositories.action.retry"), action: onRetry)
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}

/// An error as people read it: what happened and what they can do.
package struct RepositoryErrorWords {
    package let title: String
    package let message: String
    package let systemImage: String

    package init(_ error: RepositoryError, dates: DateWords) {
        let key: String
        var arguments: [any CVarArg] = []
        switch error {
        case .offline: (key, systemImage) = ("offline", "wifi.slash")
        case .noRoom: (key, systemImage) = ("noRoom", "tray")
        case .rateLimited(let until):
            (key, systemImage) = ("rateLimited", "hourglass")
            arguments = [dates.time(until)]
        case .invalidQuery(_, let problem):
            (key, systemImage) = ("query.\(problem.rawValue)", "text.magnifyingglass")
        case .notFound(let id):
            (key, systemImage) = ("notFound", "questionmark.circle")
            arguments = [id.fullName]
        case .unavailable(let id):
            (key, systemImage) = ("unavailable", "lock")
            arguments = [id.fullName]
        case .favouriteLimitReached(let limit):
            (key, systemImage) = ("limit", "tray")
            arguments = [String(limit)]
        case .invalidImport(.entry(let number, let name, let field)):
            (key, systemImage) = ("importEntry", "doc.text")
            arguments = [String(number), name, field]
        case .invalidImport(.tooLarge):
            (key, systemImage) = ("importLarge", "doc.text")
            arguments = [String(ImportFault.maximumBytes >> 20)]
        case .invalidImport(.notOurs): (key, systemImage) = ("import", "doc.text")
        case .notSignedIn: (key, systemImage) = ("notSignedIn", "person.crop.circle")
        case .busy: (key, systemImage) = ("busy", "hourglass")
        case .failed: (key, systemImage) = ("failed", "exclamationmark.triangle")
        case .sourceFailed: (key, systemImage) = ("source", "exclamationmark.triangle")
        }
        title = words("repositories.error.\(key).title")
        message = words("repositories.error.\(key).message", arguments)
    }
}

nonisolated extension RepositoryError {
    /// Asking the same again may bring another answer.
    package var canBeRetried: Bool {
        switch self {
        case .rateLimited, .offline, .noRoom, .sourceFailed, .busy, .failed: true
        case .invalidQuery, .notFound, .unavailable, .favouriteLimitReached, .invalidImport, .notSignedIn: false
        }
    }
}

/// The words of repositories, on whichever app's screens,, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@` for `figure`.
func counted(_ key: String, _ count: Int, figure: String) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", figure)
}

/// Colours that mean the same on every screen about a repository.
package enum RepositoryPalette {
    package static let link = AdaptiveColor(light: 0x0969DA, dark: 0x58A6FF)
    package static let important = AdaptiveColor(light: 0x8250DF, dark: 0xB58BFF)
    package static let star = AdaptiveColor(light: 0xD4A72C, dark: 0xE3B341)
}
