package import Foundation

extension Problem {
    /// A problem that is over at a known time; the server says in how many seconds that is, by its own clock.
    package init(_ kind: ProblemKind, until: Date) {
        self.init(kind, extensions: ["until": .string(RFC3339.string(from: until))])
    }

    /// When it is worth trying again; a minute from now where nothing is said.
    package var until: Date { knownUntil ?? Date(timeIntervalSinceNow: TimeInterval(retryAfter ?? 60)) }

    /// The same with the seconds from `now` until it is over, where that is known; at least 1.
    package func waiting(from now: Date) -> Problem {
        guard retryAfter == nil, let knownUntil else { return self }
        var problem = self
        problem.retryAfter = max(1, Int(exactly: knownUntil.timeIntervalSince(now).rounded(.up)) ?? 1)
        return problem
    }

    private var knownUntil: Date? { extensions["until"]?.string.flatMap(RFC3339.date) }
}
