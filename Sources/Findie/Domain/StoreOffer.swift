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
