/// What a chart is not asked about; each has its fixed response and counts nothing.
package enum Refusal: String, Codable, Hashable, Sendable, CaseIterable {
    /// Wanting to die or to hurt oneself: support, and no astrology at all.
    case selfHarm
    /// When somebody dies, how long somebody lives.
    case death
    /// Diagnoses and outcomes of illness, changes of medicine.
    case illness
    /// Pregnancy, fertility, the sex of a child.
    case pregnancy
    /// Investments, gambling, loans.
    case money
    /// Outcomes in court.
    case legal
    /// The marriage of somebody who is under age.
    case minor
    /// Finding out about another person behind their back.
    case surveillance
    /// Harming somebody, with or without rites.
    case harm
    /// Instructions to the guide instead of a question.
    case notAQuestion
    /// A greeting, or asking what can be asked.
    case greeting
    /// Thanks, or a goodbye.
    case thanks
}
