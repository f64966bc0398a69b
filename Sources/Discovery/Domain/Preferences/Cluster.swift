/// A field that repositories belong to, one or several each, with a name people understand.
///
/// The raw value is what the starter catalogue writes; repositories from GitHub get theirs from topics and language.
package enum Cluster: String, Codable, Sendable, CaseIterable {
    case commandLine = "command-line"
    case creativeCoding = "creative-coding"
    case dataScience = "data-science"
    case databases
    case desktop
    case developerTools = "developer-tools"
    case devops
    case education
    case embedded
    case games
    case graphics
    case languages
    case machineLearning = "machine-learning"
    case mobile
    case networking
    case security
    case selfHosted = "self-hosted"
    case systems
    case webBackend = "web-backend"
    case webFrontend = "web-frontend"
}
