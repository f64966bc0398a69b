// swift-tools-version: 6.2
import PackageDescription

extension [SwiftSetting] {
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

    static var mainActor: [SwiftSetting] { strict + [.defaultIsolation(MainActor.self)] }

    /// Optimized in debug builds as well: every test of a page waits for the graph, which is twenty times slower without.
    static var graph: [SwiftSetting] { mainActor + [.unsafeFlags(["-O"], .when(configuration: .debug))] }
}

let package = Package(
    name: "WebUI",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "WebUI", targets: ["WebUI"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "WebUIOptimistic", targets: ["WebUIOptimistic"]),
        .library(name: "WebUIClient", targets: ["WebUIClient"]),
        .library(name: "WebUILive", targets: ["WebUILive"]),
        .library(name: "WebUIPreview", targets: ["WebUIPreview"]),
        .library(name: "WebUIGallery", targets: ["WebUIGallery"]),
        .executable(name: "webui-gallery", targets: ["webui-gallery"]),
        .library(name: "WebUITesting", targets: ["WebUITesting"]),
    ],
    targets: [
        .target(name: "WebUI", swiftSettings: .graph),
        .target(name: "SwiftUI", dependencies: ["WebUI"], swiftSettings: .mainActor),
        .target(name: "Charts", dependencies: ["WebUI"], swiftSettings: .mainActor),
        .target(name: "PhotosUI", dependencies: ["WebUI"], swiftSettings: .mainActor),
        .target(name: "AVKit", dependencies: ["WebUI"], swiftSettings: .mainActor),
        .target(name: "WebUIOptimistic", dependencies: ["SwiftUI", "WebUI"], swiftSettings: .mainActor),
        .target(
            name: "WebUIClient",
            path: "Client",
            resources: [
                .embedInCode("script"), .embedInCode("rare"), .embedInCode("worker.js"), .embedInCode("webui.css"),
                .embedInCode("icons.svg"),
            ],
            swiftSettings: .strict
        ),
        .target(name: "WebUILive", dependencies: ["WebUI", "WebUIClient"], swiftSettings: .graph),
        .target(name: "WebUIPreview", dependencies: ["WebUI", "WebUILive"], swiftSettings: .mainActor),
        .target(
            name: "WebUIGallery",
            dependencies: ["Charts", "PhotosUI", "SwiftUI", "WebUI", "WebUILive", "WebUIOptimistic"],
            swiftSettings: .mainActor
        ),
        .executableTarget(
            name: "webui-gallery",
            dependencies: ["WebUIGallery", "WebUIPreview"],
            swiftSettings: .mainActor
        ),
        .target(name: "WebUITesting", dependencies: ["WebUI", "WebUIClient", "WebUILive"], swiftSettings: .mainActor),
        .testTarget(
            name: "WebUITests",
            dependencies: ["AVKit", "PhotosUI", "SwiftUI", "WebUI", "WebUITesting"],
            swiftSettings: .mainActor
        ),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "SwiftUI", "WebUI", "WebUITesting"],
            swiftSettings: .mainActor
        ),
        .testTarget(
            name: "WebUIPreviewTests",
            dependencies: ["SwiftUI", "WebUI", "WebUIPreview"],
            swiftSettings: .mainActor
        ),
        .testTarget(
            name: "WebUILiveTests",
            dependencies: ["SwiftUI", "WebUI", "WebUIClient", "WebUILive", "WebUIOptimistic", "WebUITesting"],
            swiftSettings: .mainActor
        ),
    ]
)
