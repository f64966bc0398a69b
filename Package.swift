// swift-tools-version: 6.2
import PackageDescription

extension [SwiftSetting] {
    /// Every target: Swift 6 mode, warnings are errors, the upcoming features we rely on.
    static var strict: [SwiftSetting] {
        [
            .swiftLanguageMode(.v6),
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
    }
}

extension Target {
    /// Models, service protocols and endpoints of one subject; Foundation only.
    static func domain(_ name: String, folder: String, dependencies: [Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Sources/Domain/\(folder)", swiftSettings: .strict)
    }

    static func infrastructure(_ name: String, dependencies: [Dependency]) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/Infrastructure/\(name)",
            swiftSettings: .strict
        )
    }

    /// Pure computing of one subject: no I/O, nothing of ours.
    static func engine(_ name: String, dependencies: [Dependency] = [], resources: [Resource] = []) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/Engines/\(name)",
            resources: resources,
            // Optimized in debug builds as well: tests wait for millions of rounds of their loops.
            swiftSettings: .strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]
        )
    }

    /// The backend of one subject.
    static func service(
        _ name: String,
        folder: String,
        dependencies: [Dependency],
        resources: [Resource] = []
    ) -> Target {
        .target(
            name: name,
            dependencies: dependencies,
            path: "Sources/Services/\(folder)",
            resources: resources,
            swiftSettings: .strict
        )
    }

    /// Views and view models, on the main actor; `import SwiftUI` is WebUI on Linux and Apple's elsewhere.
    static func feature(_ name: String, dependencies: [Dependency], resources: [Resource] = []) -> Target {
        .target(
            name: name,
            dependencies: dependencies + [
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux]))
            ],
            path: "Sources/Features/\(name)",
            resources: resources,
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        )
    }

    static func tests(_ name: String, dependencies: [Dependency], resources: [Resource] = []) -> Target {
        .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: .strict)
    }
}

