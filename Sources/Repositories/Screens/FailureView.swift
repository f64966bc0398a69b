package import DesignSystem
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
