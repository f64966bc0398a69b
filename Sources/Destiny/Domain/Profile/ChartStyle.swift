/// How a chart is drawn.
package enum ChartStyle: String, Codable, Hashable, Sendable, CaseIterable {
    /// Diamonds: houses stay, signs move.
    case north
    /// Squares: signs stay, houses move.
    case south
}
