package import Calls

extension AstrologySettings: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("ayanamsa", .choice(AyanamsaChoice.self)),
        .required("node", .choice(NodeChoice.self)),
        .required("chartStyle", .choice(ChartStyle.self)),
        .required("language", .choice(GuideLanguage.self)),
        .optional("consentedProvider", .string(1...200))
    ).named("AstrologySettings")
}

extension ConversationSettings: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("historyEnabled", .boolean),
        .required("saveConversations", .boolean),
        .required("groupByDate", .boolean)
    ).named("ConversationSettings")
}

extension Quota: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("used", .count),
        .optional("limit", .count.described("Absent for premium.")),
        .required("renewsAt", .date)
    ).named("Quota")
}

extension SubscriptionStatus: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("state", .choice(State.self)),
        .optional("productID", .string),
        .optional("expiresAt", .date),
        .required("isSandbox", .boolean)
    ).named("SubscriptionStatus")
}

extension AnswerProvider: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("name", .string),
        .required("model", .string)
    ).named("AnswerProvider")
}

extension AstrologyProfile: EndpointOutput {
    package static let schema = JSONSchema.object(
        .optional("birth", BirthDetails.schema),
        .required("settings", AstrologySettings.schema),
        .required("conversations", ConversationSettings.schema),
        .required("quota", Quota.schema),
        .required("subscription", SubscriptionStatus.schema),
        .optional("provider", AnswerProvider.schema)
    ).named("AstrologyProfile")
}
