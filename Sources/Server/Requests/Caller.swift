/// What is known of the browser or phone whose request a task serves, beside whose it is.
///
/// Views know their person and nothing of requests; what counts wrong tries finds it here, also behind a press in a
/// page.
struct Caller: Sendable {
    @TaskLocal static var current: Caller?

    /// As the limits count addresses.
    var address: String
    var deviceCookie: String?
}
