/// Which crossing of the Moon's orbit is called Rahu.
package enum NodeChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The default.
    case mean
    case osculating = "true"
}
