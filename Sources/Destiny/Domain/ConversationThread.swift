package import Foundation

/// A conversation as the history lists it.
package struct ConversationThread: Codable, Hashable, Sendable, Identifiable {
    package static let maximumTitleLength = 80

    package var id: UUID
    package var sessionID: UUID
    /// From the first question, or what the person called it.
    package var title: String
    /// The beginning of the newest message.
    package var preview: String
    /// Of the first answer; `nil` before there is one.
    package var primaryArea: LifeArea?
    package var messageCount: Int
    package var isPinned: Bool
    package var isArchived: Bool
    package var createdAt: Date
    package var updatedAt: Date
    /// Whose chart it reads; `nil` before there is one.
    package var chart: ThreadChart?

    package init(
        id: UUID,
        sessionID: UUID,
        title: String,
        preview: String,
        primaryArea: LifeArea?,
        messageCount: Int,
        isPinned: Bool,
        isArchived: Bool,
        createdAt: Date,
        updatedAt: Date,
        chart: ThreadChart? = nil
    ) {
        self.id = id
        self.sessionID = sessionID
        self.title = title
        self.preview = preview
        self.primaryArea = primaryArea
        self.messageCount = messageCount
        self.isPinned = isPinned
        self.isArchived = isArchived
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.chart = chart
    }
}

/// Whose chart a thread reads; it stays that one when the person's own birth details change.
package struct ThreadChart: Codable, Hashable, Sendable {
    /// May be empty.
    package var name: String
    package var day: CalendarDay
    package var place: String

    package init(name: String, day: CalendarDay, place: String) {
        self.name = name
        self.day = day
        self.place = place
    }

    package init(_ birth: BirthDetails) {
        self.init(name: birth.name, day: birth.date, place: birth.place.name)
    }
}

/// What a person chose about the conversations that are kept.
package struct ConversationSettings: Codable, Hashable, Sendable {
    /// Whether the history lists conversations; what is kept stays kept.
    package var historyEnabled: Bool
    /// Whether new conversations are kept; one that is not is never listed and is deleted a day after its last message.
    package var saveConversations: Bool
    /// Whether the history is parted into days and months.
    package var groupByDate: Bool

    package init(historyEnabled: Bool = true, saveConversations: Bool = true, groupByDate: Bool = true) {
        self.historyEnabled = historyEnabled
        self.saveConversations = saveConversations
        self.groupByDate = groupByDate
    }
}
