import DestinyDomain

/// How grave a sentence is, learned from many: what no pattern foresees.
///
/// Logistic regression over hashed words, parts of words, pairs of words and pairs of what words have in common.
/// `bin/make-gate` makes the weights and has the same features; a fixture of scores holds both to each other.
struct GateScorer: Sendable {
    /// What a sentence scores, in logits: above 0 it is more likely grave than not.
    struct Judgement: Hashable, Sendable {
        let score: Float
        let kind: Refusal
    }

    private static let kinds: [Refusal] = [
        .selfHarm, .overdose, .violence, .childAbuse, .minor, .death, .pregnancy, .illness, .harm, .surveillance,
        .legal, .money,
    ]
    private static let graveSize = 1 << 18
    private static let kindSize = 1 << 13

    private let graveScale: Float
    private let graveBias: Float
    private let grave: [Int8]
    private let kindScale: Float
    private let kindBiases: [Float]
    /// A row of kinds for each bucket.
    private let kindWeights: [Int8]
    private let concepts: GateConcepts

    /// - Parameters:
    ///   - weights: what `bin/make-gate` wrote; `nil` comes of bytes of another length.
    ///   - concepts: lines of a name and its words.
    init?(weights: [UInt8], concepts: GateConcepts) {
        let kinds = Self.kinds.count
        let afterGrave = 8 + Self.graveSize
        guard weights.count == afterGrave + 4 + 4 * kinds + Self.kindSize * kinds else { return nil }
        func number(_ at: Int) -> Float {
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(weights[at + $1]) << (8 * UInt32($1)) })
        }
        graveScale = number(0)
        graveBias = number(4)
        grave = weights[8..<afterGrave].map { Int8(bitPattern: $0) }
        kindScale = number(afterGrave)
        kindBiases = (0..<kinds).map { number(afterGrave + 4 + 4 * $0) }
        kindWeights = weights[(afterGrave + 4 + 4 * kinds)...].map { Int8(bitPattern: $0) }
        self.concepts = concepts
    }

    func judgement(of words: [SpokenWord]) -> Judgement {
        let features = GateFeatures(words, concepts: concepts)
        let share = features.share
        let sum = features.buckets(Self.graveSize).reduce(0) { $0 + Int(grave[$1]) }
        var kinds = [Int](repeating: 0, count: Self.kinds.count)
        for bucket in features.buckets(Self.kindSize) {
            for kind in kinds.indices { kinds[kind] += Int(kindWeights[bucket * kinds.count + kind]) }
        }
        let scores = kinds.indices.map { Float(kinds[$0]) * kindScale * share + kindBiases[$0] }
        let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
        return Judgement(score: Float(sum) * graveScale * share + graveBias, kind: Self.kinds[best])
    }
}

/// What is in a sentence, each as its hash.
struct GateFeatures {
    private var hashes: Set<UInt32> = []
    private static let space = UInt8(ascii: " ")

    /// What each counts for, so that a long sentence says no more than a short one.
    var share: Float { 1 / Float(max(hashes.count, 1)).squareRoot() }

    func buckets(_ size: Int) -> Set<Int> { Set(hashes.map { Int($0) % size }) }

    /// - Parameters:
    ///   - spoken: the words of a sentence.
    ///   - concepts: what words have in common.
    ///   - isWide: whether words that are no neighbours are paired, and what words have in common.
    init(_ spoken: [SpokenWord], concepts: GateConcepts, isWide: Bool = true) {
        let words = spoken.filter { !$0.letters.isEmpty }.map(concepts.respelled)
        let groups = words.map { concepts.names(of: $0) }
        for place in words.indices {
            add(words[place])
            for ahead in 1...(isWide ? 3 : 1) where place + ahead < words.count {
                add(ahead > 1 ? "s" : "d", words[place].letters, words[place + ahead].letters)
            }
            for group in groups[place] {
                add("g", group)
                if isWide { pair(group, at: place, words, groups) }
            }
        }
    }

    private mutating func add(_ word: SpokenWord) {
        let letters = word.letters
        add("w", letters)
        let count = word.sound.unicodeScalars.count
        if count >= 3 {
            let rest = word.sound.unicodeScalars.dropFirst().filter { !"aeiouyhn".unicodeScalars.contains($0) }
            let bare = word.sound.unicodeScalars.prefix(1) + rest
            add("b", Array(String(String.UnicodeScalarView(bare)).utf8))
        }
        if count >= 6 { add("p", Array(String(word.sound.unicodeScalars.prefix(5)).utf8)) }
        let edged = Array("<\(word.sound)>".unicodeScalars)
        for start in edged.indices.dropLast(3) {
            add("c", Array(String(String.UnicodeScalarView(edged[start..<start + 4])).utf8))
        }
    }

    /// What a word's group stands beside: other groups up to six words on, words up to two on and back.
    private mutating func pair(_ group: [UInt8], at place: Int, _ words: [SpokenWord], _ groups: [[[UInt8]]]) {
        for ahead in 1...6 {
            if place + ahead < words.count {
                for other in groups[place + ahead] { add("h", group, other) }
                if ahead <= 2 { add("i", group, words[place + ahead].letters) }
            }
            if ahead <= 2, place - ahead >= 0 { add("j", words[place - ahead].letters, group) }
        }
    }

    private mutating func add(_ mark: Unicode.Scalar, _ one: [UInt8], _ other: [UInt8]? = nil) {
        var value: UInt32 = 2_166_136_261
        func take(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }
        take(UInt8(ascii: mark))
        one.forEach(take)
        if let other {
            take(Self.space)
            other.forEach(take)
        }
        // The low bits of FNV are its weakest.
        hashes.insert(value ^ value >> 15)
    }
}
