package import Calls

extension AnswerGrounds: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("area", .choice(LifeArea.self)),
        .required("tools", .array(of: ToolChip.schema)),
        .required("sources", .array(of: Citation.schema)),
        .optional("confidence", Confidence.schema),
        .required("answerer", .choice(Answerer.self)),
        .required("traceID", .uuid),
        .optional("outline", AnswerOutline.schema)
    ).named("AnswerGrounds")
}

extension AnswerOutline: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("agreement", .choice(SignAgreement.self)),
        .optional("timeline", Timeline.schema),
        .required(
            "days",
            .array(
                of: .object(
                    .required("day", CalendarDay.schema),
                    .required("score", .number.described("0 … 1.")),
                    .required("why", .array(of: .string))
                )
            )
        ),
        .required(
            "options",
            .array(
                of: .object(
                    .required("name", .string),
                    .required("strength", .number.described("0 … 1.")),
                    .required("promise", .number.described("−1 … 1: the birth chart alone.")),
                    .required("why", .string)
                )
            )
        ),
        .required("followUps", .array(of: .string))
    ).named("AnswerOutline")
}

extension AnswerOutline.Timeline: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required(
            "stretches",
            .array(
                of: .object(
                    .required("from", CalendarDay.schema),
                    .required("to", CalendarDay.schema),
                    .required("strength", .number.described("0 … 1."))
                )
            )
        ),
        .required("usual", .number.described("The person's own mean, 0 … 1.")),
        .required(
            "windows",
            .array(
                of: .object(
                    .required("from", CalendarDay.schema),
                    .required("to", CalendarDay.schema),
                    .required("strength", .number),
                    .required("why", .array(of: .string))
                )
            )
        ),
        .required(
            "under",
            .array(
                of: .object(
                    .required("graha", .choice(Graha.self)),
                    .optional("rashi", .choice(Rashi.self).described("Absent for a period.")),
                    .required("from", CalendarDay.schema),
                    .required("to", CalendarDay.schema)
                )
            )
        )
    ).named("AnswerTimeline")
}

extension Message: JSONDescribed {
    static let questionSchema = JSONSchema.string(1...maximumQuestionLength)

    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("threadID", .uuid),
        .required("role", .choice(Role.self)),
        .required("text", .string),
        .required("state", .choice(State.self)),
        .required("createdAt", .date),
        .optional("questionID", .uuid),
        .required("version", .integer(1...100)),
        .optional("grounds", AnswerGrounds.schema)
    ).named("Message")
}

extension ConversationThread: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("sessionID", .uuid),
        .required("title", .string),
        .required("preview", .string),
        .optional("primaryArea", .choice(LifeArea.self)),
        .required("messageCount", .count),
        .required("isPinned", .boolean),
        .required("isArchived", .boolean),
        .required("createdAt", .date),
        .required("updatedAt", .date),
        .optional("chart", ThreadChart.schema)
    ).named("ConversationThread")
}

extension Conversation: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("thread", ConversationThread.schema),
        .required("messages", .array(of: Message.schema))
    ).named("Conversation")
}

extension AskedQuestion: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("thread", ConversationThread.schema),
        .required("question", Message.schema),
        .required("answer", Message.schema)
    ).named("AskedQuestion")
}

extension QuestionDraft: EndpointOutput {
    package static let schema = JSONSchema.object(
        .optional("threadID", .uuid),
        .required("text", .string)
    ).named("QuestionDraft")
}

extension GuideSession: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("id", .uuid),
        .required("createdAt", .date),
        .required("lastUsedAt", .date),
        .required("threadCount", .count)
    ).named("GuideSession")
}

extension ExportedFile: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("name", .string),
        .required("text", .string)
    ).named("ExportedFile")
}

extension AnswerEvent: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("sequence", .integer(1...1_000_000)),
        .required(
            "type",
            JSONSchema(.choice(["area", "tool", "text", "restart", "sources", "confidence", "finished"]))
        ),
        .optional("area", .choice(LifeArea.self)),
        .optional("tool", ToolChip.schema),
        .optional("text", .string),
        .optional("sources", .array(of: Citation.schema)),
        .optional("confidence", Confidence.schema),
        .optional("finished", Message.schema)
    ).named("AnswerEvent")
}

extension ThreadChart: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .string),
        .required("day", CalendarDay.schema),
        .required("place", .string)
    ).named("ThreadChart")
}
