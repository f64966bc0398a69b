package import Calls

/// New settings of conversations.
package struct ConversationSettingsInput: EndpointInput, Hashable {
    package var settings: ConversationSettings

    package init(_ settings: ConversationSettings) {
        self.settings = settings
    }

    package static let fields: [InputField] = [.body("settings", ConversationSettings.schema, "All of them.")]
}
