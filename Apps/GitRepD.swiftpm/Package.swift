// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "GitRepD",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "GitRepD",
            targets: ["App"],
            bundleIdentifier: "org.serendip.gitrepd",
            displayVersion: "0.1",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf),
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
            dependencies: [.product(name: "GitRepDApp", package: "Serendip")],
            path: "Sources"
        )
    ]
)
