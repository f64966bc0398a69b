/// What a person wants to see next, and what is to be heeded.
package struct SlateRequest: Sendable {
    /// How many cards.
    package var count: Int

    /// The items that pass the person's filters; nil for all.
    package var allowed: ItemSet?

    /// Items the person sees already: cards vary from them as from each other and count them in, and none returns.
    package var held: [Int] = []

    /// The weight of the score against resemblance to the cards before, 0...1; 1 looks at the score alone.
    package var relevance: Float = 0.7

    /// At most so many cards of one owner; `owners` names the owner of each item by number, or is empty.
    package var cardsPerOwner = 2
    package var owners: [Int32] = []

    /// At most so many cards of one pool; nil for no limit.
    package var cardsPerPool: Int?

    /// Seconds since items were shown and not judged, by item: they return slowly.
    package var secondsSinceShown: [Int: Double] = [:]

    /// What an item just shown loses of its score, and after how long it has it back.
    package var rotationPenalty: Float = 3
    package var rotationSeconds: Double = 86_400

    /// How far cards by score stray from the best guess, in standard deviations of what is not known of the person.
    ///
    /// 0 is not at all. It begins with the judgement of this number: the first cards are to be the safest.
    package var thompsonSpread: Float = 0.25
    package var thompsonStart = 10

    /// Every so many cards one is kept for an item that few have seen; 0 for none.
    package var explorationInterval = 8

    /// How often each item was shown and liked in all; empty when nobody counted.
    package var exposure: [ItemExposure] = []

    /// An item shown less often than this is one that few have seen.
    package var exposureFloor = 30

    /// The same seed gives the same slate.
    package var seed: UInt64 = 0

    package init(count: Int = 20) {
        self.count = count
    }
}
