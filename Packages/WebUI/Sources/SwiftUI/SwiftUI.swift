// Apple's SwiftUI brings Foundation along: view files written for it use `CGFloat` and `URL` without another import.
@_exported public import Foundation
@_exported public import WebUI
