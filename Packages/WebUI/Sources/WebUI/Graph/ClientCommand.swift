/// A command to the browser beside the document operations; see `docs/wire.md`.
package enum ClientCommand: Equatable {
    case focus(Int)
    case blur
    case scroll(Int, String)
    case haptic(String)
    case announce(String)
    case copy(String)
    case open(String)
    case download(name: String, type: String, content: String)
    case share(title: String, text: String, url: String, copied: String)
    case refreshed(Int)
    case reload
}
