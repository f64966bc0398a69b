/// How lately something must have been pushed to a repository.
package enum Activity: String, Codable, Sendable, CaseIterable {
    case week, month, year

    /// The longest time since the last push.
    package var days: Int {
        switch self {
        case .week: 7
        case .month: 31
        case .year: 366
        }
    }
}
