public import Foundation

extension View {
    /// Lets the person choose a file of at most 8 MB, which is at the URL until the action returns.
    public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            PresentationModifier(isPresented: { isPresented.wrappedValue }) {
                DialogView(
                    kind: .alert,
                    title: Text("Choose a file"),
                    dismiss: { isPresented.wrappedValue = false },
                    content: FilePicker(types: allowedContentTypes) { result in
                        isPresented.wrappedValue = false
                        onCompletion(result)
                    }
                )
            }
        )
    }
}

private struct FilePicker: View {
    let types: [UTType]
    let onCompletion: (Result<URL, any Error>) -> Void

    var body: some View {
        HTMLElement("h2", draw: { $0.classes = ["alert-title"] }) { Text("Choose a file") }
        HTMLElement("div", draw: { $0.classes = ["alert-buttons"] }) {
            Button("Cancel", role: .cancel) {}
            HTMLElement("label", draw: { $0.classes = ["btn", "btn-prominent", "file"] }) {
                FileInput(types: types, onCompletion: onCompletion)
                Text("Choose…")
            }
        }
    }
}

private struct FileInput: PrimitiveView {
    let types: [UTType]
    let onCompletion: (Result<URL, any Error>) -> Void

    static func _update(_ view: FileInput, _ node: _ViewNode) {
        let upload = node.memory as? Upload ?? Upload()
        node.memory = upload
        let accepted = view.types.flatMap { [$0.preferredMIMEType, $0.preferredFilenameExtension.map { "." + $0 }] }
        node.setElement("input") { draft in
            draft.classes = ["visually-hidden"]
            draft.attributes["type"] = "file"
            draft.attributes["accept"] = accepted.compactMap(\.self).joined(separator: ",")
            draft.on("file") { payload in
                if let result = upload.add(payload) { result.deliver(to: view.onCompletion) }
            }
        }
    }
}

/// The pieces of a file that have arrived.
private final class Upload {
    /// As the browser's limit; base64 is a third longer.
    private static let maximumLength = (8 << 20) * 4 / 3 + 4

    private var text = ""
    private var next = 0

    enum Outcome {
        case file(name: String, Data)
        case unreadable

        /// Hands the file over by way of the disk, as files come on a phone.
        func deliver(to completion: (Result<URL, any Error>) -> Void) {
            guard case .file(let name, let data) = self else {
                return completion(.failure(CocoaError(.fileReadUnknown)))
            }
            let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
            // What stays behind is a temporary file; the system clears it away.
            defer { try? FileManager.default.removeItem(at: folder) }
            completion(
                Result {
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                    let file = folder.appending(path: Self.safe(name))
                    try data.write(to: file)
                    return file
                }
            )
        }

        /// The name is the browser's claim: it must not lead out of the folder.
        private static func safe(_ name: String) -> String {
            let letters = name.suffix(80).map { $0.isLetter || $0.isNumber || "._- ".contains($0) ? $0 : "_" }
            return letters.allSatisfy { $0 == "." } ? "file" : String(letters)
        }
    }

    /// What became of the file, once its last piece is here; `nil` before.
    func add(_ payload: EventPayload) -> Outcome? {
        guard payload.numbers.count == 2, let piece = payload.text else { return nil }
        let (part, parts) = (payload.numbers[0], payload.numbers[1])
        if part == 0 { (text, next) = ("", 0) }
        guard parts > 0, part == Double(next), text.utf8.count + piece.utf8.count <= Self.maximumLength else {
            (text, next) = ("", 0)
            return .unreadable
        }
        text += piece
        next += 1
        guard Double(next) == parts else { return nil }
        defer { (text, next) = ("", 0) }
        return Data(base64Encoded: text).map { .file(name: payload.name ?? "file", $0) } ?? .unreadable
    }
}
