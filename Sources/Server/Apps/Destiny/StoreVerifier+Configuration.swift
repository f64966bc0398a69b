import DestinyService
import Foundation

extension StoreVerifier {
    /// - Throws: ``ServeError`` for a root that cannot be read or is not a certificate.
    init(_ store: ServerConfiguration.Store) throws {
        let rules = Rules(bundleID: store.bundleID, products: store.products, allowsSandbox: store.allowsSandbox)
        do {
            try self.init(rules: rules, root: try Data(contentsOf: store.rootFile))
        } catch is UnreadableRoot {
            throw ServeError.wrongSetting("DESTINY_STORE_ROOT", "“\(store.rootFile.path())” is not a DER certificate")
        } catch {
            throw ServeError.wrongSetting("DESTINY_STORE_ROOT", "“\(store.rootFile.path())” cannot be read")
        }
    }
}
