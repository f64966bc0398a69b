import DiscoveryDomain
import FindieDomain
import Foundation

extension StorePage {
    private static let longestAddress = 500

    /// This page with those of its pictures alone that are at the store's own hosts, each once.
    ///
    /// Nothing else is ever asked for: a page at a store cannot send this server elsewhere.
    var withKnownPictures: StorePage {
        var page = self
        let known = pictures.filter { Self.isKnown($0, at: id.store) }
        page.pictures = Array(known.unique().prefix(Self.maximumPictures))
        page.upright = upright.flatMap { Self.isKnown($0, at: id.store) ? $0 : nil }
        return page
    }

    /// The address of one of its pictures; `nil` when it has not so many.
    func picture(at place: StorePicturePlace) -> String? {
        switch place {
        case .upright: upright ?? pictures.first
        case .number(let number): pictures.dropFirst(number).first
        }
    }

    private static func isKnown(_ address: String, at store: StoreOffer.Store) -> Bool {
        guard address.utf8.count <= longestAddress, let url = URL(string: address), url.scheme == "https",
            url.user() == nil, url.password() == nil, url.port == nil, let host = url.host()?.lowercased()
        else { return false }
        return host == store.pictureDomain || host.hasSuffix("." + store.pictureDomain)
    }
}

extension StoreOffer.Store {
    /// Whose hosts have its pictures.
    fileprivate var pictureDomain: String {
        switch self {
        case .steam: "steamstatic.com"
        case .itch: "itch.zone"
        }
    }
}
