/// What a round of clearing up has deleted.
package struct RetentionReport: Hashable, Sendable {
    package var guests = 0
    package var sessions = 0
}
