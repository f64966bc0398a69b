/// A file of `person<TAB>item,item,…` lines, best first.
enum RunFile {
    static func read(_ path: String) throws -> [Int: [Int]] {
        var lists: [Int: [Int]] = [:]
        let text = String(decoding: try FileContents.read(path), as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let person = fields.first.flatMap({ Int($0) }), fields.count <= 2 else {
                throw TableError.line(path, index + 1, "expected a person, a tab and items")
            }
            lists[person] = try (fields.count == 2 ? fields[1] : "").split(separator: ",").map { item in
                guard let item = Int(item) else {
                    throw TableError.line(path, index + 1, "\(item) is not an item")
                }
                return item
            }
        }
        return lists
    }
}
