package import Calls

extension ChartPoint: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("longitude", .number.described("Sidereal degrees, from 0.")),
        .required("rashi", .choice(Rashi.self)),
        .required("star", .choice(Star.self)),
        .required("pada", .integer(1...4))
    ).named("ChartPoint")
}

extension ChartBody: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("graha", .choice(Graha.self)),
        .required("point", ChartPoint.schema),
        .optional("house", .integer(1...12)),
        .required("isRetrograde", .boolean),
        .required("isCombust", .boolean),
        .optional("dignity", .choice(BodyDignity.self)),
        .required("rules", .array(of: .integer(1...12)).described("Houses whose lord it is.")),
        .required("looksAt", .array(of: .integer(1...12)).described("Houses it looks at."))
    ).named("ChartBody")
}

extension ChartDivision: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("number", .integer(1...60).described("1 the birth chart, 9 navamsa …")),
        .optional("lagna", .choice(Rashi.self)),
        .required(
            "places",
            .array(of: .object(.required("graha", .choice(Graha.self)), .required("rashi", .choice(Rashi.self))))
        )
    ).named("ChartDivision")
}

extension DashaPeriod: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("lord", .choice(Graha.self)),
        .required("start", .date),
        .required("end", .date),
        .required("parts", .array(of: .reference("DashaPeriod")))
    ).named("DashaPeriod")
}

extension YogaNote: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .string),
        .required("bodies", .array(of: .choice(Graha.self))),
        .required("rule", .string),
        .required("source", Citation.schema),
        .required("cancellations", .array(of: .string).described("What takes its force; empty when nothing does."))
    ).named("YogaNote")
}

extension CertaintyNote: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("graha", .choice(Graha.self).described("Absent for the lagna.")),
        .required("aspect", .choice(Aspect.self)),
        .required(
            "spans",
            .array(
                of: .object(
                    .required("rashi", .choice(Rashi.self)),
                    .optional("star", .choice(Star.self)),
                    .required("from", ClockTime.schema),
                    .required("to", ClockTime.schema)
                )
            )
        )
    ).named("CertaintyNote")
}

extension ComputedWith: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("ephemeris", .string),
        .required("ayanamsa", .choice(AyanamsaChoice.self)),
        .required("ayanamsaDegrees", .number),
        .required("node", .choice(NodeChoice.self)),
        .required("houses", .string),
        .required("dashaYearDays", .number),
        .required("timeZoneRules", .string),
        .required("utc", .date),
        .required("utcOffsetSeconds", .integer(-64_800...64_800)),
        .optional("otherUTCOffsetSeconds", .integer(-64_800...64_800)),
        .optional(
            "clocksOf",
            .string(1...80).described("The city whose clocks these were, where they may not be the birthplace’s.")
        ),
        .optional("isMeanTime", .boolean.described("Whether that city kept its own mean solar time."))
    ).named("ComputedWith")
}

extension ChartSummary: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("birth", BirthDetails.schema),
        .optional("lagna", ChartPoint.schema),
        .required("bodies", .array(of: ChartBody.schema)),
        .required("divisions", .array(of: ChartDivision.schema)),
        .required("dashas", .array(of: DashaPeriod.schema)),
        .required("runningDashas", .array(of: DashaPeriod.schema)),
        .required("yogas", .array(of: YogaNote.schema)),
        .required("bindus", .array(of: .integer(0...56)).described("Ashtakavarga by sign, Aries first.")),
        .required("certainty", .array(of: CertaintyNote.schema)),
        .optional("dashaUncertaintyDays", .number),
        .required("computedWith", ComputedWith.schema)
    ).named("ChartSummary")
}

extension TransitReport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("instant", .date),
        .required("bodies", .array(of: TransitBody.schema)),
        .required("contacts", .array(of: TransitContact.schema)),
        .required("saturn", .array(of: SaturnStay.schema)),
        .optional("almanac", AlmanacDay.schema),
        .required("computedWith", ComputedWith.schema)
    ).named("TransitReport")
}

extension TransitBody: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("graha", .choice(Graha.self)),
        .required("point", ChartPoint.schema),
        .required("isRetrograde", .boolean),
        .required("houseFromMoon", .integer(1...12)),
        .optional("houseFromLagna", .integer(1...12)),
        .required("isFavourable", .boolean),
        .required("obstructedBy", .array(of: .choice(Graha.self)))
    ).named("TransitBody")
}

extension TransitContact: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("graha", .choice(Graha.self)),
        .optional("natal", .choice(Graha.self).described("Absent for the lagna.")),
        .optional("start", .date),
        .required("exact", .array(of: .date)),
        .optional("end", .date)
    ).named("TransitContact")
}

extension SaturnStay: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("phase", .choice(Phase.self)),
        .required("start", .date),
        .required("end", .date)
    ).named("SaturnStay")
}

extension AlmanacDay: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("day", CalendarDay.schema),
        .required("place", .string),
        .required("utcOffsetSeconds", .integer(-64_800...64_800)),
        .required("sunrise", .date),
        .required("sunset", .date),
        .required(
            "limbs",
            .array(
                of: .object(
                    .required("kind", .choice(Limb.Kind.self)),
                    .required("name", .string),
                    .optional("end", .date)
                )
            )
        ),
        .required("rahuKalamStart", .date),
        .required("rahuKalamEnd", .date)
    ).named("AlmanacDay")
}
