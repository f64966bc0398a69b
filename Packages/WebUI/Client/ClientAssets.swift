/// What the browser loads, embedded in the binary.
package enum ClientAssets {
    package static var script: [UInt8] { PackageResources.webui_js }
    package static var styleSheet: [UInt8] { PackageResources.webui_css }
    package static var icons: [UInt8] { PackageResources.icons_svg }
}
