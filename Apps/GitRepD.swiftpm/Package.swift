// swift-tools-version: 6.2
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
            appIcon: .asset("AppIcon"),
            accentColor: .presetColor(.yellow),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            capabilities: [
                .outgoingNetworkConnections(),
                .localNetwork(purposeString: "GitRepD reaches your Serendip server where that is on this network."),
            ],
            additionalInfoPlistContentFilePath: "Info.plist"
        )
    ],
    dependencies: [.package(name: "Serendip", path: "../..")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "GitRepDApp", package: "Serendip")],
            path: "Sources",
            resources: [.process("Assets.xcassets"), .copy("PrivacyInfo.xcprivacy")]
        )
    ]
)
