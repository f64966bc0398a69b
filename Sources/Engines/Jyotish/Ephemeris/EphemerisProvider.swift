/// What tells where the bodies are.
///
/// Kept apart from the rules, so that another source of positions can take its place.
package protocol EphemerisProvider: Sendable {
    /// The name and version to print beside results, as in “libnova 0.16 (VSOP87, ELP 2000-82B)”.
    var name: String { get }

    /// The apparent geocentric position of each body asked for; all that are asked for are in the answer.
    ///
    /// - Parameters:
    ///   - bodies: which bodies; asking for few is cheaper.
    ///   - time: the instant; accuracy is stated for 1900–2100.
    ///   - node: how Rahu and Ketu are taken.
    /// - Returns: positions in the frame that ``EclipticPosition`` states.
    func positions(of bodies: [Body], at time: EphemerisTime, node: LunarNode) -> [Body: EclipticPosition]
}
