// swift-tools-version: 6.2
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
            appIcon: .asset("AppIcon"),
            accentColor: .presetColor(.yellow),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            capabilities: [
                .outgoingNetworkConnections(),
                .localNetwork(purposeString: "Destiny reaches your Serendip server where that is on this network."),
                .photoLibraryAdd(purposeString: "Destiny adds a match's picture to your photos when you say so."),
            ],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Serendip", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "DestinyApp", package: "Serendip")],
            path: "Sources",
            resources: [.process("Assets.xcassets"), .copy("PrivacyInfo.xcprivacy")]
        )
    ]
)
