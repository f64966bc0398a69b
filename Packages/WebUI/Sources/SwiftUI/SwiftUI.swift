// Apple's SwiftUI brings these along: view files written for it use `CGFloat`, `URL` and `@Observable` without another import.
@_exported public import Foundation
@_exported public import Observation
@_exported public import WebUI
