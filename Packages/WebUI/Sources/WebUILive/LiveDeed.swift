import WebUI

/// Something a person did: its number, what it is, and on which screen.
struct LiveDeed {
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
