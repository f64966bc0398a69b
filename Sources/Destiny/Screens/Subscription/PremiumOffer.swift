/// Something the store sells.
package struct PremiumOffer: Hashable, Sendable, Identifiable {
    /// The product's identifier in the store.
    package var id: String
    /// As the store names it.
    package var title: String
    /// Price and time as the store words them: “₹ 199 per month”.
    package var price: String

    package init(id: String, title: String, price: String) {
        self.id = id
        self.title = title
        self.price = price
    }
}
