package import DesignSystem
package import RepositoriesDomain

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
        case .invalidImport(let line?):
            (key, systemImage) = ("importLine", "doc.text")
            arguments = [String(line)]
        case .invalidImport(nil): (key, systemImage) = ("import", "doc.text")
        case .notSignedIn: (key, systemImage) = ("notSignedIn", "person.crop.circle")
        case .busy: (key, systemImage) = ("busy", "hourglass")
        case .failed: (key, systemImage) = ("failed", "exclamationmark.triangle")
        case .sourceFailed: (key, systemImage) = ("source", "exclamationmark.triangle")
        }
        title = words("repositories.error.\(key).title")
        message = words("repositories.error.\(key).message", arguments)
    }
}
