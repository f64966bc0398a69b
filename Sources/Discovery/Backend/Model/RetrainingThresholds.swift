/// How much has to happen before a model is made anew.
///
/// A swipe is in the next card without any training; training only learns what goes with what.
package struct RetrainingThresholds: Sendable {
    /// So many judgements at least, and this share of those there were.
    package var opinions: Int
    package var share: Double
    /// So many new repositories at least, and the same share.
    package var items: Int
    /// After so many judgements at least, and this share of those there were, the model takes them in without being
    /// made anew.
    package var warmOpinions: Int
    package var warmShare: Double
    /// After learning it rests for so many times as long as that took: those who swipe have the processors first.
    package var rest: Double

    package init(
        opinions: Int = 200,
        share: Double = 0.05,
        items: Int = 50,
        warmOpinions: Int = 50,
        warmShare: Double = 0.01,
        rest: Double = 30
    ) {
        self.opinions = opinions
        self.share = share
        self.items = items
        self.warmOpinions = warmOpinions
        self.warmShare = warmShare
        self.rest = rest
    }

    func opinions(after count: Int) -> Int { max(opinions, Int(Double(count) * share)) }

    func warmOpinions(after count: Int) -> Int { max(warmOpinions, Int(Double(count) * warmShare)) }

    func items(after count: Int) -> Int { max(items, Int(Double(count) * share)) }
}
