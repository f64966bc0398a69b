// swift-tools-version: 6.2
import PackageDescription

// MARK: Settings

/// Every target: Swift 6 mode, warnings are errors, the upcoming features we rely on.
let strict: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    + ["ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility"]
    .map { .enableUpcomingFeature($0) }

/// Views and view models.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Optimized in debug builds as well: tests wait for millions of rounds of these targets' loops.
let optimized = words("DestinyService DiscoveryService GraphQL Jyotish PostgREST Recommender TextSearch")

func settings(_ target: String) -> [SwiftSetting] {
    optimized.contains(target) ? strict + [.unsafeFlags(["-O"], .when(configuration: .debug))] : strict
}

// MARK: Dependencies

// Elsewhere Apple's frameworks are there, and a product of a package that is not named makes the manifest invalid.
#if os(Linux)
let isLinux = true
#else
let isLinux = false
#endif

/// The packages of others: where they are, from which version on, and the products that are used of them.
let packages: [(address: String, from: Version, products: String)] = [
    ("apple/swift-argument-parser", "1.8.0", "ArgumentParser"), ("apple/swift-asn1", "1.6.0", "SwiftASN1"),
    ("apple/swift-certificates", "1.21.0", "X509"), ("apple/swift-configuration", "1.4.0", "Configuration"),
    ("apple/swift-crypto", "4.5.0", "Crypto CryptoExtras"), ("apple/swift-http-types", "1.8.0", "HTTPTypes"),
    ("apple/swift-log", "1.16.0", "Logging"), ("apple/swift-nio", "2.101.0", "NIOCore NIOEmbedded NIOHTTP1 NIOPosix"),
    ("apple/swift-nio-ssl", "2.37.0", "NIOSSL"), ("groue/GRDB.swift", "7.10.0", "GRDB"),
    ("hummingbird-project/hummingbird", "2.28.0", "Hummingbird HummingbirdCore HummingbirdTesting"),
    ("swift-server/async-http-client", "1.37.0", "AsyncHTTPClient"),
    ("swift-server/swift-service-lifecycle", "2.13.0", "ServiceLifecycle UnixSignals"),
    ("vapor/jwt-kit", "5.7.0", "JWTKit"),
]

/// The products of ours that stand in for Apple's frameworks, and what runs them.
let webUI = words(
    """
    AVKit Charts PhotosUI SwiftUI WebUI WebUIClient WebUIGallery WebUILive WebUIOptimistic WebUIPreview WebUITesting \
    webui-gallery
    """
)

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// Targets of this package and products of others, by their names with spaces between them.
func needs(_ names: String) -> [Target.Dependency] {
    Set(words(names)).sorted().compactMap { name in
        if webUI.contains(name) { return isLinux ? .product(name: name, package: "WebUI") : nil }
        let package = packages.first { words($0.products).contains(name) }?.address.split(separator: "/")[1]
        return package.map { .product(name: name, package: String($0)) } ?? .byName(name: name)
    }
}

// MARK: Apps, and what they share

let nio = "NIOHTTP1 NIOPosix"
let backend = "Calls AccountData Storage AccountsDomain"
let backendTests = "Calls AccountsDomain AccountsService Storage StorageTesting Logging"
let screen = "DesignSystem Calls"
let phone = "SwiftUI AccountsDomain Calls Client DesignSystem"
let repositories = "RepositoriesDomain RepositoriesService"

enum Layer: CaseIterable { case domain, backend, screens, phone, domainTests, backendTests, screenTests }

