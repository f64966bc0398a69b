import WebUI

/// Something a person did: its number, what it is, and on which screen.
struct OfflineAction {
    let id: String
    let key: String
    let url: String
    /// What a toggle was set to.
    let flag: Bool?
    /// The browser's number of that edit.
    let edit: Int?

    /// `nil` when it is not what `docs/wire.md` describes.
    init?(_ parts: [Any]) {
        guard (3...5).contains(parts.count), let id = parts[0] as? String, let key = parts[1] as? String,
            let url = parts[2] as? String, id.utf8.count <= 64
        else { return nil }
        self.id = id
        self.key = key
        self.url = url
        flag = parts.dropFirst(3).first as? Bool
        edit = parts.dropFirst(4).first as? Int
    }

    /// The path of the screen, without its query.
    var path: Substring { url.prefix { $0 != "?" && $0 != "#" } }

    var payload: EventPayload { EventPayload(text: key, flag: flag, edit: edit) }
}

/// The numbers of what people did, so that what a browser sends twice is done once.
///
/// Browsers send a deed again until they hear that it was done, also to another session. The numbers live as long as the
/// process: a deed that was done right before a crash, without the browser hearing of it, is done again.
final class IdempotencyLog {
    private let capacity: Int
    private var numbers: Set<String> = []
    private var order: [String] = []

    /// - Parameter capacity: How many numbers to remember; the oldest are forgotten.
    init(capacity: Int = 50_000) { self.capacity = capacity }

    /// Whether the number of that person's is known.
    func knows(_ number: String, of owner: String) -> Bool { numbers.contains("\(owner) \(number)") }

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