let package = Package(
    name: "Serendip",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .executable(name: "serendip", targets: ["serendip"]),
        .library(name: "DestinyApp", targets: ["DestinyApp"]),
        .library(name: "GitRepDApp", targets: ["GitRepDApp"]),
        .library(name: "RepoFinderApp", targets: ["RepoFinderApp"]),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
    ],
    targets: [
        .domain("Endpoints", folder: "Endpoints"),
        .domain("AccountsDomain", folder: "Accounts", dependencies: ["Endpoints"]),
        .domain("ModerationDomain", folder: "Moderation", dependencies: ["Endpoints"]),
        .domain("RepositoriesDomain", folder: "Repositories", dependencies: ["Endpoints"]),
        .domain("DiscoveryDomain", folder: "Discovery", dependencies: ["Endpoints", "RepositoriesDomain"]),
        .domain("AstrologyDomain", folder: "Astrology", dependencies: ["Endpoints"]),

        .engine("Jyotish", dependencies: ["CNova"], resources: [.embedInCode("Places/cities.tsv")]),
        .systemLibrary(name: "CNova", path: "Sources/CNova", providers: [.apt(["libnova-dev"])]),
        .target(name: "CVectorKernels", path: "Sources/CVectorKernels"),
        .engine("Recommender", dependencies: ["CVectorKernels"]),
        .engine("GraphQL"),

        .systemLibrary(name: "CPostgres", path: "Sources/CPostgres", providers: [.apt(["libpq-dev"])]),
        .infrastructure(
            "Storage",
            dependencies: [
                "CPostgres",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .infrastructure(
            "Outbound",
            dependencies: [
                "RepositoriesDomain",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "JWTKit", package: "jwt-kit"),
            ]
        ),
        .infrastructure("Blobs", dependencies: ["Outbound", .product(name: "Crypto", package: "swift-crypto")]),
        .infrastructure(
            "Remote",
            dependencies: [
                "Endpoints", "AccountsDomain", "ModerationDomain", "RepositoriesDomain", "DiscoveryDomain",
                "AstrologyDomain",
            ]
        ),
        .infrastructure(
            "Device",
            dependencies: ["Endpoints", "RepositoriesDomain", .product(name: "GRDB", package: "GRDB.swift")]
        ),

        .service(
            "PersonalRecords",
            folder: "PersonalRecords",
            dependencies: ["Endpoints", "AccountsDomain", "Storage"]
        ),
        .service(
            "AccountsService",
            folder: "Accounts",
            dependencies: [
                "Endpoints", "AccountsDomain", "Blobs", "Outbound", "PersonalRecords", "Storage",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .service(
            "ModerationService",
            folder: "Moderation",
            dependencies: ["Endpoints", "AccountsDomain", "ModerationDomain", "PersonalRecords", "Storage"]
        ),
        .service(
            "AstrologyService",
            folder: "Astrology",
            dependencies: [
                "Endpoints", "AccountsDomain", "AstrologyDomain", "PersonalRecords", "Jyotish", "Storage",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ]
        ),
        .service(
            "RepositoriesService",
            folder: "Repositories",
            dependencies: [
                "Endpoints", "AccountsDomain", "RepositoriesDomain", "PersonalRecords", "Storage", "Outbound",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.embedInCode("Starter/starter-catalogue.tsv")]
        ),
        .service(
            "DiscoveryService",
            folder: "Discovery",
            dependencies: [
                "Endpoints", "AccountsDomain", "RepositoriesDomain", "DiscoveryDomain", "PersonalRecords",
                "Recommender",
                "Storage", "Outbound", "RepositoriesService",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        .feature("DesignSystem", dependencies: [], resources: [.process("Resources")]),
        .feature(
            "AccountScreens",
            dependencies: [
                "DesignSystem", "Endpoints", "AccountsDomain", "ModerationDomain",
                .product(name: "PhotosUI", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            resources: [.process("Resources")]
        ),
        .feature(
            "RepositoryScreens",
            dependencies: ["DesignSystem", "Endpoints", "RepositoriesDomain"],
            resources: [.process("Resources")]
        ),
        .feature(
            "GitRepD",
            dependencies: ["DesignSystem", "Endpoints", "RepositoriesDomain", "RepositoryScreens"],
            resources: [.process("Resources")]
        ),
        .feature(
            "RepoFinder",
            dependencies: [
                "DesignSystem", "DiscoveryDomain", "Endpoints", "RepositoriesDomain", "RepositoryScreens",
                .product(name: "Charts", package: "WebUI", condition: .when(platforms: [.linux])),
                .product(name: "WebUIOptimistic", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            resources: [.process("Resources")]
        ),
        .feature(
            "Destiny",
            dependencies: ["AstrologyDomain", "DesignSystem", "Endpoints"],
            resources: [.process("Resources")]
        ),

        // GitRepD as an app of a phone: the composition that Apps/GitRepD.swiftpm shows.
        .target(
            name: "GitRepDApp",
            dependencies: [
                "AccountsDomain", "DesignSystem", "Device", "GitRepD", "Remote",
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/Apps/GitRepDApp",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),

        // Destiny as an app of a phone: the composition that Apps/Destiny.swiftpm shows.
        .target(
            name: "DestinyApp",
            dependencies: [
                "AccountsDomain", "AstrologyDomain", "DesignSystem", "Destiny", "Endpoints", "Remote",
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/Apps/DestinyApp",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),

        // RepoFinder as an app of a phone: the composition that Apps/RepoFinder.swiftpm shows.
        .target(
            name: "RepoFinderApp",
            dependencies: [
                "AccountsDomain", "DesignSystem", "Device", "DiscoveryDomain", "Endpoints", "Remote", "RepoFinder",
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/Apps/RepoFinderApp",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),

        .target(
            name: "Server",
            dependencies: [
                "Endpoints", "AccountsDomain", "ModerationDomain", "RepositoriesDomain", "DiscoveryDomain",
                "AstrologyDomain", "AstrologyService", "Blobs", "Storage",
                "Outbound", "AccountsService", "ModerationService", "RepositoriesService", "DiscoveryService",
                "DesignSystem", "AccountScreens", "Destiny", "GitRepD", "RepoFinder",
                "CZlib",
                .product(name: "WebUILive", package: "WebUI"),
                // Mounted in debug builds.
                .product(name: "WebUIGallery", package: "WebUI"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            resources: [
                .embedInCode("Assets/site.css"), .embedInCode("Assets/favicon.svg"),
                .embedInCode("Assets/gitrepd.svg"), .embedInCode("Assets/repofinder.svg"),
                .embedInCode("Assets/account.svg"), .embedInCode("Assets/destiny.svg"),
                .embedInCode("Assets/favicon.png"), .embedInCode("Assets/gitrepd.png"),
                .embedInCode("Assets/repofinder.png"), .embedInCode("Assets/account.png"),
                .embedInCode("Assets/destiny.png"),
                .embedInCode("Assets/manifest.webmanifest"),
            ],
            swiftSettings: .strict
        ),
        .systemLibrary(name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
        .executableTarget(
            name: "serendip",
            dependencies: [
                "Server", "AccountsDomain", "Blobs", "DiscoveryDomain", "GraphQL", "ModerationDomain", "Jyotish",
                "Recommender", "Storage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: .strict
        ),
        .tests(
            "EndpointsTests",
            dependencies: ["Endpoints", "AccountsDomain", "RepositoriesDomain", "DiscoveryDomain"]
        ),
        .tests("AstrologyDomainTests", dependencies: ["AstrologyDomain", "Endpoints"]),
        .tests("JyotishTests", dependencies: ["Jyotish"]),
        .tests("AstrologyCommandTests", dependencies: ["serendip", "Jyotish"]),
        .tests("OperationCommandTests", dependencies: ["serendip", "Server", "Blobs", "Storage", "StorageTesting"]),
        .tests("RecommenderTests", dependencies: ["Recommender"]),
        .tests("GraphQLTests", dependencies: ["GraphQL"]),
        // A database of each engine for the tests of stores.
        .target(
            name: "StorageTesting",
            dependencies: ["Storage", "CPostgres"],
            path: "Tests/StorageTesting",
            swiftSettings: .strict
        ),
        // What bin/crash kills and bin/measure-storage measures.
        .executableTarget(
            name: "StorageTrials",
            dependencies: ["Storage"],
            path: "Tests/StorageTrials",
            swiftSettings: .strict
        ),
        .tests(
            "StorageTests",
            dependencies: ["Storage", "StorageTesting", .product(name: "GRDB", package: "GRDB.swift")]
        ),
        .tests("BlobsTests", dependencies: ["Blobs", "Outbound"]),
        .tests(
            "OutboundTests",
            dependencies: [
                "Outbound", "RepositoriesDomain",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "JWTKit", package: "jwt-kit"),
            ]
        ),
        .tests(
            "AccountsServiceTests",
            dependencies: [
                "AccountsService", "AccountsDomain", "Blobs", "Outbound", "PersonalRecords", "Endpoints", "Storage",
                "StorageTesting", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .tests(
            "ModerationServiceTests",
            dependencies: [
                "ModerationService", "ModerationDomain", "AccountsDomain", "AccountsService", "Storage",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "AstrologyServiceTests",
            dependencies: [
                "AstrologyService", "AstrologyDomain", "AccountsDomain", "AccountsService", "Endpoints", "Jyotish",
                "Storage", "StorageTesting",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            resources: [
                .embedInCode("Fixtures/questions.tsv"), .embedInCode("Fixtures/dangerous.tsv"),
                .embedInCode("Fixtures/injections.tsv"),
            ],
            swiftSettings: .strict
        ),
        .tests(
            "RepositoriesServiceTests",
            dependencies: [
                "RepositoriesService", "RepositoriesDomain", "AccountsDomain", "AccountsService", "Endpoints",
                "Outbound",
                "Storage", "StorageTesting", .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .tests(
            "DiscoveryServiceTests",
            dependencies: [
                "DiscoveryService", "DiscoveryDomain", "RepositoriesService", "RepositoriesDomain", "AccountsDomain",
                "AccountsService", "Endpoints", "Outbound", "Recommender", "Storage", "StorageTesting",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .tests(
            "DeviceTests",
            dependencies: [
                "Device", "RepositoriesDomain", "Endpoints", "AccountsDomain", "AccountsService", "RepositoriesService",
                "Storage", .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .tests(
            "ServerTests",
            dependencies: [
                "Server", "Endpoints", "AccountsDomain", "AccountsService", "AstrologyDomain", "Recommender",
                "RepositoriesService", "Storage", "StorageTesting",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux])),
                .product(name: "WebUILive", package: "WebUI", condition: .when(platforms: [.linux])),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .tests(
            "ClientServerTests",
            dependencies: [
                "Server", "Remote", "Device", "AccountsDomain", "AccountsService", "AstrologyDomain",
                "AstrologyService",
                "ModerationDomain", "ModerationService", "RepositoriesDomain",
                "RepositoriesService",
                "DiscoveryDomain",
                "Endpoints",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
        // Services in memory that the features' tests share.
        .target(
            name: "FeatureTestSupport",
            dependencies: ["DesignSystem", "DiscoveryDomain", "Endpoints", "RepositoriesDomain", "RepositoryScreens"],
            path: "Tests/FeatureTestSupport",
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "RepoFinderTests",
            dependencies: [
                "RepoFinder", "DesignSystem", "DiscoveryDomain", "Endpoints", "FeatureTestSupport",
                "RepositoriesDomain", "RepositoryScreens",
                .product(name: "WebUITesting", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Snapshots"],
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "AccountScreensTests",
            dependencies: [
                "AccountScreens", "AccountsDomain", "DesignSystem", "Endpoints", "ModerationDomain",
                .product(name: "WebUITesting", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Snapshots"],
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "GitRepDTests",
            dependencies: [
                "GitRepD", "DesignSystem", "Endpoints", "FeatureTestSupport", "RepositoriesDomain", "RepositoryScreens",
                .product(name: "WebUITesting", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Snapshots"],
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "DestinyTests",
            dependencies: [
                "Destiny", "DesignSystem", "AstrologyDomain", "Endpoints",
                .product(name: "WebUITesting", package: "WebUI", condition: .when(platforms: [.linux])),
            ],
            exclude: ["Snapshots"],
            swiftSettings: .strict + [.defaultIsolation(MainActor.self)]
        ),
    ]
)

#if os(Linux)
package.dependencies.append(.package(path: "Packages/WebUI"))
#endif
