import Jyotish

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
