package import Calls

/// Which trending list.
package struct TrendingInput: EndpointInput, Hashable {
    package var language: String?
    package var period: TrendingQuery.Period
    package var kind: TrendingQuery.Kind
    package var isNewToMe: Bool

    package init(_ query: TrendingQuery) {
        language = query.language
        period = query.period
        kind = query.kind
        isNewToMe = query.isNewToMe
    }

    package var query: TrendingQuery {
        TrendingQuery(language: language, period: period, kind: kind, isNewToMe: isNewToMe)
    }

    package static let fields: [InputField] = [
        .query("language", .string(1...50), "As GitHub writes it; absent for all."),
        .query("period", .choice(TrendingQuery.Period.self), "How far back.", .defaulted("week")),
        .query("kind", .choice(TrendingQuery.Kind.self), "By stars gained, or by size too.", .defaulted("trending")),
        .query("isNewToMe", .boolean, "Without what was judged, saved or starred.", .defaulted(false)),
    ]
}
