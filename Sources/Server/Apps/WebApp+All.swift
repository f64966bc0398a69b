extension WebApp {
    /// The apps there are, in the launcher's order.
    static func all(_ backend: Backend) -> [WebApp] {
        [repoFinder(backend), gitRepD(backend), destiny(backend), account(backend)]
    }
}
