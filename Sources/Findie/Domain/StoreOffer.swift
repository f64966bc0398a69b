package import Calls

/// A game's page at a store, and what it asked on the day it was read.
package struct StoreOffer: Hashable, Codable, Sendable {
    package enum Store: String, Codable, Sendable, CaseIterable {
        case steam, itch

        package var name: String {
            switch self {
            case .steam: "Steam"
            case .itch: "itch.io"
            }
        }
    }

    package var store: Store
    package var address: String
    /// `nil` where the store did not say it, which is not "free".
    package var price: Price?
    /// Percent off that day.
    package var discountPercent: Int?
    package var readOn: ReleaseDay

    package init(
        store: Store,
        address: String,
        price: Price? = nil,
        discountPercent: Int? = nil,
        readOn: ReleaseDay
    ) {
        (self.store, self.address, self.price) = (store, address, price)
        (self.discountPercent, self.readOn) = (discountPercent, readOn)
    }
}

extension StoreOffer: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("store", .choice(Store.self)),
        .required("address", .string(1...300)),
        .optional("price", Price.schema),
        .optional("discountPercent", .integer(0...100)),
        .required("readOn", ReleaseDay.schema)
    ).named("StoreOffer")
}

/// One of the pictures that a store shows of a game, as its address on this server names it.
package enum StorePicturePlace: Hashable, Sendable {
    /// The cover, upright where the store has it so.
    case upright
    /// The cover for 0, then screenshots.
    case number(Int)

    /// `nil` for what names no place.
    package init?(_ name: String) {
        if name == "upright" {
            self = .upright
        } else if let number = UInt8(name), number < Game.maximumStorePictures {
            self = .number(Int(number))
        } else {
            return nil
        }
    }

    package func path(of slug: String) -> String {
        switch self {
        case .upright: "/findie/pictures/\(slug)/upright"
        case .number(let number): "/findie/pictures/\(slug)/\(number)"
        }
    }
}

extension Game {
    /// Where this server has the pictures of a store, the cover first, for who allows it; none of a game that is made
    /// here, which has its maker's.
    package var storePicturePaths: [String] {
        guard !isMadeHere, let count = storePictures, count > 0 else { return [] }
        return (0..<min(count, Self.maximumStorePictures)).map { StorePicturePlace.number($0).path(of: slug) }
    }

    /// The cover in an upright shape; `nil` where no store shows one.
    package var uprightPicturePath: String? {
        storePicturePaths.isEmpty ? nil : StorePicturePlace.upright.path(of: slug)
    }
}
