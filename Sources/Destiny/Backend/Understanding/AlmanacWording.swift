import DestinyDomain
import Foundation
import Jyotish

/// The almanac in English.
extension AlmanacLookup {
    var english: FrontParts {
        switch asked {
        case .limbs: limbs
        case .rahuKalam: rahuKalam
        case .sun: sunTimes
        case .moon(let isNew): moon(isNew)
        case .tithi(let name): named(name)
        case .eclipse: eclipse
        case .feast(let feast): named(feast)
        }
    }

    private func named(_ feast: Feast) -> FrontParts {
        if let year = feastYearTooFar {
            let (first, last) = (SpanReader.feastYears.lowerBound, SpanReader.feastYears.upperBound)
            return (
                "feasts are reckoned here for the years \(first) to \(last), and not for \(year).",
                ["So far away the places of the Moon and the Sun are not sure enough for a day."], Self.action
            )
        }
        guard let days = daysAsked(of: feast) else { return sunless }
        let (first, last) = (days.lowerBound, days.upperBound)
        let when =
            first == last ? "is on \(SpanText.day(first))" : "goes from \(SpanText.day(first)) to \(SpanText.day(last))"
        return (
            "\(feast.name) \(when).",
            note(feast).map { [$0] } ?? [], Self.action
        )
    }

    private var limbs: FrontParts {
        guard let day = dayAsked else { return sunless }
        let limbs = day.panchang
        return (
            "\(SpanText.day(day.date)) has \(limbs.tithiName) until \(time(day.tithiEnd, on: day.date)) at \(place), the star \(limbs.nakshatra.name) until \(time(day.nakshatraEnd, on: day.date)), the yoga \(limbs.yogaName) and the karana \(limbs.karanaName).",
            [hours(day)], Self.action
        )
    }

    private var rahuKalam: FrontParts {
        guard let day = dayAsked else { return sunless }
        let rahu = RahuKalam.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        return (
            "Rahu kalam on \(SpanText.day(day.date)) is from \(clock(rahu.lowerBound)) to \(clock(rahu.upperBound)) at \(place).",
            [
                "It is an eighth of the daylight, which goes from \(clock(day.sunrise)) to \(clock(day.sunset)); at another place it moves with sunrise and sunset.",
                "Tradition leaves it out for beginnings; what runs already need not stop.",
            ], "Begin what matters before it or after it."
        )
    }

    private var sunTimes: FrontParts {
        guard let day = dayAsked else { return sunless }
        return (
            "the Sun rises at \(clock(day.sunrise)) and sets at \(clock(day.sunset)) on \(SpanText.day(day.date)) at \(place).",
            [
                "It is the upper edge of the Sun that is meant, by the clock of that place; hills and houses hide it longer."
            ],
            Self.action
        )
    }

    private func note(_ feast: Feast) -> String? {
        switch feast.sight {
        case .almanac: "Almanacs and places differ by a day at times; this is for India."
        case .newMoon: "Where the new moon's first sight decides, it may be a day later."
        case nil: nil
        }
    }

    private func moon(_ isNew: Bool) -> FrontParts {
        guard let instant = nextMoon(isNew: isNew) else { return sunless }
        let name = isNew ? "new moon (Amavasya)" : "full moon (Purnima)"
        let sunrise = nextDay(of: isNew ? .newMoon : .fullMoon).map {
            "At sunrise its tithi is there on \(SpanText.day($0.date))."
        }
        let today = dayAsked.map { day in
            "\(SpanText.day(day.date)) has \(day.panchang.tithiName) at sunrise."
        }
        return (
            "the next \(name) is on \(SpanText.day(local(instant).date)) at \(clock(instant)) by the clock of \(place).",
            [sunrise, today, sign(instant)].compactMap { $0 }, Self.action
        )
    }

    private func named(_ name: TithiName) -> FrontParts {
        guard let day = nextDay(of: name) else { return sunless }
        let isToday = day.date == plan.today
        let limbs = limbs(of: name, on: day)
        let runs =
            limbs.tithi == day.panchang.tithi
            ? "it is there at sunrise at \(place), until \(time(day.tithiEnd, on: day.date))"
            : name.part == .evening
                ? "it runs when the Sun sets at \(place), at \(clock(day.sunset))"
                : "it begins at \(place) at \(time(day.tithiEnd, on: day.date))"
        return (
            "\(isToday ? "today, \(SpanText.day(day.date))," : "\(SpanText.day(day.date))") \(isToday ? "is" : "is the next day that has") \(limbs.tithiName): \(runs).",
            [hours(day)], Self.action
        )
    }

