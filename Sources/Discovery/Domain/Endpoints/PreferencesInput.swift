package import Calls

/// Preferences to keep.
package struct PreferencesInput: EndpointInput, Hashable {
    package var preferences: Preferences

    package init(_ preferences: Preferences) {
        self.preferences = preferences
    }

    package static let fields: [InputField] = [
        .body("preferences", Preferences.schema, "All of them; they replace what was there.")
    ]
}
