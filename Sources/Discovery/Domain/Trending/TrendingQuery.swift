/// Which trending list.
package struct TrendingQuery: Hashable, Codable, Sendable {
    package enum Period: String, Codable, Sendable, CaseIterable {
        case today, week, month

        package var days: Int {
            switch self {
            case .today: 1
            case .week: 7
            case .month: 30
            }
        }
    }

    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Those that gain the most stars.
        case trending
        /// Those that gain the most for their size.
        case rising
    }

    /// As GitHub writes it; `nil` for all.
    package var language: String?
    package var period: Period
    package var kind: Kind
    /// Without what the person judged, saved or starred.
    package var isNewToMe: Bool

    package init(language: String? = nil, period: Period = .week, kind: Kind = .trending, isNewToMe: Bool = false) {
        self.language = language
        self.period = period
        self.kind = kind
        self.isNewToMe = isNewToMe
    }
}
