// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "PitchDeck",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "PitchDeck",
            targets: ["App"],
            bundleIdentifier: "org.serendip.pitchdeck",
            displayVersion: "0.1",
            bundleVersion: "1",
            appIcon: .asset("AppIcon"),
            accentColor: .presetColor(.teal),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            capabilities: [
                .outgoingNetworkConnections(),
                .localNetwork(purposeString: "PitchDeck reaches your Serendip server where that is on this network."),
            ],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Serendip", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "PitchDeckApp", package: "Serendip")],
            path: "Sources",
            resources: [.process("Assets.xcassets"), .copy("PrivacyInfo.xcprivacy")]
        )
    ]
)
