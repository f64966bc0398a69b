package import Calls

extension KutaResult: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .choice(KutaName.self)),
        .required("score", .number),
        .required("maxScore", .integer(1...8)),
        .required("boyValue", .string),
        .required("girlValue", .string),
        .required("rule", .string),
        .required("meaning", .string),
        .optional("exchangedScore", .number.described("With the roles exchanged, where that differs."))
    ).named("KutaResult")
}

extension DoshaResult: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .choice(KutaName.self)),
        .required("present", .boolean),
        .required("cancelled", .boolean),
        .required("reasons", .array(of: .string)),
        .required("meaning", .string)
    ).named("DoshaResult")
}

extension ManglikResult: JSONDescribed {
    private static let person = JSONSchema.object(
        .optional("present", .boolean),
        .optional("cancelled", .boolean),
        .required("mild", .boolean),
        .optional("houseFromLagna", .integer(1...12)),
        .required("houseFromMoon", .integer(1...12)),
        .required("houseFromVenus", .integer(1...12)),
        .required("exceptions", .array(of: .string))
    ).named("ManglikPerson")

    package static let schema = JSONSchema.object(
        .required("boy", person),
        .required("girl", person),
        .optional("compatible", .boolean.described("Absent without both times of birth.")),
        .required("meaning", .string)
    ).named("ManglikResult")
}

extension MatchPerson: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .string),
        .required("moon", ChartPoint.schema)
    ).named("MatchPerson")
}

extension MatchReport: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("boy", MatchPerson.schema),
        .required("girl", MatchPerson.schema),
        .required("totalScore", .number),
        .required("maxScore", .integer(36...36)),
        .required("kutaDetails", .array(of: KutaResult.schema)),
        .required("doshas", .array(of: DoshaResult.schema)),
        .required("manglik", ManglikResult.schema),
        .required("band", .choice(MatchBand.self)),
        .required("summary", .string),
        .required("recommendation", .string),
        .required("ruleset", .string),
        .required("exchangedTotal", .number),
        .required("openPoints", .array(of: .string)),
        .required(
            "settings",
            .object(.required("boy", ComputedWith.schema), .required("girl", ComputedWith.schema))
        )
    ).named("MatchReport")
}

extension SavedMatch: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("savedAt", .date),
        .required("report", MatchReport.schema)
    ).named("SavedMatch")
}
