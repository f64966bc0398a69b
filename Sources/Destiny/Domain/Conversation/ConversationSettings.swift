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
