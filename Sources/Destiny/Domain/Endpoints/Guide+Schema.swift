package import Calls

extension Citation: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("id", .string),
        .required("label", .string),
        .required("title", .string)
    ).named("Citation")
}

extension ToolChip: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("tool", .string),
        .required("label", .string)
    ).named("ToolChip")
}

extension ChartFact: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("id", .string),
        .required("tool", ToolChip.schema),
        .required("statement", .string),
        .required("polarity", .number.described("−1 … +1.")),
        .required("weight", .number.described("0 … 1.")),
        .optional("from", .date),
        .optional("to", .date),
        .required("sources", .array(of: Citation.schema))
    ).named("ChartFact")
}

extension Confidence: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("score", .number.described("0 … 0.85: how far the rules agree, not how true it is.")),
        .required("level", .choice(Level.self))
    ).named("Confidence")
}

extension DailyInsight: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("day", CalendarDay.schema),
        .required("title", .string),
        .required("text", .string),
        .required("facts", .array(of: ChartFact.schema))
    ).named("DailyInsight")
}

extension SuggestedQuestion: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("text", .string),
        .required("area", .choice(LifeArea.self)),
        .required("reason", .string)
    ).named("SuggestedQuestion")
}

extension Today: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("insight", DailyInsight.schema),
        .required("questions", .array(of: SuggestedQuestion.schema))
    ).named("Today")
}

extension ReasoningTrace: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("question", .string),
        .optional("refusal", .choice(Refusal.self)),
        .required(
            "areas",
            .array(of: .object(.required("area", .choice(LifeArea.self)), .required("score", .number)))
        ),
        .required("timeFrame", .string),
        .required("facts", .array(of: ChartFact.schema)),
        .required(
            "sentences",
            .array(of: .object(.required("text", .string), .required("facts", .array(of: .string))))
        ),
        .required(
            "confidence",
            .array(
                of: .object(
                    .required("name", .choice(ConfidencePart.Name.self)),
                    .required("value", .number),
                    .required("weight", .number)
                )
            )
        ),
        .required("answerer", .choice(Answerer.self)),
        .required("droppedSentences", .count),
        .optional("computedWith", ComputedWith.schema),
        .required("createdAt", .date)
    ).named("ReasoningTrace")
}
