package import DiscoveryDomain

/// Where the settings of this person are kept.
package struct SettingsSlot {
    /// What is known of them before anybody was asked.
    package var stored: AppSettings
    /// Asks for what was kept last, once, before the first screen; `nil` where `stored` is all there is.
    package var load: (() async -> AppSettings)?
    /// Keeps them; called with every change, in order.
    package var keep: (AppSettings) async -> Void

    package init(
        stored: AppSettings = AppSettings(),
        load: (() async -> AppSettings)? = nil,
        keep: @escaping (AppSettings) async -> Void = { _ in }
    ) {
        self.stored = stored
        self.load = load
        self.keep = keep
    }
}
