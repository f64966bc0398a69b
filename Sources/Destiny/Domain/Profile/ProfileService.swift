/// The birth details and choices of one person; every conformer is bound to that person.
package protocol ProfileService: Sendable {
    func profile() async throws(AstrologyError) -> AstrologyProfile

    /// Checks and keeps the person's own birth details; the same details again change nothing.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    func save(_ birth: BirthDetails) async throws(AstrologyError) -> AstrologyProfile

    /// - Throws: `invalid` for agreement to a provider that the server does not have.
    func save(_ settings: AstrologySettings) async throws(AstrologyError) -> AstrologyProfile

    func save(_ conversations: ConversationSettings) async throws(AstrologyError) -> AstrologyProfile

    /// Deletes birth details, settings, conversations and saved matches; the count of questions and the subscription
    /// stay.
    func deleteEverything() async throws(AstrologyError)
}
