/// Why a command that was asked for rightly did not do it, in words for the person who asked; it ends with 1.
struct CommandFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
