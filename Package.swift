// swift-tools-version: 6.2
import PackageDescription

// MARK: Settings

/// Every target: Swift 6 mode, warnings are errors, the upcoming features we rely on.
let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
    ]
    + ["ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }

/// Views and view models.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Optimized in debug builds as well: tests wait for millions of rounds of these loops.
let optimized = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// MARK: Dependencies

/// The packages of others by the products that are used of them.
let packages = [
    "ArgumentParser": "swift-argument-parser", "AsyncHTTPClient": "async-http-client",
    "Configuration": "swift-configuration", "Crypto": "swift-crypto", "CryptoExtras": "swift-crypto",
    "GRDB": "GRDB.swift", "HTTPTypes": "swift-http-types", "Hummingbird": "hummingbird",
    "HummingbirdCore": "hummingbird", "HummingbirdTesting": "hummingbird", "JWTKit": "jwt-kit",
    "Logging": "swift-log", "NIOCore": "swift-nio", "NIOEmbedded": "swift-nio", "NIOHTTP1": "swift-nio",
    "NIOPosix": "swift-nio", "NIOSSL": "swift-nio-ssl", "ServiceLifecycle": "swift-service-lifecycle",
    "SwiftASN1": "swift-asn1", "UnixSignals": "swift-service-lifecycle", "X509": "swift-certificates",
]

/// The products of ours that stand in for Apple's frameworks, and what runs them.
let webUI: Set = ["Charts", "PhotosUI", "SwiftUI", "WebUIGallery", "WebUILive", "WebUIOptimistic", "WebUITesting"]

/// Targets of this package and products of others, by their names with spaces between them.
func needs(_ names: String) -> [Target.Dependency] {
    Set(names.split(separator: " ").map(String.init)).sorted().compactMap { name in
        if webUI.contains(name) {
            // Elsewhere Apple's are there, and a product of a package that is not named makes the manifest invalid.
            #if os(Linux)
            return .product(name: name, package: "WebUI")
            #else
            return nil
            #endif
        }
        if let package = packages[name] { return .product(name: name, package: package) }
        return .byName(name: name)
    }
}

// MARK: Targets

func module(
    _ name: String,
    at path: String,
    _ dependencies: String = "",
    exclude: [String] = [],
    resources: [Resource] = [],
    settings: [SwiftSetting] = strict
) -> Target {
    .target(
        name: name,
        dependencies: needs(dependencies),
        path: path,
        exclude: exclude,
        resources: resources,
        swiftSettings: settings
    )
}

/// Models, service protocols, calls and errors of a subject; Foundation only.
func domain(_ subject: String, _ dependencies: String = "", resources: [Resource] = []) -> Target {
    module("\(subject)Domain", at: "Sources/\(subject)/Domain", "Calls \(dependencies)", resources: resources)
}

/// The backend of a subject: services over stores.
func backend(_ subject: String, _ dependencies: String, resources: [Resource] = []) -> Target {
    let own = subject == "Accounts" ? "AccountsDomain" : "AccountsDomain \(subject)Domain"
    return module(
        "\(subject)Service",
        at: "Sources/\(subject)/Backend",
        "Calls AccountData Storage \(own) \(dependencies)",
        resources: resources
    )
}

/// Views and view models of a subject; `import SwiftUI` is WebUI on Linux and Apple's elsewhere.
func screens(_ subject: String, module name: String? = nil, _ dependencies: String) -> Target {
    module(
        name ?? subject,
        at: "Sources/\(subject)/Screens",
        "SwiftUI DesignSystem Calls \(dependencies)",
        resources: [.process("Resources")],
        settings: onMainActor
    )
}

/// An app of a phone: the composition that `Apps/<App>.swiftpm` shows.
func phone(_ app: String, _ dependencies: String) -> Target {
    module(
        "\(app)App",
        at: "Sources/\(app)/Phone",
        "SwiftUI AccountsDomain Calls Client DesignSystem \(app) \(dependencies)",
        settings: onMainActor
    )
}

/// Pure computing of one subject: no I/O, nothing of ours.
func engine(
    _ name: String,
    _ dependencies: String = "",
    exclude: [String] = [],
    resources: [Resource] = []
) -> Target {
    module(
        name,
        at: "Sources/Engines/\(name)",
        dependencies,
        exclude: exclude,
        resources: resources,
        settings: optimized
    )
}

// MARK: Tests

let nio = "NIOHTTP1 NIOPosix"
let backendParts = "Calls AccountsDomain AccountsService Storage StorageTesting Logging"
let screenParts = "Calls DesignSystem RepositoriesDomain RepositoryScreens"

func tests(_ name: String, at path: String, _ dependencies: String, resources: [Resource] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: needs(dependencies),
        path: "Tests/\(path)",
        resources: resources,
        swiftSettings: strict
    )
}

