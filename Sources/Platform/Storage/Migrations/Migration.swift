/// One step of a subject's schema.
///
/// Once released it is never changed or removed; a correction is a new step.
package struct Migration: Sendable {
    /// Unique within its subject.
    package var name: String
    package var statements: @Sendable (SQLDialect) -> [SQL]

    package init(name: String, statements: @escaping @Sendable (SQLDialect) -> [SQL]) {
        self.name = name
        self.statements = statements
    }

    /// A step written in the SQL that all engines share.
    package init(name: String, _ statements: [SQL]) {
        self.init(name: name) { _ in statements }
    }
}
