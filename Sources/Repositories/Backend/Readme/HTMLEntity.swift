/// A character reference at the start of a text: `&amp;`, `&#8212;`, `&#x2014;`.
struct HTMLEntity {
    var text: String
    /// In bytes, from `&` to `;`.
    var length: Int

    init?(at bytes: ArraySlice<UInt8>) {
        // The longest name has 31 letters.
        let head = bytes.prefix(33)
        guard head.first == UInt8(ascii: "&"), let end = head.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = head[(head.startIndex + 1)..<end].string
        length = end - head.startIndex + 1
        if let character = Self.names[name] {
            text = character
        } else if let character = Self.numeric(name) {
            text = character
        } else {
            return nil
        }
    }

    private static func numeric(_ name: String) -> String? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value else { return nil }
        let isDropped =
            value < 0x20 || (0x7F..<0xA0).contains(value) || (0x2028...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
        guard !isDropped, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }

    /// All that HTML knows, by their names.
    private static let names: [String: String] = {
        let table = String(decoding: PackageResources.character_references_tsv, as: UTF8.self)
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            guard cells.count == 2 else { continue }
            let scalars = cells[1].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            // A line end or a tab within a line of text is a space.
            names[String(cells[0])] = String(scalars.map { $0.value < 0x20 ? " " : Character($0) })
        }
        return names
    }()
}