/// An app is an entry here, by what each of its layers builds on besides what such a layer always does; how it is
/// made says `docs/new-app.md`.
let apps: KeyValuePairs<String, [Layer: String]> = [
    "GitRepD": [
        .screens: "RepositoriesDomain RepositoryScreens", .phone: "",
        .screenTests: "FeatureTestSupport RepositoriesDomain RepositoryScreens",
    ],
    "RepoFinder": [
        .backend: "\(repositories) GitHubAPI DiscoveryDomain DiscoveryService Recommender Outbound Logging",
        .screens: "DiscoveryDomain RepositoriesDomain RepositoryScreens DeckScreens Charts", .phone: "DiscoveryDomain",
        .screenTests: "FeatureTestSupport DiscoveryDomain RepositoriesDomain RepositoryScreens DeckScreens",
    ],
    "Destiny": [
        .domain: "", .domainTests: "Calls", .screens: "DestinyDomain", .screenTests: "DestinyDomain",
        .phone: "DestinyDomain", .backend: "Jyotish Outbound Places Crypto SwiftASN1 X509",
        .backendTests: "Jyotish Outbound OutboundTesting Places Crypto SwiftASN1 X509",
    ],
    "Findie": [
        .domain: "DiscoveryDomain Uploads", .phone: "FindieDomain",
        .backend: """
        AccountsService Blobs DiscoveryDomain DiscoveryService ModerationDomain Outbound Recommender TextSearch \
        Uploads Logging
        """,
        .backendTests: """
        Blobs DiscoveryDomain DiscoveryService ModerationDomain ModerationService Outbound OutboundTesting TextSearch \
        Uploads NIOCore
        """,
        .screens: "FindieDomain DiscoveryDomain DeckScreens Tables Uploads AVKit PhotosUI",
        .screenTests: "FeatureTestSupport FindieDomain DiscoveryDomain DeckScreens Uploads",
    ],
    "PitchDeck": [
        .domain: "AccountsDomain ModerationDomain Places Uploads", .domainTests: "",
        .screens: "PitchDeckDomain Tables", .screenTests: "PitchDeckDomain",
        .backend: """
        AccountsService Blobs GraphQL ModerationDomain ModerationService Outbound Tables TextSearch Uploads Crypto \
        CryptoExtras
        """,
        .backendTests: "Blobs GraphQL ModerationDomain ModerationService Outbound",
        .phone: "PitchDeckDomain AccountScreens ModerationDomain Crypto",
    ],
]

let shared: KeyValuePairs<String, [Layer: String]> = [
    "Accounts": [
        .domain: "", .backend: "Blobs Outbound Uploads Crypto CryptoExtras JWTKit Logging",
        .backendTests: "Blobs Outbound Uploads OutboundTesting AccountData Crypto JWTKit",
    ],
    "Moderation": [.domain: "", .backend: "", .backendTests: ""],
    "Repositories": [
        .domain: "", .backend: "GitHubAPI Outbound TextSearch Logging",
        .backendTests: "GitHubAPI Outbound TextSearch",
    ],
    "Discovery": [
        .domain: "RepositoriesDomain", .backend: "Recommender Logging",
        .backendTests: "\(repositories) RepoFinderService GitHubAPI Outbound Recommender",
    ],
]

// MARK: Files beside the sources

/// Files that become part of the program, by their targets: a few, as each 20 KB take a second to compile.
let embedded = [
    "DestinyService": "Safety/gate-concepts.txt", "FindieDomain": "Resources/tags.tsv",
    "Places": "cities.tsv codes.tsv", "ServerTests": "Operations/pitchdeck_ops.graphql",
    "PitchDeckService":
        "GraphQL/pitchdeck.graphql GraphQL/pitchdeck-extensions.graphql Samples/samples.tsv Search/meanings.tsv",
    "RepositoriesService": "Readme/emoji-shortcodes.tsv Readme/character-references.tsv",
    "DiscoveryServiceTests": "Fixtures/personas.tsv",
    "RepositoriesServiceTests": "Fixtures/queries.tsv Fixtures/catalogue-queries.tsv",
    "Server": """
    GraphQL/explorer.html GraphQL/explorer.css GraphQL/explorer.js Assets/site.css Assets/manifest.webmanifest \
    Assets/favicon.svg Assets/favicon.png Assets/account.svg Assets/account.png \
    \(apps.map { "Assets/\($0.key.lowercased()).svg Assets/\($0.key.lowercased()).png" }.joined(separator: " "))
    """,
]

