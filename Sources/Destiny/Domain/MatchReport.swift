/// The match of two charts.
package struct MatchReport: Codable, Hashable, Sendable {
    package static let maxScore = 36

    package var boy: MatchPerson
    package var girl: MatchPerson
    /// 0 … 36, in halves.
    package var totalScore: Double
    /// 36.
    package var maxScore: Int
    /// The eight, in the order of ``KutaName``.
    package var kutaDetails: [KutaResult]
    package var doshas: [DoshaResult]
    package var manglik: ManglikResult
    package var band: MatchBand
    /// Two or three sentences.
    package var summary: String
    /// In calm words; never whom to marry.
    package var recommendation: String
    /// The tables by which it was counted: `north-v1`.
    package var ruleset: String
    /// The total with the roles exchanged, for couples whom “boy” and “girl” do not fit.
    package var exchangedTotal: Double
    /// What an unknown time of birth leaves open; empty when nothing.
    package var openPoints: [String]
    package var settings: Settings

    package struct Settings: Codable, Hashable, Sendable {
        package var boy: ComputedWith
        package var girl: ComputedWith

        package init(boy: ComputedWith, girl: ComputedWith) {
            self.boy = boy
            self.girl = girl
        }
    }

    package init(
        boy: MatchPerson,
        girl: MatchPerson,
        totalScore: Double,
        kutaDetails: [KutaResult],
        doshas: [DoshaResult],
        manglik: ManglikResult,
        band: MatchBand,
        summary: String,
        recommendation: String,
        ruleset: String,
        exchangedTotal: Double,
        openPoints: [String],
        settings: Settings
    ) {
        self.boy = boy
        self.girl = girl
        self.totalScore = totalScore
        maxScore = Self.maxScore
        self.kutaDetails = kutaDetails
        self.doshas = doshas
        self.manglik = manglik
        self.band = band
        self.summary = summary
        self.recommendation = recommendation
        self.ruleset = ruleset
        self.exchangedTotal = exchangedTotal
        self.openPoints = openPoints
        self.settings = settings
    }
}

/// What a match's points and unlifted faults come to, in the words of tradition; never advice whom to marry.
package enum MatchBand: String, Codable, Hashable, Sendable, CaseIterable {
    case excellent, good, average, low
}

/// One of a couple, by the Moon on which the kutas rest.
package struct MatchPerson: Codable, Hashable, Sendable {
    /// As given; may be empty.
    package var name: String
    package var moon: ChartPoint

    package init(name: String, moon: ChartPoint) {
        self.name = name
        self.moon = moon
    }
}

/// A fault that tradition looks for in a match, and the exceptions by which it is lifted.
package struct DoshaResult: Codable, Hashable, Sendable {
    /// `nadi`, `bhakoot` or `gana`.
    package var name: KutaName
    package var isPresent: Bool
    /// Present, and lifted by an exception; the points stay as they are.
    package var isCancelled: Bool
    /// The exceptions that apply, in words.
    package var reasons: [String]
    /// What it is, in plain words.
    package var meaning: String

    package init(name: KutaName, isPresent: Bool, isCancelled: Bool, reasons: [String], meaning: String) {
        self.name = name
        self.isPresent = isPresent
        self.isCancelled = isCancelled
        self.reasons = reasons
        self.meaning = meaning
    }

    private enum CodingKeys: String, CodingKey {
        case name, reasons, meaning
        case isPresent = "present"
        case isCancelled = "cancelled"
    }
}

/// One of the eight kutas of a couple.
package struct KutaResult: Codable, Hashable, Sendable {
    package var name: KutaName
    /// 0 … `maxScore`, in halves.
    package var score: Double
    package var maxScore: Int
    /// What was compared, as in “Deva”.
    package var boyValue: String
    package var girlValue: String
    /// How it is counted, in one sentence.
    package var rule: String
    /// What tradition reads in it for this couple, in plain words.
    package var meaning: String
    /// The points with the roles exchanged, where they differ.
    package var exchangedScore: Double?

    package init(
        name: KutaName,
        score: Double,
        maxScore: Int,
        boyValue: String,
        girlValue: String,
        rule: String,
        meaning: String,
        exchangedScore: Double?
    ) {
        self.name = name
        self.score = score
        self.maxScore = maxScore
        self.boyValue = boyValue
        self.girlValue = girlValue
        self.rule = rule
        self.meaning = meaning
        self.exchangedScore = exchangedScore
    }
}

/// One of the eight agreements of a match, in the order in which they are counted.
package enum KutaName: String, Codable, Hashable, Sendable, CaseIterable {
    case varna, vashya, tara, yoni, grahaMaitri, gana, bhakoot, nadi

    /// As in “Graha Maitri” and “ग्रह मैत्री”.
    package func name(in language: GuideLanguage) -> String {
        switch (self, language) {
        case (.grahaMaitri, .english): "Graha Maitri"
        case (_, .english): rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        case (.varna, .hindi): "वर्ण"
        case (.vashya, .hindi): "वश्य"
        case (.tara, .hindi): "तारा"
        case (.yoni, .hindi): "योनि"
        case (.grahaMaitri, .hindi): "ग्रह मैत्री"
        case (.gana, .hindi): "गण"
        case (.bhakoot, .hindi): "भकूट"
        case (.nadi, .hindi): "नाड़ी"
        }
    }
}
