/// A part of life that questions are about.
package enum LifeArea: String, Codable, Hashable, Sendable, CaseIterable {
    case personality, marriage, career, finance, health, education, children, home, siblings, travel, fortune
    case spirituality, conflict
    /// None of them, or the whole of life.
    case general
}