/// Files and folders that lie beside the program.
let copied = [
    "DestinyService": "Safety/gate-weights.bin Understanding/subject-weights.bin", "DestinyServiceTests": "Fixtures",
    "FindieService": "Catalogue/starter-games.tsv Catalogue/played-games.tsv",
    "RepoFinderService": "Decks/starred-repositories.tsv",
    "RepositoriesService": "Catalogue/starter-catalogue.tsv Catalogue/ranked-catalogue.tsv",
]

/// What lies in a target's folder and is no part of it.
let notes = ["GraphQL": ["README.md"]]

func files(_ target: String) -> [Resource] {
    words(embedded[target] ?? "").map { .embedInCode($0) } + words(copied[target] ?? "").map { .copy($0) }
}

// MARK: Targets

func module(_ name: String, at path: String, _ names: String = "", _ chosen: [SwiftSetting]? = nil) -> Target {
    .target(
        name: name,
        dependencies: needs(names),
        path: path,
        exclude: notes[name] ?? [],
        resources: files(name),
        swiftSettings: chosen ?? settings(name)
    )
}

/// Views with their words in `Resources`.
func screens(_ name: String, at path: String, _ names: String) -> Target {
    let screens = module(name, at: path, "SwiftUI \(names)", onMainActor)
    screens.resources = [.process("Resources")]
    return screens
}

func tests(_ name: String, at path: String, _ names: String, _ settings: [SwiftSetting] = strict) -> Target {
    .testTarget(name: name, dependencies: needs(names), path: path, resources: files(name), swiftSettings: settings)
}

func screenTests(_ name: String, at path: String, _ names: String) -> Target {
    let tests = tests(name, at: path, "Calls DesignSystem WebUITesting \(names)", onMainActor)
    tests.exclude = ["Snapshots"]
    return tests
}

func program(_ name: String, at path: String, _ names: String) -> Target {
    .executableTarget(name: name, dependencies: needs(names), path: path, swiftSettings: strict)
}

func targets(of subject: String, _ layers: [Layer: String]) -> [Target] {
    let (sources, tested, service) = ("Sources/\(subject)", "Tests/\(subject)", "\(subject)Service")
    let domain = layers[.domain] == nil ? "" : "\(subject)Domain"
    return Layer.allCases.compactMap { layer in
        guard let names = layers[layer] else { return nil }
        return switch layer {
        // Models, service protocols, calls and errors; Foundation only.
        case .domain: module(domain, at: "\(sources)/Domain", "Calls \(names)")
        // Services over stores.
        case .backend: module(service, at: "\(sources)/Backend", "\(backend) \(domain) \(names)")
        // Views and view models; `import SwiftUI` is WebUI on Linux and Apple's elsewhere.
        case .screens: screens(subject, at: "\(sources)/Screens", "\(screen) \(names)")
        // What `Apps/<App>.swiftpm` shows.
        case .phone:
            module("\(subject)App", at: "\(sources)/Phone", "\(phone) \(subject) \(names)", onMainActor)
        case .domainTests: tests("\(domain)Tests", at: "\(tested)/Domain", "\(domain) \(names)")
        case .backendTests:
            tests("\(service)Tests", at: "\(tested)/Backend", "\(backendTests) \(domain) \(service) \(names)")
        case .screenTests: screenTests("\(subject)Tests", at: "\(tested)/Screens", "\(subject) \(names)")
        }
    }
}

/// The apps' modules of one layer, with spaces between them.
func modules(_ layer: Layer, ending: String) -> String {
    apps.filter { $0.value[layer] != nil }.map { $0.key + ending }.joined(separator: " ")
}

let domains = "AccountsDomain ModerationDomain RepositoriesDomain DiscoveryDomain \(modules(.domain, ending: "Domain"))"
let services = modules(.backend, ending: "Service")
let supabase = "\(repositories) PostgREST DiscoveryDomain RepoFinderService"

