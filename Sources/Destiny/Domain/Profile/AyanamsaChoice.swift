/// Where the sidereal zodiac is taken to start.
package enum AyanamsaChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The default, and that of most Indian almanacs.
    case lahiri
    case raman, krishnamurti, faganBradley, trueChitra, yukteshwar
}
