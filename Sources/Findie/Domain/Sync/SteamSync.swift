package import Calls
package import Foundation

/// A reading of somebody's wishlist at Steam: at most one per person at a time, resumable at any step.
package struct SteamSync: Hashable, Codable, Sendable {
    package enum State: Hashable, Codable, Sendable {
        /// Steam is being asked.
        case running
        /// Steam asks for a pause, or did not answer; goes on by itself at this time.
        case waiting(until: Date, problem: Problem)
        case finished
        /// Ended by the person; starting it again goes on where it stopped.
        case stopped
        /// Ended without a change.
        case failed(reason: Failure)

        /// Whether it goes on by itself.
        package var isUnderWay: Bool {
            switch self {
            case .running, .waiting: true
            case .finished, .stopped, .failed: false
            }
        }
    }

    package enum Problem: String, Codable, Sendable, CaseIterable { case rateLimited, offline, sourceFailed }

    package enum Failure: String, Codable, Sendable, CaseIterable {
        /// Steam knows nobody of that name or number.
        case profileNotFound
        /// Steam showed no wishes: the list is private, or empty. Which of them, Steam does not say.
        case nothingShown
        /// There would be more wishes than a wishlist here holds.
        case full
    }

    /// `profiles/7656…` or `id/name`.
    package var profile: String
    package var state: State
    /// Wishes of Steam's that are told by name so far.
    package var known: Int
    /// How many there are; `nil` before Steam has shown them.
    package var total: Int?
    package var startedAt: Date

    package init(profile: String, state: State, known: Int = 0, total: Int? = nil, startedAt: Date) {
        self.profile = profile
        self.state = state
        self.known = known
        self.total = total
        self.startedAt = startedAt
    }

    /// 0...1; `nil` before Steam has shown the list.
    package var progress: Double? {
        total.map { $0 == 0 ? 1 : min(1, Double(known) / Double($0)) }
    }

    /// Whether it goes on by itself.
    package var isUnderWay: Bool { state.isUnderWay }
}

extension SteamSync: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("profile", .string(1...SteamProfile.maximumLength)),
        .required(
            "state",
            .oneOf(
                .only(.required("running", .object())),
                .only(
                    .required(
                        "waiting",
                        .object(.required("until", .date), .required("problem", .choice(Problem.self)))
                    )
                ),
                .only(.required("finished", .object())),
                .only(.required("stopped", .object())),
                .only(.required("failed", .object(.required("reason", .choice(Failure.self)))))
            ).named("SteamSyncState")
        ),
        .required("known", .count),
        .optional("total", .count.described("Absent before Steam has shown the list.")),
        .required("startedAt", .date)
    ).named("SteamSync")
}

/// What a sync came to; nothing was taken off the wishlist.
package struct SteamSyncReport: Hashable, Codable, Sendable {
    /// A game of the catalogue.
    package struct Entry: Hashable, Codable, Sendable, Identifiable {
        package var slug: String
        package var title: String

        package var id: String { slug }

        package init(slug: String, title: String) {
            self.slug = slug
            self.title = title
        }
    }

    /// Something at Steam that no game of the catalogue is.
    package struct Unmatched: Hashable, Codable, Sendable, Identifiable {
        package static let maximumTitleLength = 200

        package var appID: Int
        /// `nil` when Steam does not tell it.
        package var title: String?

        package var id: Int { appID }
        package var storeAddress: String { "https://store.steampowered.com/app/\(appID)/" }

        package init(appID: Int, title: String? = nil) {
            self.appID = appID
            self.title = title
        }
    }

    /// As in ``SteamSync``.
    package var profile: String
    /// The SteamID64 whose list it is.
    package var steamID: String
    package var finishedAt: Date
    /// New on the wishlist here.
    package var added: [Entry]
    /// On both lists before.
    package var kept: Int
    /// On the wishlist here, and at Steam when an earlier sync looked, but no longer.
    package var gone: [Entry]
    package var unmatched: [Unmatched]

    package init(
        profile: String,
        steamID: String,
        finishedAt: Date,
        added: [Entry] = [],
        kept: Int = 0,
        gone: [Entry] = [],
        unmatched: [Unmatched] = []
    ) {
        self.profile = profile
        self.steamID = steamID
        self.finishedAt = finishedAt
        self.added = added
        self.kept = kept
        self.gone = gone
        self.unmatched = unmatched
    }

    /// How many wishes Steam showed.
    package var total: Int { added.count + kept + unmatched.count }
}

extension SteamSyncReport: EndpointOutput {
    private static let entry = JSONSchema.object(
        .required("slug", Game.slugSchema),
        .required("title", .string(1...80))
    ).named("SteamSyncEntry")

    private static let unmatchedSchema = JSONSchema.object(
        .required("appID", .count),
        .optional("title", .string(1...Unmatched.maximumTitleLength))
    ).named("UnmatchedSteamWish")

    package static let schema = JSONSchema.object(
        .required("profile", .string(1...SteamProfile.maximumLength)),
        .required("steamID", .string(17...17)),
        .required("finishedAt", .date),
        .required("added", .array(of: entry)),
        .required("kept", .count),
        .required("gone", .array(of: entry)),
        .required("unmatched", .array(of: unmatchedSchema))
    ).named("SteamSyncReport")
}

/// What Steam showed of the games somebody owns there, which their decks leave out.
package struct OwnedSteamGames: Hashable, Codable, Sendable {
    /// Games of the catalogue among them.
    package var hidden: Int
    /// All of them; `nil` where Steam showed none: they are private, or it does not take the server's key.
    package var total: Int?

    package init(hidden: Int, total: Int?) {
        (self.hidden, self.total) = (hidden, total)
    }
}

extension OwnedSteamGames: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("hidden", .count.described("Games of the catalogue that decks leave out.")),
        .optional("total", .count.described("All that Steam showed; absent where it showed none."))
    ).named("OwnedSteamGames")
}
