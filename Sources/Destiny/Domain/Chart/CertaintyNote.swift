/// What is certain, or when it changes, of one point of a chart whose time is not exact.
package struct CertaintyNote: Codable, Hashable, Sendable {
    /// `nil` for the lagna.
    package var graha: Graha?
    package var aspect: Aspect
    /// In order; one when it is certain.
    package var spans: [Span]

    package enum Aspect: String, Codable, Hashable, Sendable, CaseIterable { case sign, star }

    /// What holds from one time of the birthplace's clock to another.
    package struct Span: Codable, Hashable, Sendable {
        package var rashi: Rashi
        /// `nil` in a note about signs.
        package var star: Star?
        package var from: ClockTime
        package var to: ClockTime

        package init(rashi: Rashi, star: Star?, from: ClockTime, to: ClockTime) {
            self.rashi = rashi
            self.star = star
            self.from = from
            self.to = to
        }
    }

    package init(graha: Graha?, aspect: Aspect, spans: [Span]) {
        self.graha = graha
        self.aspect = aspect
        self.spans = spans
    }

    package var isCertain: Bool { spans.count == 1 }
}