let platform: [Target] = [
    module("AccountData", at: "Sources/Accounts/Data", "Calls AccountsDomain Storage"),
    screens("AccountScreens", at: "Sources/Accounts/Screens", "\(screen) AccountsDomain ModerationDomain PhotosUI"),
    module("GitHubAPI", at: "Sources/Repositories/GitHub", "RepositoriesDomain Outbound Logging"),
    screens(
        "RepositoryScreens",
        at: "Sources/Repositories/Screens",
        "\(screen) RepositoriesDomain WebUIOptimistic Tables"
    ),
    module(
        "DeckScreens",
        at: "Sources/Discovery/Screens",
        "SwiftUI Calls DesignSystem DiscoveryDomain WebUIOptimistic",
        onMainActor
    ),
    module("Supabase", at: "Sources/RepoFinder/Supabase", "\(supabase) \(backend) AccountsService Crypto"),

    module("Calls", at: "Sources/Platform/Calls"),
    module("Storage", at: "Sources/Platform/Storage", "CPostgres GRDB Logging"),
    module("Outbound", at: "Sources/Platform/Outbound", "AsyncHTTPClient NIOCore NIOSSL \(nio)"),
    module("TextSearch", at: "Sources/Platform/TextSearch"),
    module("Tables", at: "Sources/Platform/Tables"),
    module("Places", at: "Sources/Platform/Places"),
    module("Uploads", at: "Sources/Platform/Uploads", "Calls"),
    module("Blobs", at: "Sources/Platform/Blobs", "Outbound Crypto"),
    module("PostgREST", at: "Sources/Platform/PostgREST", "Calls"),
    module(
        "Client",
        at: "Sources/Platform/Client",
        "Calls Uploads GRDB AccountsDomain RepositoriesDomain PitchDeckDomain"
    ),
    screens("DesignSystem", at: "Sources/Platform/DesignSystem", ""),
    .systemLibrary(name: "CPostgres", path: "Sources/Platform/CPostgres", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/Platform/CZlib", providers: [.apt(["zlib1g-dev"])]),

    // Pure computing: no I/O, nothing of ours.
    module("Jyotish", at: "Sources/Engines/Jyotish", "CNova"),
    module("Recommender", at: "Sources/Engines/Recommender", "CVectorKernels"),
    module("GraphQL", at: "Sources/Engines/GraphQL"),
    .systemLibrary(name: "CNova", path: "Sources/Engines/CNova", providers: [.apt(["libnova-dev"])]),
    module("CVectorKernels", at: "Sources/Engines/CVectorKernels"),
]

let server: [Target] = [
    module(
        "Server",
        at: "Sources/Server",
        """
        \(domains) \(services) \(modules(.screens, ending: "")) Calls Storage Blobs Outbound Uploads GitHubAPI GraphQL \
        DesignSystem CZlib AccountData AccountsService AccountScreens ModerationService RepositoriesService PostgREST \
        Supabase WebUILive WebUIGallery Crypto Hummingbird HummingbirdCore HTTPTypes Logging NIOCore ServiceLifecycle \
        UnixSignals \(nio)
        """
    ),
    program(
        "serendip",
        at: "Sources/serendip",
        """
        Server AccountsDomain Blobs DestinyDomain DestinyService DiscoveryDomain FindieDomain GraphQL \
        ModerationDomain PitchDeckDomain PitchDeckService Jyotish Places Recommender Storage ArgumentParser Configuration Crypto Logging
        """
    ),
]

let testing: [Target] = [
    // A database of each engine; what bin/crash kills; services in memory that the screens' tests share.
    module("OutboundTesting", at: "Tests/Support/OutboundTesting", "NIOCore \(nio)"),
    module("StorageTesting", at: "Tests/Support/StorageTesting", "Storage CPostgres"),
    program("StorageTrials", at: "Tests/Support/StorageTrials", "Storage"),
    module(
        "FeatureTestSupport",
        at: "Tests/Support/FeatureTestSupport",
        "Calls DesignSystem RepositoriesDomain RepositoryScreens DiscoveryDomain",
        onMainActor
    ),
    screenTests("AccountScreensTests", at: "Tests/Accounts/Screens", "AccountScreens AccountsDomain ModerationDomain"),
    tests("CallsTests", at: "Tests/Platform/Calls", "Calls AccountsDomain RepositoriesDomain DiscoveryDomain"),
    tests("StorageTests", at: "Tests/Platform/Storage", "Storage StorageTesting GRDB"),
    tests("BlobsTests", at: "Tests/Platform/Blobs", "Blobs Outbound"),
    tests("UploadsTests", at: "Tests/Platform/Uploads", "Uploads"),
    tests("TablesTests", at: "Tests/Platform/Tables", "Tables"),
    tests("PostgRESTTests", at: "Tests/Platform/PostgREST", "PostgREST Calls"),
    tests("OutboundTests", at: "Tests/Platform/Outbound", "Outbound OutboundTesting Logging NIOCore NIOSSL \(nio)"),
    tests("ClientTests", at: "Tests/Platform/Client", "Client \(backendTests) \(repositories)"),
    tests("JyotishTests", at: "Tests/Engines/Jyotish", "Jyotish Places"),
    tests("RecommenderTests", at: "Tests/Engines/Recommender", "Recommender"),
    tests("GraphQLTests", at: "Tests/Engines/GraphQL", "GraphQL"),
    tests(
        "GitHubAPITests",
        at: "Tests/Repositories/GitHub",
        "GitHubAPI RepositoriesDomain Outbound OutboundTesting Logging NIOCore"
    ),
    tests("SupabaseTests", at: "Tests/RepoFinder/Supabase", "Supabase \(supabase) \(backendTests)"),
    tests(
        "ServerTests",
        at: "Tests/Server",
        """
        Server \(backendTests) DestinyDomain RepositoriesService Recommender Supabase SwiftUI WebUILive \
        AsyncHTTPClient Hummingbird HummingbirdTesting NIOEmbedded \(nio)
        """
    ),
    tests(
        "ClientServerTests",
        at: "Tests/ClientServer",
        """
        Server Client \(backendTests) \(domains) \(services) ModerationService RepositoriesService GraphQL Uploads \
        PitchDeck PitchDeckApp HummingbirdTesting OutboundTesting
        """
    ),
    tests("AstrologyCommandTests", at: "Tests/serendip/Astrology", "serendip Jyotish Places"),
    tests(
        "OperationCommandTests",
        at: "Tests/serendip/Operations",
        "serendip Server Blobs Storage StorageTesting ArgumentParser"
    ),
]

/// WebUI's suites beside ours, so that one build has all; its own package has them, too.
func webUITests(_ name: String, _ names: String) -> Target {
    tests(name, at: "Packages/WebUI/Tests/\(name)", "\(names) SwiftUI WebUI", onMainActor)
}

let webUITesting: [Target] = [
    webUITests("WebUITests", "AVKit PhotosUI WebUITesting"),
    webUITests("ChartsTests", "Charts WebUITesting"),
    webUITests("WebUIPreviewTests", "WebUIPreview webui-gallery"),
    webUITests("WebUILiveTests", "WebUIClient WebUILive WebUIOptimistic WebUITesting"),
]

let phoneApps = apps.filter { $0.value[.phone] != nil }.map { "\($0.key)App" }

let package = Package(
    name: "Serendip",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.executable(name: "serendip", targets: ["serendip"])]
        + phoneApps.map { .library(name: $0, targets: [$0]) },
    dependencies: packages.map { .package(url: "https://github.com/\($0.address)", from: $0.from) }
        + (isLinux ? [.package(path: "Packages/WebUI")] : []),
    targets: (Array(shared) + Array(apps)).flatMap(targets) + platform + server + testing
        + (isLinux ? webUITesting : [])
)
