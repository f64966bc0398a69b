package import Calls

/// The calls of a ``ProfileService`` and a ``SubscriptionService``, for the person who asks.
package enum ProfileEndpoints {
    package static let profile = Endpoint<NoInput, AstrologyProfile, AstrologyError>(
        "getAstrologyProfile",
        .get,
        "/api/v1/astrology/profile",
        for: .person,
        subject: "Astrology profile",
        summary: "Get birth details, settings and quota"
    )

    package static let saveBirth = Endpoint<BirthInput, AstrologyProfile, AstrologyError>(
        "saveBirth",
        .put,
        "/api/v1/astrology/birth",
        for: .person,
        subject: "Astrology profile",
        summary: "Keep the birth details"
    )

    package static let saveSettings = Endpoint<SettingsInput, AstrologyProfile, AstrologyError>(
        "saveAstrologySettings",
        .put,
        "/api/v1/astrology/settings",
        for: .person,
        subject: "Astrology profile",
        summary: "Keep the settings"
    )

    package static let saveConversationSettings = Endpoint<ConversationSettingsInput, AstrologyProfile, AstrologyError>(
        "saveConversationSettings",
        .put,
        "/api/v1/astrology/conversation-settings",
        for: .person,
        subject: "Astrology profile",
        summary: "Keep the settings of conversations"
    )

    package static let deleteEverything = Endpoint<NoInput, NoContent, AstrologyError>(
        "deleteAstrologyData",
        .delete,
        "/api/v1/astrology/profile",
        for: .person,
        subject: "Astrology profile",
        summary: "Delete birth details, settings, conversations and matches"
    )

    package static let quota = Endpoint<NoInput, Quota, AstrologyError>(
        "getQuota",
        .get,
        "/api/v1/astrology/quota",
        for: .person,
        subject: "Astrology profile",
        summary: "Tell how many questions are left"
    )

    package static let subscription = Endpoint<NoInput, SubscriptionStatus, AstrologyError>(
        "getSubscription",
        .get,
        "/api/v1/astrology/subscription",
        for: .person,
        subject: "Astrology profile",
        summary: "Tell whether the person has premium"
    )

    package static let redeem = Endpoint<RedeemInput, SubscriptionStatus, AstrologyError>(
        "redeemTransaction",
        .post,
        "/api/v1/astrology/subscription",
        for: .person,
        subject: "Astrology profile",
        summary: "Grant what a signed transaction pays for",
        problems: [.invalidTransaction, .subscriptionsUnavailable]
    )

    package static let storeNotification = Endpoint<StoreNotificationInput, NoContent, AstrologyError>(
        "receiveStoreNotification",
        .post,
        "/api/v1/astrology/store-notifications",
        for: .anyone,
        subject: "Astrology profile",
        summary: "Take what the store tells of its own accord, such as a refund",
        problems: [.invalidTransaction, .subscriptionsUnavailable]
    )
}

/// New settings of conversations.
package struct ConversationSettingsInput: EndpointInput, Hashable {
    package var settings: ConversationSettings

    package init(_ settings: ConversationSettings) {
        self.settings = settings
    }

    package static let fields: [InputField] = [.body("settings", ConversationSettings.schema, "All of them.")]
}

/// New settings.
package struct SettingsInput: EndpointInput, Hashable {
    package var settings: AstrologySettings

    package init(_ settings: AstrologySettings) {
        self.settings = settings
    }

    package static let fields: [InputField] = [.body("settings", AstrologySettings.schema, "All of them.")]
}

/// A transaction that the store signed.
package struct RedeemInput: EndpointInput, Hashable {
    package var transaction: String

    package init(_ transaction: String) {
        self.transaction = transaction
    }

    package static let fields: [InputField] = [
        .body("transaction", .string(1...32_768), "The store's JWS in compact form.")
    ]
}

/// What the store tells of its own accord.
package struct StoreNotificationInput: EndpointInput, Hashable {
    package var signedPayload: String

    package init(_ signedPayload: String) {
        self.signedPayload = signedPayload
    }

    package static let fields: [InputField] = [
        .body("signedPayload", .string(1...32_768), "The JWS of App Store Server Notifications, version 2.")
    ]
}
