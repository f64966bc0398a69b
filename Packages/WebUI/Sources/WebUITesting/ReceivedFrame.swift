import Foundation
package import WebUI

/// A frame as a browser reads it; see `docs/wire.md`.
public struct ReceivedFrame {
    /// One more than the frame's before.
    public let version: Int
    /// The last request the server has processed.
    public let acknowledged: Int?
    /// The whole page's markup, in place of operations.
    public let reset: String?
    /// `push` or `replace`, and the address.
    public let address: (kind: String, path: String)?
    /// The document's new title.
    public let title: String?
    /// What the browser is to bring along when it resumes.
    public let scene: String?
    /// What the browser is to bring along as long as the page lives.
    public let draft: String?
    /// The commands' names, in order.
    public let commands: [String]
    package let operations: [WebUI.Operation]

    /// `nil` when the text is not a frame.
    public init?(json: String) {
        // Text that is no JSON is no frame either.
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
            let version = object["v"] as? Int
        else { return nil }
        self.version = version
        acknowledged = object["a"] as? Int
        reset = object["r"] as? String
        let parts = object["u"] as? [String]
        address = parts.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
        title = object["t"] as? String
        scene = object["c"] as? String
        draft = object["d"] as? String
        commands = (object["x"] as? [[Any]] ?? []).compactMap { $0.first as? String }
        operations = (object["o"] as? [[Any]] ?? []).compactMap(WebUI.Operation.init)
    }
}

extension WebUI.Operation {
    /// Reads what `json` writes.
    fileprivate init?(_ parts: [Any]) {
        guard parts.count >= 2, let code = parts[0] as? Int, let id = parts[1] as? Int else { return nil }
        let first = parts.count > 2 ? parts[2] : NSNull()
        let second = parts.count > 3 ? parts[3] : NSNull()
        switch (code, first, second) {
        case (0, let text as String, _): self = .text(id, text)
        case (1, let name as String, let value): self = .attribute(id, name, value as? String)
        case (3, let name as String, let value): self = .style(id, name, value as? String)
        case (4, let name as String, let value):
            guard let base = parts.last as? Int else { return nil }
            if name == "checked" {
                self = .property(id, .checked(value as? Bool ?? false), base: base)
            } else {
                self = .property(id, .value(value as? String ?? ""), base: base)
            }
        case (5, let before as Int, let html as String): self = .insert(parent: id, before: before, html: html)
        case (6, _, _): self = .remove(id)
        case (7, let before as Int, _): self = .move(id, before: before)
        default: return nil
        }
    }
}
