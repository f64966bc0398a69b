/// The numbers of what people did, so that what a browser sends twice is done once.
///
/// Browsers send a deed again until they hear that it was done, also to another session. The numbers live as long as the
/// process: a deed that was done right before a crash, without the browser hearing of it, is done again.
final class DeedLedger {
    private let capacity: Int
    private var numbers: Set<String> = []
    private var order: [String] = []

    /// - Parameter capacity: How many numbers to remember; the oldest are forgotten.
    init(capacity: Int = 50_000) { self.capacity = capacity }

    /// Notes a number; `false` when that person's was known already.
    func claim(_ number: String, by owner: String) -> Bool {
        guard numbers.insert("\(owner) \(number)").inserted else { return false }
        order.append("\(owner) \(number)")
        if order.count > capacity * 2 {
            for old in order.prefix(order.count - capacity) { numbers.remove(old) }
            order.removeFirst(order.count - capacity)
        }
        return true
    }
}
