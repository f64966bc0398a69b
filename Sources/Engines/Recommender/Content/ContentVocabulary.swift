/// The terms a text model knows, with how much each tells.
package struct ContentVocabulary: Codable, Sendable, Equatable {
    /// In the order of their indexes.
    package let terms: [String]

    /// The logarithm of how rare each term is.
    package let rarity: [Float]
}
