import Jyotish

/// A match as JSON.
struct MatchReport {
    let groom: CastBirth
    let bride: CastBirth
    let ashtakoota: Ashtakoota
    let settings: JSONValue

    var json: JSONValue {
        .object([
            ("totalScore", .number(ashtakoota.total)),
            ("maxScore", 36),
            ("kutaDetails", .list(ashtakoota.scores.map(Self.kuta))),
            ("doshas", .list(ashtakoota.doshas.map(Self.dosha))),
            ("manglik", manglik),
            ("verdict", .text(MatchVerdict(ashtakoota).rawValue)),
            ("starAgreements", starAgreements),
            ("exchanged", exchanged),
            ("groomMoon", .object(ChartReport.point(ashtakoota.groom))),
            ("brideMoon", .object(ChartReport.point(ashtakoota.bride))),
            ("groomPlace", groom.placeReport),
            ("bridePlace", bride.placeReport),
            ("ruleset", .text(ashtakoota.ruleset.name)),
            ("settings", settings),
        ])
    }

    private static func kuta(_ score: KutaScore) -> JSONValue {
        .object([
            ("name", .text(score.kuta.rawValue)),
            ("score", .number(score.score)),
            ("maxScore", .integer(score.kuta.maxScore)),
            ("groomValue", .text(score.groomValue)),
            ("brideValue", .text(score.brideValue)),
            ("rule", .text(score.kuta.rule)),
        ])
    }

    private static func dosha(_ dosha: MatchDosha) -> JSONValue {
        .object([
            ("name", .text(dosha.kuta.rawValue)),
            ("present", .bool(dosha.isPresent)),
            ("cancelled", .bool(dosha.isCancelled)),
            ("reasons", .list(dosha.cancellations.map { .text($0.rawValue) })),
            ("reasonTexts", .list(dosha.cancellations.map { .text($0.text) })),
        ])
    }

    /// A lagna that is not certain says nothing.
    private var manglik: JSONValue {
        let (one, other) = (Manglik(chart: groom.chart), Manglik(chart: bride.chart))
        let areBoth = one.isPresent && other.isPresent
        let isNeither = (!one.isPresent || one.isCancelled) && (!other.isPresent || other.isCancelled)
        let isKnown = groom.isLagnaKnown && bride.isLagnaKnown
        return .object([
            ("groom", Self.manglik(one, isLagnaKnown: groom.isLagnaKnown)),
            ("bride", Self.manglik(other, isLagnaKnown: bride.isLagnaKnown)),
            ("compatible", isKnown ? .bool(areBoth || isNeither) : .null),
        ])
    }

    static func manglik(_ manglik: Manglik, isLagnaKnown: Bool) -> JSONValue {
        func reckoning(_ reckoning: Manglik.Reckoning) -> JSONValue {
            .object([
                ("house", .integer(reckoning.house)),
                ("present", .bool(reckoning.isPresent)),
                ("mild", .bool(reckoning.isMild)),
            ])
        }
        let exceptions = manglik.exceptions.filter { isLagnaKnown || !$0.needsLagna }
        return .object([
            ("present", isLagnaKnown ? .bool(manglik.isPresent) : .null),
            ("cancelled", isLagnaKnown ? .bool(manglik.isCancelled) : .null),
            ("lagna", isLagnaKnown ? reckoning(manglik.fromLagna) : .null),
            ("moon", reckoning(manglik.fromMoon)),
            ("venus", reckoning(manglik.fromVenus)),
            ("exceptions", .list(exceptions.map { .text($0.rawValue) })),
            ("exceptionTexts", .list(exceptions.map { .text($0.text) })),
        ])
    }

    private var starAgreements: JSONValue {
        let agreements = StarAgreements(groom: ashtakoota.groom.nakshatra, bride: ashtakoota.bride.nakshatra)
        return .object([
            ("mahendra", .bool(agreements.hasMahendra)),
            ("striDirgha", .bool(agreements.hasStriDirgha)),
            ("vedha", .bool(agreements.hasVedha)),
            ("rajju", .bool(agreements.hasRajju)),
            ("groomRajju", .text(agreements.groomRajju.name)),
            ("brideRajju", .text(agreements.brideRajju.name)),
        ])
    }

    /// What the points would be with the roles exchanged, for couples whom “groom” and “bride” do not fit.
    private var exchanged: JSONValue {
        let other = Ashtakoota(groom: ashtakoota.bride, bride: ashtakoota.groom, ruleset: ashtakoota.ruleset)
        let differing = Kuta.allCases.filter { ashtakoota.score(of: $0).score != other.score(of: $0).score }
        return .object([
            ("totalScore", .number(other.total)),
            ("differs", .list(differing.map { .text($0.rawValue) })),
        ])
    }
}

/// A match for the terminal.
struct MatchDrawing {
    let report: MatchReport

    var text: String {
        let ashtakoota = report.ashtakoota
        var lines = ["\(number(ashtakoota.total)) of 36 (\(ashtakoota.ruleset.name))", ""]
        lines += [row("", "points", "groom", "bride")]
        lines += ashtakoota.scores.map { score in
            row(
                score.kuta.rawValue,
                "\(number(score.score)) / \(score.kuta.maxScore)",
                score.groomValue,
                score.brideValue
            )
        }
        for dosha in ashtakoota.doshas where dosha.isPresent {
            let reasons = dosha.cancellations.map(\.text).joined(separator: " ")
            lines += ["", "\(dosha.kuta.rawValue) dosha" + (dosha.isCancelled ? ", lifted: \(reasons)" : "")]
        }
        lines.append("")
        for (name, birth) in [("groom", report.groom), ("bride", report.bride)] {
            lines.append("Manglik, \(name): \(manglik(birth))")
        }
        return lines.joined(separator: "\n")
    }

    private func manglik(_ birth: CastBirth) -> String {
        guard birth.isLagnaKnown else { return "not known without a time of birth" }
        let manglik = Manglik(chart: birth.chart)
        guard manglik.isPresent else { return "no" }
        return manglik.isCancelled ? "lifted: " + manglik.exceptions.map(\.text).joined(separator: " ") : "yes"
    }

    private func row(_ name: String, _ points: String, _ groom: String, _ bride: String) -> String {
        [(name, 13), (points, 9), (groom, 13)].map { text, width in
            text + String(repeating: " ", count: max(1, width - text.count))
        }.joined() + bride
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