func backendTests(_ subject: String, _ dependencies: String = "", resources: [Resource] = []) -> Target {
    let own = subject == "Accounts" ? "" : "\(subject)Domain \(subject)Service"
    let names = "\(backendParts) \(own) \(dependencies)"
    return tests("\(subject)ServiceTests", at: "\(subject)/Backend", names, resources: resources)
}

func screenTests(_ subject: String, module: String? = nil, _ dependencies: String) -> Target {
    let module = module ?? subject
    return .testTarget(
        name: "\(module)Tests",
        dependencies: needs("Calls DesignSystem WebUITesting \(module) \(dependencies)"),
        path: "Tests/\(subject)/Screens",
        exclude: ["Snapshots"],
        swiftSettings: onMainActor
    )
}

// MARK: The package

let platform: [Target] = [
    module("Calls", at: "Sources/Platform/Calls"),
    module("Storage", at: "Sources/Platform/Storage", "CPostgres GRDB Logging"),
    module(
        "Outbound",
        at: "Sources/Platform/Outbound",
        "AsyncHTTPClient NIOCore NIOHTTP1 NIOPosix NIOSSL"
    ),
    module("TextSearch", at: "Sources/Platform/TextSearch"),
    module("Tables", at: "Sources/Platform/Tables"),
    module("Uploads", at: "Sources/Platform/Uploads", "Calls"),
    module("Blobs", at: "Sources/Platform/Blobs", "Outbound Crypto"),
    module("PostgREST", at: "Sources/Platform/PostgREST", "Calls", settings: optimized),
    module(
        "Client",
        at: "Sources/Platform/Client",
        """
        Calls AccountsDomain ModerationDomain RepositoriesDomain DiscoveryDomain DestinyDomain FindieDomain \
        PitchDeckDomain Uploads GRDB
        """
    ),
    module(
        "DesignSystem",
        at: "Sources/Platform/DesignSystem",
        "SwiftUI",
        resources: [.process("Resources")],
        settings: onMainActor
    ),
    .systemLibrary(name: "CPostgres", path: "Sources/Platform/CPostgres", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/Platform/CZlib", providers: [.apt(["zlib1g-dev"])]),
]

let engines: [Target] = [
    engine("Jyotish", "CNova", resources: [.embedInCode("Births/cities.tsv")]),
    engine("Recommender", "CVectorKernels"),
    engine("GraphQL", exclude: ["README.md"]),
    .systemLibrary(name: "CNova", path: "Sources/Engines/CNova", providers: [.apt(["libnova-dev"])]),
    module("CVectorKernels", at: "Sources/Engines/CVectorKernels"),
]

let subjects: [Target] = [
    domain("Accounts"),
    module("AccountData", at: "Sources/Accounts/Data", "Calls AccountsDomain Storage"),
    backend("Accounts", "Blobs Outbound Uploads Crypto CryptoExtras JWTKit Logging"),
    screens("Accounts", module: "AccountScreens", "AccountsDomain ModerationDomain PhotosUI"),

    domain("Moderation"),
    backend("Moderation", ""),

    domain("Repositories"),
    module("GitHubAPI", at: "Sources/Repositories/GitHub", "RepositoriesDomain Outbound Logging"),
    backend(
        "Repositories",
        "GitHubAPI Outbound TextSearch Logging",
        resources: ["starter", "ranked"].map { .copy("Catalogue/\($0)-catalogue.tsv") }
            + ["emoji-shortcodes", "character-references"].map { .embedInCode("Readme/\($0).tsv") }
    ),
    screens("Repositories", module: "RepositoryScreens", "RepositoriesDomain WebUIOptimistic Tables"),

    domain("Discovery", "RepositoriesDomain"),
    backend("Discovery", "Recommender Logging"),

    screens("GitRepD", "RepositoriesDomain RepositoryScreens"),
    phone("GitRepD", ""),

    module(
        "RepoFinderService",
        at: "Sources/RepoFinder/Backend",
        """
        Calls AccountData Storage AccountsDomain DiscoveryDomain DiscoveryService RepositoriesDomain \
        RepositoriesService GitHubAPI Recommender Outbound Logging
        """,
        resources: [.copy("Decks/starred-repositories.tsv")]
    ),
    module(
        "DeckScreens",
        at: "Sources/Discovery/Screens",
        "SwiftUI Calls DiscoveryDomain WebUIOptimistic",
        settings: onMainActor
    ),
    screens("RepoFinder", "DiscoveryDomain RepositoriesDomain RepositoryScreens DeckScreens Charts"),
    phone("RepoFinder", "DiscoveryDomain"),
    module(
        "Supabase",
        at: "Sources/RepoFinder/Supabase",
        """
        PostgREST Calls Storage AccountData AccountsDomain AccountsService RepositoriesDomain RepositoriesService \
        DiscoveryDomain RepoFinderService Crypto
        """
    ),

    domain("Destiny"),
    backend(
        "Destiny",
        "Jyotish Outbound Crypto SwiftASN1 X509",
        resources: [.embedInCode("Safety/gate-weights.bin"), .embedInCode("Safety/gate-concepts.txt")]
    ),
    screens("Destiny", "DestinyDomain"),
    phone("Destiny", "DestinyDomain"),

    domain("Findie", "DiscoveryDomain Uploads", resources: [.embedInCode("Resources/tags.tsv")]),
    backend(
        "Findie",
        "AccountsService Blobs DiscoveryDomain DiscoveryService Outbound Recommender TextSearch Uploads Logging",
        resources: [.copy("Catalogue/starter-games.tsv")]
    ),
    screens("Findie", "FindieDomain DiscoveryDomain DeckScreens Tables Uploads PhotosUI"),
    phone("Findie", "FindieDomain"),

    domain("PitchDeck", "Uploads"),
    backend(
        "PitchDeck",
        "AccountsService Blobs GraphQL ModerationDomain Outbound Tables Uploads Crypto CryptoExtras",
        resources: ["GraphQL/pitchdeck.graphql", "GraphQL/pitchdeck-extensions.graphql", "Samples/samples.tsv"]
            .map { .embedInCode($0) }
    ),
    screens("PitchDeck", "PitchDeckDomain Tables"),
    phone("PitchDeck", "PitchDeckDomain"),
]

let server: [Target] = [
    module(
        "Server",
        at: "Sources/Server",
        """
        Calls Storage Blobs Outbound Uploads GitHubAPI GraphQL DesignSystem CZlib AccountData \
        AccountsDomain AccountsService AccountScreens ModerationDomain ModerationService \
        RepositoriesDomain RepositoriesService DiscoveryDomain RepoFinderService DestinyDomain DestinyService \
        PitchDeck PitchDeckDomain PitchDeckService FindieDomain FindieService Findie Destiny GitRepD RepoFinder \
        PostgREST Supabase WebUILive WebUIGallery \
        Crypto Hummingbird HummingbirdCore HTTPTypes Logging NIOCore NIOHTTP1 NIOPosix ServiceLifecycle UnixSignals
        """,
        resources: [
            "site.css", "manifest.webmanifest", "favicon.svg", "favicon.png", "account.svg", "account.png",
            "destiny.svg", "destiny.png", "findie.svg", "findie.png", "pitchdeck.svg", "pitchdeck.png", "gitrepd.svg",
            "gitrepd.png", "repofinder.svg", "repofinder.png",
        ].map { .embedInCode("Assets/\($0)") }
            + ["html", "css", "js"].map { .embedInCode("GraphQL/explorer.\($0)") }
    ),
    .executableTarget(
        name: "serendip",
        dependencies: needs(
            """
            Server AccountsDomain Blobs DestinyDomain DestinyService DiscoveryDomain GraphQL ModerationDomain \
            PitchDeckDomain PitchDeckService Jyotish Recommender Storage ArgumentParser Configuration Crypto Logging
            """
        ),
        swiftSettings: strict
    ),
]

let testing: [Target] = [
    // A database of each engine; what bin/crash kills; services in memory that the screens' tests share.
    module("OutboundTesting", at: "Tests/Support/OutboundTesting", "NIOCore \(nio)"),
    module("StorageTesting", at: "Tests/Support/StorageTesting", "Storage CPostgres"),
    .executableTarget(
        name: "StorageTrials",
        dependencies: needs("Storage"),
        path: "Tests/Support/StorageTrials",
        swiftSettings: strict
    ),
    module(
        "FeatureTestSupport",
        at: "Tests/Support/FeatureTestSupport",
        "\(screenParts) DiscoveryDomain",
        settings: onMainActor
    ),

    tests("CallsTests", at: "Platform/Calls", "Calls AccountsDomain RepositoriesDomain DiscoveryDomain"),
    tests("StorageTests", at: "Platform/Storage", "Storage StorageTesting GRDB"),
    tests("BlobsTests", at: "Platform/Blobs", "Blobs Outbound"),
    tests("UploadsTests", at: "Platform/Uploads", "Uploads"),
    tests("TablesTests", at: "Platform/Tables", "Tables"),
    tests("PostgRESTTests", at: "Platform/PostgREST", "PostgREST Calls"),
    tests("OutboundTests", at: "Platform/Outbound", "Outbound OutboundTesting Logging \(nio) NIOCore NIOSSL"),
    tests("ClientTests", at: "Platform/Client", "Client \(backendParts) RepositoriesDomain RepositoriesService"),
    tests("JyotishTests", at: "Engines/Jyotish", "Jyotish"),
    tests("RecommenderTests", at: "Engines/Recommender", "Recommender"),
    tests("GraphQLTests", at: "Engines/GraphQL", "GraphQL"),

    backendTests("Accounts", "Blobs Outbound Uploads OutboundTesting AccountData Crypto JWTKit"),
    backendTests("Moderation"),
    backendTests(
        "Repositories",
        "GitHubAPI Outbound TextSearch",
        resources: [.embedInCode("Fixtures/queries.tsv"), .embedInCode("Fixtures/catalogue-queries.tsv")]
    ),
    tests(
        "GitHubAPITests",
        at: "Repositories/GitHub",
        "GitHubAPI RepositoriesDomain Outbound OutboundTesting Logging NIOCore"
    ),
    backendTests(
        "Discovery",
        "RepoFinderService RepositoriesDomain RepositoriesService GitHubAPI Outbound Recommender",
        resources: [.embedInCode("Fixtures/personas.tsv")]
    ),
    backendTests(
        "Destiny",
        "Jyotish Outbound OutboundTesting Crypto SwiftASN1 X509",
        resources: [
            "questions", "dangerous", "injections", "grave", "harmless", "grave-unseen", "harmless-unseen",
            "grave-later", "harmless-later", "understood", "conversations", "gate-scores",
            "grave-veiled", "harmless-veiled",
        ].map { .embedInCode("Fixtures/\($0).tsv") }
    ),
    backendTests(
        "Findie",
        """
        Blobs DiscoveryDomain DiscoveryService ModerationDomain ModerationService Outbound OutboundTesting TextSearch \
        Uploads NIOCore
        """
    ),
    screenTests("Findie", "FeatureTestSupport FindieDomain DiscoveryDomain DeckScreens Uploads"),
    backendTests("PitchDeck", "Blobs GraphQL ModerationDomain ModerationService Outbound"),
    tests(
        "SupabaseTests",
        at: "RepoFinder/Supabase",
        """
        Supabase PostgREST \(backendParts) RepositoriesDomain RepositoriesService DiscoveryDomain RepoFinderService
        """
    ),
    tests("PitchDeckDomainTests", at: "PitchDeck/Domain", "PitchDeckDomain"),
    tests("DestinyDomainTests", at: "Destiny/Domain", "DestinyDomain Calls"),
    screenTests("Accounts", module: "AccountScreens", "AccountsDomain ModerationDomain"),
    screenTests("GitRepD", "\(screenParts) FeatureTestSupport"),
    screenTests("RepoFinder", "\(screenParts) FeatureTestSupport DiscoveryDomain DeckScreens"),
    screenTests("Destiny", "DestinyDomain"),
    screenTests("PitchDeck", "PitchDeckDomain"),

    tests(
        "ServerTests",
        at: "Server",
        """
        Server \(backendParts) DestinyDomain RepositoriesService Recommender Supabase SwiftUI WebUILive \
        AsyncHTTPClient Hummingbird HummingbirdTesting NIOEmbedded \(nio)
        """,
        resources: [.embedInCode("Operations/pitchdeck_ops.graphql")]
    ),
    tests(
        "ClientServerTests",
        at: "ClientServer",
        """
        Server Client \(backendParts) DestinyDomain DestinyService ModerationDomain ModerationService \
        RepositoriesDomain RepositoriesService DiscoveryDomain FindieDomain FindieService PitchDeckDomain \
        PitchDeckService GraphQL Uploads HummingbirdTesting OutboundTesting
        """
    ),
    tests("AstrologyCommandTests", at: "serendip/Astrology", "serendip Jyotish"),
    tests("OperationCommandTests", at: "serendip/Operations", "serendip Server Blobs Storage StorageTesting"),
]

let package = Package(
    name: "Serendip",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .executable(name: "serendip", targets: ["serendip"])
    ]
        + ["DestinyApp", "FindieApp", "GitRepDApp", "PitchDeckApp", "RepoFinderApp"]
        .map { .library(name: $0, targets: [$0]) },
    dependencies: [
        ("apple/swift-argument-parser", "1.8.0"), ("apple/swift-asn1", "1.6.0"), ("apple/swift-certificates", "1.21.0"),
        ("apple/swift-configuration", "1.4.0"), ("apple/swift-crypto", "4.5.0"), ("apple/swift-http-types", "1.8.0"),
        ("apple/swift-log", "1.16.0"), ("apple/swift-nio", "2.101.0"), ("apple/swift-nio-ssl", "2.37.0"),
        ("groue/GRDB.swift", "7.10.0"), ("hummingbird-project/hummingbird", "2.28.0"),
        ("swift-server/async-http-client", "1.37.0"), ("swift-server/swift-service-lifecycle", "2.13.0"),
        ("vapor/jwt-kit", "5.7.0"),
    ].map { .package(url: "https://github.com/\($0)", from: $1) },
    targets: platform + engines + subjects + server + testing
)

#if os(Linux)
package.dependencies.append(.package(path: "Packages/WebUI"))
#endif
