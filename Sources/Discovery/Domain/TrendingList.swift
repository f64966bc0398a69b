package import Calls
package import Foundation
package import RepositoriesDomain

/// A trending list and what it rests on.
package struct TrendingList: Hashable, Codable, Sendable {
    package static let maximumCount = 100

    package enum Basis: Hashable, Codable, Sendable {
        /// Our own daily counts, collected since this day, the latest of this one.
        case snapshots(since: Date, latest: Date)
        /// Too few counts yet: the most starred of those created since this day.
        case newest(createdSince: Date)
        /// Nothing was ever fetched: the best known of the starter catalogue, which has no dates.
        case starter
    }

    /// Best first; at most 100.
    package var entries: [TrendingEntry]
    package var basis: Basis
    /// The first day that was counted, while there is no second to compare it with; `nil` before it and after.
    package var countingSince: Date?

    package init(entries: [TrendingEntry], basis: Basis, countingSince: Date? = nil) {
        self.entries = entries
        self.basis = basis
        self.countingSince = countingSince
    }
}

extension TrendingList: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("entries", .array(of: TrendingEntry.schema, maximum: maximumCount)),
        .required(
            "basis",
            .oneOf(
                .only(
                    .required("snapshots", .object(.required("since", .date), .required("latest", .date)))
                ),
                .only(.required("newest", .object(.required("createdSince", .date)))),
                .only(.required("starter", .object()))
            ).named("TrendingBasis")
        ),
        .optional("countingSince", .date.described("The only day that was counted so far."))
    ).named("TrendingList")
}

/// A repository of a trending list.
package struct TrendingEntry: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    /// Stars gained in the period as far as it was observed; `nil` when the list does not come from snapshots.
    package var gain: Int?
    package var isSaved: Bool
    /// `nil` when it was not judged.
    package var judgement: Judgement?

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, gain: Int?, isSaved: Bool, judgement: Judgement?) {
        self.repository = repository
        self.gain = gain
        self.isSaved = isSaved
        self.judgement = judgement
    }
}

extension TrendingEntry: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .optional("gain", .count.described("Stars gained in the period, as far as it was observed.")),
        .required("isSaved", .boolean),
        .optional("judgement", .choice(Judgement.self))
    ).named("TrendingEntry")
}

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
