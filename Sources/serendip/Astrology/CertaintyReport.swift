import Jyotish

/// What is certain of a birth whose time is not, as JSON.
struct CertaintyReport {
    let window: BirthWindow
    let certainty: BirthCertainty

    var json: JSONValue {
        var uncertain: [JSONValue] = []
        var certain: [(key: String, value: JSONValue)] = []
        for (name, spans) in subjects {
            let aspects: [(String, [ZodiacSpan], (ZodiacPoint) -> Int)] = [
                ("sign", spans.merged(by: \.sign), { $0.sign.rawValue }),
                ("nakshatra", spans.merged(by: \.nakshatra), { $0.nakshatra.rawValue }),
                ("pada", spans.merged(by: \.quarterOfNakshatra), { $0.pada }),
            ]
            for (aspect, merged, value) in aspects {
                if merged.count == 1, let only = merged.first {
                    certain.append(("\(name).\(aspect)", .integer(value(only.point))))
                } else {
                    uncertain.append(changing("\(name).\(aspect)", merged, value))
                }
            }
        }
        return .object([
            ("from", .text(window.start.utcText)),
            ("to", .text(window.end.utcText)),
            ("certain", .object(certain)),
            ("uncertain", .list(uncertain)),
            ("firstPeriodStart", firstPeriodStart),
        ])
    }

    private var subjects: [(String, [ZodiacSpan])] {
        [("lagna", certainty.lagna)] + Body.allCases.map { ($0.name, certainty.bodies[$0] ?? []) }
    }

    private func changing(
        _ name: String,
        _ spans: [ZodiacSpan],
        _ value: (ZodiacPoint) -> Int
    ) -> JSONValue {
        let values = spans.map { span in
            JSONValue.object([
                ("value", .integer(value(span.point))),
                ("from", .text(span.start.utcText)),
                ("to", .text(span.end.utcText)),
                ("localFrom", .text(window.local(at: span.start).description)),
                ("localTo", .text(window.local(at: span.end).description)),
            ])
        }
        return .object([("what", .text(name)), ("values", .list(values))])
    }

    private var firstPeriodStart: JSONValue {
        guard let range = certainty.firstPeriodStart else { return .null }
        return .object([
            ("earliest", .text(range.lowerBound.utcText)), ("latest", .text(range.upperBound.utcText)),
        ])
    }
}