    /// What runs on the day on which a tithi is kept: the tithi itself, not the one of sunrise.
    private func limbs(of name: TithiName, on day: PanchangDay) -> Panchang {
        guard !name.tithis.contains(day.panchang.tithi) else { return day.panchang }
        let instant = max(day.tithiEnd, name.part == .evening ? day.sunset : day.sunrise).addingTimeInterval(60)
        return Panchang(
            sun: search.place(of: .sun, at: instant).point,
            moon: search.place(of: .moon, at: instant).point
        )
    }

    private var eclipse: FrontParts {
        guard let found = nextEclipse else { return sunless }
        let body = found.kind.isSolar ? "Sun" : "Moon"
        let seen: String
        switch (isDaylight(found.instant), found.kind.isSolar) {
        case (true?, true):
            seen = "The Sun is up at \(place) then; whether \(place) lies in the shadow is not computed here."
        case (false?, true): seen = "At \(place) the Sun is below the horizon then."
        case (true?, false): seen = "At \(place) the Moon is below the horizon then."
        case (false?, false): seen = "The Moon is up at \(place) then."
        case (nil, _): seen = "Where it is seen is not computed here."
        }
        return (
            "the next eclipse\(isOne ? " of the \(body)" : "") is \(kind(found.kind)) on \(SpanText.day(local(found.instant).date)), around \(clock(found.instant)) by the clock of \(place).",
            [seen, sign(found.instant), "Nothing has to be feared from it, and no rite is needed."].compactMap { $0 },
            found.kind.isSolar
                ? "Look at it only through a filter made for the Sun." : "Look up if the sky is clear; it harms no eye."
        )
    }

    /// Whether one of Sun and Moon was asked for.
    private var isOne: Bool { SpokenPattern("solar|lunar|sun|moon|surya|chandra").match(plan.question.words) != nil }

    private func kind(_ kind: Eclipse.Kind) -> String {
        switch kind {
        case .solarPartial: "a partial eclipse of the Sun"
        case .solarAnnular: "an annular eclipse of the Sun"
        case .solarTotal: "a total eclipse of the Sun"
        case .lunarPenumbral: "a faint, penumbral eclipse of the Moon"
        case .lunarPartial: "a partial eclipse of the Moon"
        case .lunarTotal: "a total eclipse of the Moon"
        }
    }

    /// Where the Moon is then.
    private func sign(_ instant: Date) -> String? {
        let sign = search.place(of: .moon, at: instant).point.sign
        return HouseFrame(plan.birth).map { frame in
            let house = frame.house(of: sign)
            return
                "The Moon is in \(sign.name) then, your \(frame.name(ofHouse: house)) (\(PlainWords.topic(ofHouse: house)))."
        }
    }

    private func hours(_ day: PanchangDay) -> String {
        let rahu = RahuKalam.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        return
            "The Sun is up from \(clock(day.sunrise)) to \(clock(day.sunset)); Rahu kalam is \(clock(rahu.lowerBound))–\(clock(rahu.upperBound))."
    }

    /// `20:24`, or “20:24 the day after”.
    private func time(_ instant: Date, on date: CivilDate) -> String {
        clock(instant) + (local(instant).date > date ? " the day after" : "")
    }

    private var sunless: FrontParts {
        (
            "the almanac needs a sunrise, and at \(place) the Sun does not rise and set then.", [],
            "Ask for another day."
        )
    }

    private static let action = "Ask for a good day for one matter, and the days are weighed for your own chart."
}

/// The almanac in Hindi.
extension AlmanacLookup {
    var hindi: FrontParts {
        switch asked {
        case .limbs: hindiLimbs
        case .rahuKalam: hindiRahuKalam
        case .sun: hindiSunTimes
        case .moon(let isNew):
            (
                nextMoon(isNew: isNew).map {
                    "अगली \(isNew ? "अमावस्या" : "पूर्णिमा") \(HindiWords.day(local($0).date)) को है, \(place) में \(clock($0)) बजे।"
                } ?? Self.hindiSunless, [], Self.hindiAction
            )
        case .tithi(let name):
            (
                nextDay(of: name).map {
                    "\(HindiWords.tithi(limbs(of: name, on: $0))) \(HindiWords.day($0.date)) को है (\(place))।"
                } ?? Self.hindiSunless, [], Self.hindiAction
            )
        case .eclipse: hindiEclipse
        case .feast(let feast): hindi(feast)
        }
    }

