/// Writes documents; parsing what is written gives an equal tree.
struct Printer {
    private(set) var text = ""
    private var indentation = 0

    static func text(_ body: (inout Printer) -> Void) -> String {
        var printer = Printer()
        body(&printer)
        return printer.text
    }

    mutating func write(_ part: String) {
        text += part
    }

    mutating func newLine() {
        text += "\n" + String(repeating: "  ", count: indentation)
    }

    mutating func block<Nodes: Collection>(_ nodes: Nodes, _ body: (inout Printer, Nodes.Element) -> Void) {
        write("{")
        indentation += 1
        for node in nodes {
            newLine()
            body(&self, node)
        }
        indentation -= 1
        newLine()
        write("}")
    }

    mutating func list<Node>(
        _ nodes: [Node],
        from open: String,
        to close: String,
        by separator: String = ", ",
        _ body: (inout Printer, Node) -> Void
    ) {
        guard !nodes.isEmpty else { return }
        write(open)
        for (index, node) in nodes.enumerated() {
            if index > 0 { write(separator) }
            body(&self, node)
        }
        write(close)
    }

    // MARK: Values

    mutating func value(_ node: ValueNode) {
        switch node.kind {
        case .variable(let name): write("$\(name)")
        case .int(let digits), .float(let digits): write(digits)
        case .string(let content, let isBlock): string(content, isBlock: isBlock)
        case .boolean(let isTrue): write(isTrue ? "true" : "false")
        case .null: write("null")
        case .enum(let name): write(name)
        case .list(let items):
            write("[")
            list(items, from: "", to: "") { $0.value($1) }
            write("]")
        case .object(let fields):
            write("{")
            list(fields, from: " ", to: " ") { printer, field in
                printer.write("\(field.name.value): ")
                printer.value(field.value)
            }
            write("}")
        }
    }

    mutating func string(_ content: String, isBlock: Bool) {
        // Not every text can be a block: its blank edges and its indentation would be lost.
        guard isBlock, let block = Self.block(content, indentation: String(repeating: "  ", count: indentation))
        else { return write(Self.quoted(content)) }
        write(block)
    }

    /// The text as a block on lines of its own, or from the quotes on where its first line begins with space, which would
    /// be taken for indentation.
    private static func block(_ content: String, indentation: String) -> String? {
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
        for start in ["\n\(indentation)", ""] {
            let body = lines.enumerated()
                .map { index, line in (index == 0 ? start : line.isEmpty ? "" : indentation) + line }
                .joined(separator: "\n")
                .replacing("\"\"\"", with: "\\\"\"\"")
            let text = "\"\"\"\(body)\n\(indentation)\"\"\""
            let source = SourceText(text)
            let token = Token(kind: .blockString, start: 0, end: source.bytes.count)
            if StringLiteral.blockValue(of: token, in: source) == content { return text }
        }
        return nil
    }

    static func quoted(_ content: String) -> String {
        var text = "\""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    mutating func arguments(_ nodes: [ArgumentNode]) {
        list(nodes, from: "(", to: ")") { printer, argument in
            printer.write("\(argument.name.value): ")
            printer.value(argument.value)
        }
    }

    mutating func directives(_ nodes: [DirectiveNode]) {
        for node in nodes {
            write(" @\(node.name.value)")
            arguments(node.arguments)
        }
    }

    mutating func description(_ node: ValueNode?) {
        guard let node else { return }
        value(node)
        newLine()
    }
}

extension ValueNode: CustomStringConvertible {
    /// The value as it is written.
    public var description: String {
        Printer.text { $0.value(self) }
    }
}

extension TypeReferenceNode: CustomStringConvertible {
    /// The type as it is written.
    public var description: String {
        switch self {
        case .named(let name): name.value
        case .list(let item, _): "[\(item)]"
        case .nonNull(let nullable): "\(nullable)!"
        }
    }
}
