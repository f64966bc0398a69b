package import Calls
package import Foundation

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

    package init(entries: [TrendingEntry], basis: Basis) {
        self.entries = entries
        self.basis = basis
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
        )
    ).named("TrendingList")
}
