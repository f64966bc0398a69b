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
            swiftSettings: .strict
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
        .library(name: "GitRepDApp", targets: ["GitRepDApp"]),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .domain("Endpoints", folder: "Endpoints"),
        .domain("AccountsDomain", folder: "Accounts", dependencies: ["Endpoints"]),
        .domain("RepositoriesDomain", folder: "Repositories", dependencies: ["Endpoints"]),

        .engine("Jyotish", dependencies: ["CNova"], resources: [.embedInCode("Places/cities.tsv")]),
        .systemLibrary(name: "CNova", path: "Sources/CNova", providers: [.apt(["libnova-dev"])]),
        .target(name: "CVectorKernels", path: "Sources/CVectorKernels"),
        .engine("Recommender", dependencies: ["CVectorKernels"]),

        .infrastructure(
            "Storage",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .infrastructure(
            "Outbound",
            dependencies: [
                "RepositoriesDomain",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        .infrastructure("Remote", dependencies: ["Endpoints", "AccountsDomain", "RepositoriesDomain"]),
        .infrastructure(
            "Device",
            dependencies: ["Endpoints", "RepositoriesDomain", .product(name: "GRDB", package: "GRDB.swift")]
        ),

        .service(
            "AccountsService",
            folder: "Accounts",
            dependencies: ["Endpoints", "AccountsDomain", "Storage", .product(name: "Crypto", package: "swift-crypto")]
        ),
        .service(
            "RepositoriesService",
            folder: "Repositories",
            dependencies: [
                "Endpoints", "AccountsDomain", "RepositoriesDomain", "Storage", "Outbound",
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.embedInCode("Starter/starter-catalogue.tsv")]
        ),

        .feature("DesignSystem", dependencies: [], resources: [.process("Resources")]),
        .feature(
            "GitRepD",
            dependencies: ["DesignSystem", "Endpoints", "RepositoriesDomain"],
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

        .target(
            name: "Server",
            dependencies: [
                "Endpoints", "AccountsDomain", "RepositoriesDomain", "Storage", "Outbound", "AccountsService",
                "RepositoriesService", "DesignSystem", "GitRepD",
                "CZlib",
                .product(name: "WebUILive", package: "WebUI"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            resources: [
                .embedInCode("Assets/site.css"), .embedInCode("Assets/favicon.svg"),
                .embedInCode("Assets/gitrepd.svg"), .embedInCode("Assets/manifest.webmanifest"),
            ],
            swiftSettings: .strict
        ),
        .systemLibrary(name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
        .executableTarget(
            name: "serendip",
            dependencies: [
                "Server", "Jyotish", "Recommender",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: .strict
        ),
        .tests("EndpointsTests", dependencies: ["Endpoints", "AccountsDomain", "RepositoriesDomain"]),
        .tests("JyotishTests", dependencies: ["Jyotish"]),
        .tests("AstrologyCommandTests", dependencies: ["serendip", "Jyotish"]),
        .tests("RecommenderTests", dependencies: ["Recommender"]),
        .tests("StorageTests", dependencies: ["Storage"]),
        .tests(
            "OutboundTests",
            dependencies: [
                "Outbound", "RepositoriesDomain",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .tests("AccountsServiceTests", dependencies: ["AccountsService", "AccountsDomain", "Storage"]),
        .tests(
            "RepositoriesServiceTests",
            dependencies: [
                "RepositoriesService", "RepositoriesDomain", "AccountsDomain", "AccountsService", "Endpoints",
                "Outbound",
                "Storage", .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .tests(
            "DeviceTests",
            dependencies: [
                "Device", "RepositoriesDomain", "Endpoints", "AccountsDomain", "AccountsService", "RepositoriesService",
                "Storage",
            ]
        ),
        .tests(
            "ServerTests",
            dependencies: [
                "Server", "Endpoints", "AccountsDomain", "RepositoriesService",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "SwiftUI", package: "WebUI", condition: .when(platforms: [.linux])),
                .product(name: "WebUILive", package: "WebUI", condition: .when(platforms: [.linux])),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
        .tests(
            "ClientServerTests",
            dependencies: [
                "Server", "Remote", "Device", "AccountsDomain", "RepositoriesDomain", "RepositoriesService",
                "Endpoints",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
        .testTarget(
            name: "GitRepDTests",
            dependencies: [
                "GitRepD", "DesignSystem", "RepositoriesDomain", "Endpoints",
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
