/// What a snapshot file holds; the numbers are part of the format and are never reused.
enum SnapshotSection: UInt32, CaseIterable, Sendable {
    /// `SnapshotHeader` as JSON.
    case header = 1
    /// Items × factors, 32-bit floats.
    case itemFactors = 2
    /// Factors × factors: the sum of the items' outer products.
    case itemGram = 3
    /// The sum of the items' factors.
    case itemSum = 4
    /// What a person is like before the first event: mean and inverse covariance of the trained people.
    case priorMean = 5
    case priorPrecision = 6
    /// What an answer adds to the mean, answers × factors, and the inverse covariance that remains with answers.
    case answerWeights = 7
    case answerPrecision = 8
    /// EASE: dense weights, or offsets (64-bit), targets (32-bit) and weights by source; then a byte per item.
    case neighbourOffsets = 9
    case neighbourTargets = 10
    case neighbourValues = 11
    case neighbourCovered = 12
    /// How often each item was liked, 32-bit.
    case likeCounts = 13
    /// Items × factors as bytes, and the float each row is multiplied with.
    case itemCodes = 14
    case itemCodeScales = 15
    /// The text model: `ContentVocabulary` as JSON, terms × factors, the mean it starts from.
    case vocabulary = 16
    case contentWeights = 17
    case contentBase = 18
    /// Score and rate of each knot of the fit score's curve.
    case calibrationScores = 19
    case calibrationRates = 20
    /// The pool of each item (32-bit), pools × factors.
    case poolAssignments = 21
    case poolCentroids = 22
    /// Of a checkpoint: what is done, as JSON, and people × factors.
    case checkpoint = 23
    case personFactors = 24
    /// Two answers (32-bit) per pair, and what it adds to the mean besides them, pairs × factors.
    case answerPairs = 25
    case answerPairWeights = 26
    /// What each item's score gains by being known elsewhere.
    case itemLeads = 27
    /// The items of each answer: offsets (64-bit) and items (32-bit).
    case answerItemOffsets = 28
    case answerItems = 29
    /// What having answered at all adds to the mean.
    case answerBase = 30
}
