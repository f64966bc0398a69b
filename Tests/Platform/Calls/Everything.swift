import Calls
import Foundation

/// A value of every kind that JSON is made of and read into.
struct Everything: Codable, Equatable {
    enum Act: Codable, Equatable {
        case like(name: String)
        case undo(key: UUID?)
        case nothing
    }

    struct Empty: Codable, Equatable {}

    var text = "a \"quoted\" \\ and\n\u{1}\t/ ünï \u{2028}🙂"
    var none: String?
    var integers: [Int] = [0, -1, .min, .max]
    var bytes: [UInt8] = [0, 255]
    var largest = UInt64.max
    var numbers: [Double] = [0, 1, -2.5, 1e20, 1e-300, 0.1]
    var float: Float = 0.3
    var flag = true
    var id = UUID()
    var url = URL(string: "https://example.org/a?b=c")
    var data = Data([1, 2, 3])
    var date = Date(timeIntervalSince1970: 1_700_000_000.125)
    var acts: [Act] = [.like(name: "z"), .undo(key: nil), .undo(key: UUID()), .nothing]
    var empty = Empty()
    var nothing: [Int] = []
    var nested: [[String]] = [["a"], [], ["b", "c"]]
    var members = ["one": 1, "two": 2, "three": 3]
    var optionals: [Int?] = [1, nil]
    var small: [Int8] = [-128, 127]
    var anything: JSONValue = ["a": [1, true, .null]]
}
