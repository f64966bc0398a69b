/// Where the request comes from that a task serves, as the limits count addresses.
///
/// Views know their person and nothing of requests; what counts wrong tries by address finds it here, also behind
/// a press in a page.
enum CallerAddress {
    @TaskLocal static var current: String?
}
