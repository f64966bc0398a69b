// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Destiny",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Destiny",
            targets: ["App"],
            bundleIdentifier: "org.serendip.destiny",
            displayVersion: "0.1",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .moon),
            accentColor: .presetColor(.yellow),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Serendip", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "DestinyApp", package: "Serendip")],
            path: "Sources"
        )
    ]
)
