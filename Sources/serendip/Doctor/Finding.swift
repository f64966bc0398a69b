/// What one check of `serendip doctor` found.
struct Finding: Equatable {
    enum Verdict: String {
        case good = "ok"
        /// Works, but somebody should look.
        case doubtful = "look"
        case bad = "BAD"
    }

    var verdict: Verdict
    var subject: String
    /// What was found, and what to do about it.
    var words: String

    static func good(_ subject: String, _ words: String) -> Finding { Finding(.good, subject, words) }
    static func doubtful(_ subject: String, _ words: String) -> Finding { Finding(.doubtful, subject, words) }
    static func bad(_ subject: String, _ words: String) -> Finding { Finding(.bad, subject, words) }

    private init(_ verdict: Verdict, _ subject: String, _ words: String) {
        self.verdict = verdict
        self.subject = subject
        self.words = words
    }
}
