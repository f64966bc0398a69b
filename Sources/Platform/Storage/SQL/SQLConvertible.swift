import Foundation

/// A Swift value that is bound as a parameter and read from a column.
///
/// An enum over `String` or `Int` needs only to name the conformance.
package protocol SQLConvertible {
    var sqlValue: SQLValue { get }

    /// `nil` when `sqlValue` holds something else.
    init?(sqlValue: SQLValue)
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
    package var sqlValue: SQLValue { rawValue.sqlValue }

    package init?(sqlValue: SQLValue) {
        guard let rawValue = RawValue(sqlValue: sqlValue) else { return nil }
        self.init(rawValue: rawValue)
    }
}