    private func hindi(_ feast: Feast) -> FrontParts {
        if let year = feastYearTooFar {
            let (first, last) = (SpanReader.feastYears.lowerBound, SpanReader.feastYears.upperBound)
            return ("पर्वों के दिन यहाँ \(first) से \(last) तक के वर्षों के लिए गिने जाते हैं, \(year) के लिए नहीं।", [], Self.hindiAction)
        }
        guard let days = daysAsked(of: feast) else { return (Self.hindiSunless, [], Self.hindiAction) }
        let (first, last) = (HindiWords.day(days.lowerBound), HindiWords.day(days.upperBound))
        return (
            first == last ? "\(feast.hindiName) \(first) को है।" : "\(feast.hindiName) \(first) से \(last) तक है।",
            hindiNote(feast).map { [$0] } ?? [],
            Self.hindiAction
        )
    }

    private func hindiNote(_ feast: Feast) -> String? {
        switch feast.sight {
        case .almanac: "पंचांगों और जगहों में कभी एक दिन का अंतर होता है; यह भारत के लिए है।"
        case .newMoon: "जहाँ चाँद दिखने से दिन तय होता है, वहाँ एक दिन बाद भी हो सकता है।"
        case nil: nil
        }
    }

    private var hindiLimbs: FrontParts {
        guard let day = dayAsked else { return (Self.hindiSunless, [], Self.hindiAction) }
        let rahu = RahuKalam.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        let star = Star(day.panchang.nakshatra).name(in: .hindi)
        return (
            "\(HindiWords.day(day.date)) को \(place) में सूर्योदय पर \(HindiWords.tithi(day.panchang)) तिथि, \(star) नक्षत्र, \(HindiWords.yoga(day.panchang)) योग और \(HindiWords.karana(day.panchang)) करण है।",
            ["राहु काल \(clock(rahu.lowerBound)) से \(clock(rahu.upperBound)) तक है।"], Self.hindiAction
        )
    }

    private var hindiRahuKalam: FrontParts {
        guard let day = dayAsked else { return (Self.hindiSunless, [], Self.hindiAction) }
        let rahu = RahuKalam.span(day.date, sunrise: day.sunrise, sunset: day.sunset)
        return (
            "\(HindiWords.day(day.date)) को \(place) में राहु काल \(clock(rahu.lowerBound)) से \(clock(rahu.upperBound)) तक है।",
            ["यह दिन के उजाले का आठवाँ भाग है; जो काम चल रहा हो, उसे रोकने की ज़रूरत नहीं।"], "नया काम इससे पहले या बाद में शुरू कीजिए।"
        )
    }

    private var hindiSunTimes: FrontParts {
        guard let day = dayAsked else { return (Self.hindiSunless, [], Self.hindiAction) }
        return (
            "\(HindiWords.day(day.date)) को \(place) में सूर्योदय \(clock(day.sunrise)) और सूर्यास्त \(clock(day.sunset)) बजे है।", [],
            Self.hindiAction
        )
    }

    private var hindiEclipse: FrontParts {
        guard let found = nextEclipse else { return (Self.hindiSunless, [], Self.hindiAction) }
        let kinds: [Eclipse.Kind: String] = [
            .solarPartial: "आंशिक सूर्य ग्रहण", .solarAnnular: "वलयाकार सूर्य ग्रहण", .solarTotal: "पूर्ण सूर्य ग्रहण",
            .lunarPenumbral: "उपच्छाया चंद्र ग्रहण", .lunarPartial: "आंशिक चंद्र ग्रहण", .lunarTotal: "पूर्ण चंद्र ग्रहण",
        ]
        return (
            "अगला ग्रहण \(HindiWords.day(local(found.instant).date)) को है: \(kinds[found.kind] ?? ""), \(place) के समय से लगभग \(clock(found.instant)) बजे।",
            ["इससे डरने की बात नहीं है, और किसी अनुष्ठान की ज़रूरत नहीं।"],
            found.kind.isSolar ? "सूर्य को केवल उसके लिए बने चश्मे से देखिए।" : "आकाश साफ़ हो तो देखिए; आँखों को कोई हानि नहीं।"
        )
    }

    private static let hindiSunless = "पंचांग के लिए सूर्योदय चाहिए, और वहाँ उन दिनों सूर्य उगता-डूबता नहीं।"
    private static let hindiAction = "किसी एक काम के लिए अच्छा दिन पूछिए; दिन आपकी कुंडली से देखे जाते हैं।"
}
