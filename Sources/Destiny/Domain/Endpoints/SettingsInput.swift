package import Calls

/// New settings.
package struct SettingsInput: EndpointInput, Hashable {
    package var settings: AstrologySettings

    package init(_ settings: AstrologySettings) {
        self.settings = settings
    }

    package static let fields: [InputField] = [.body("settings", AstrologySettings.schema, "All of them.")]
}
