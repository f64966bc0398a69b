package import Calls

/// How the app looks and feels to one person.
package struct AppSettings: Hashable, Codable, Sendable {
    package enum Appearance: String, Codable, Sendable, CaseIterable { case system, light, dark }

    package var appearance: Appearance
    package var hasHaptics: Bool
    /// Movement becomes fades, whatever the system says.
    package var reducesMotion: Bool
    /// How dates and numbers are written; `nil` for the system's way.
    package var region: String?

    package init(
        appearance: Appearance = .system,
        hasHaptics: Bool = true,
        reducesMotion: Bool = false,
        region: String? = nil
    ) {
        self.appearance = appearance
        self.hasHaptics = hasHaptics
        self.reducesMotion = reducesMotion
        self.region = region
    }

    /// Regions to choose from.
    package static let regions = ["en_GB", "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "pt_BR"]
}

extension AppSettings: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("appearance", .choice(Appearance.self)),
        .required("hasHaptics", .boolean),
        .required("reducesMotion", .boolean),
        .optional("region", .string)
    ).named("AppSettings")
}
