/// What a match's points and unlifted faults come to, in the words of tradition; never advice whom to marry.
package enum MatchBand: String, Codable, Hashable, Sendable, CaseIterable {
    case excellent, good, average, low
}
