/// How long somebody has been programming, as they say themselves.
package enum ExperienceLevel: String, Codable, Sendable, CaseIterable {
    case beginner, intermediate, advanced
}
