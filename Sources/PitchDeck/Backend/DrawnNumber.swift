import Storage

/// The number beside the id of a startup, a file or a category, for clients that want one: random, so that it tells
/// nothing.
enum DrawnNumber {
    /// As large as what clients take for one.
    static func random() -> Int { Int.random(in: 1...Int(Int32.max)) }

    /// A number that no row of `table` has yet: `wanted`, or another where it is taken, for of 100,000 drawn numbers two
    /// or three are equal.
    static func free(_ wanted: Int = random(), in table: SQL, _ connection: any SQLConnection) throws -> Int {
        var number = wanted
        while try connection.row("SELECT 1 AS one FROM \(table) WHERE number = \(number)") != nil {
            number = random()
        }
        return number
    }
}
