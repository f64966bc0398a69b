package import Foundation

/// The browser's field for a file, to stand unseen in its label, or over it to take several that are dropped there.
///
/// How large a file may be goes by its kinds: films 128 MB, documents 64 MB, pictures 16 MB, data
/// as JSON or tables 32 MB, all others 8 MB; without kinds any file is taken as films are.
package struct FileInput: PrimitiveView {
    let types: [UTType]
    let isLarge: Bool
    let onCompletion: (Result<ChosenFile, CocoaError>) -> Void

    /// A field for files of these types; the action gets `fileReadTooLarge` or `fileReadUnknown` where there is none.
    ///
    /// One that is large lies over its label.
    package init(
        types: [UTType],
        isLarge: Bool = false,
        onCompletion: @escaping (Result<ChosenFile, CocoaError>) -> Void
    ) {
        self.types = types
        self.isLarge = isLarge
        self.onCompletion = onCompletion
    }

    package static func _update(_ view: FileInput, _ node: _ViewNode) {
        let accepted = view.types.flatMap { [$0.preferredMIMEType, $0.preferredFilenameExtension.map { "." + $0 }] }
        let limit = view.types.map(\.maximumBytes).max() ?? UTType.movie.maximumBytes
        let isEnabled = node.inputs.environment.isEnabled
        node.setElement("input") { [weak node] draft in
            draft.classes = [view.isLarge ? "drop-field" : "visually-hidden"]
            if view.isLarge { draft.attributes["multiple"] = "" }
            draft.attributes["type"] = "file"
            draft.attributes["accept"] = accepted.compactMap(\.self).joined(separator: ",")
            draft.attributes["data-limit"] = String(limit)
            guard isEnabled else { return draft.attributes["disabled"] = "" }
            draft.on("file") { payload in view.onCompletion(file(payload, node, limit)) }
        }
    }

    private static func file(
        _ payload: EventPayload,
        _ node: _ViewNode?,
        _ limit: Int
    ) -> Result<ChosenFile, CocoaError> {
        if let size = payload.numbers.first, size.whole(in: 0...limit) == nil, size.whole(in: 0...(1 << 50)) != nil {
            return .failure(CocoaError(.fileReadTooLarge))
        }
        guard let uploads = node?.graph.uploads, let name = payload.text,
            let size = payload.numbers.first?.whole(in: 0...limit),
            let file = uploads.take(name, size: size, called: payload.name ?? "file")
        else { return .failure(CocoaError(.fileReadUnknown)) }
        return .success(file)
    }
}

extension UTType {
    fileprivate nonisolated var maximumBytes: Int {
        switch self {
        case .movie, .mpeg4Movie: 128 << 20
        case .pdf: 64 << 20
        case .image, .png, .jpeg, .webP: 16 << 20
        case .json, .commaSeparatedText: 32 << 20
        default: 8 << 20
        }
    }
}
