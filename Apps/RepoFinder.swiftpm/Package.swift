// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "RepoFinder",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "RepoFinder",
            targets: ["App"],
            bundleIdentifier: "org.serendip.repofinder",
            displayVersion: "0.1",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .magicWand),
            accentColor: .presetColor(.indigo),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Serendip", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RepoFinderApp", package: "Serendip")],
            path: "Sources"
        )
    ]
)
