package import Calls
package import Foundation
package import RepositoriesDomain

/// Everything that is kept of a person's discovering, for taking away.
package struct DiscoveryExport: Hashable, Codable, Sendable {
    package var exportedAt: Date
    package var preferences: Preferences
    /// Those kept on the server; an app on a phone keeps its own.
    package var settings: AppSettings
    package var decks: [Deck]
    /// Newest first.
    package var history: [HistoryEntry]
    package var rules: [TopicRule]
    package var liked: [Favourite]
    package var saved: [Favourite]
    /// Repositories starred on GitHub, newest first.
    package var starred: [Repository.ID]

    package init(
        exportedAt: Date,
        preferences: Preferences,
        settings: AppSettings = AppSettings(),
        decks: [Deck],
        history: [HistoryEntry],
        rules: [TopicRule],
        liked: [Favourite],
        saved: [Favourite],
        starred: [Repository.ID]
    ) {
        self.exportedAt = exportedAt
        self.preferences = preferences
        self.settings = settings
        self.decks = decks
        self.history = history
        self.rules = rules
        self.liked = liked
        self.saved = saved
        self.starred = starred
    }
}

extension DiscoveryExport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("exportedAt", .date),
        .required("preferences", Preferences.schema),
        .required("settings", AppSettings.schema),
        .required("decks", .array(of: Deck.schema)),
        .required("history", .array(of: HistoryEntry.schema)),
        .required("rules", .array(of: TopicRule.schema)),
        .required("liked", .array(of: Favourite.schema)),
        .required("saved", .array(of: Favourite.schema)),
        .required("starred", .array(of: Repository.ID.schema))
    ).named("DiscoveryExport")
}
