/// Predicts an item's factors from its text and tags.
package struct ContentModel: Sendable, Equatable {
    package let vocabulary: ContentVocabulary

    /// Terms × factors.
    package let weights: [Float]

    /// The prediction for an item without any known term.
    package let base: [Float]
}
