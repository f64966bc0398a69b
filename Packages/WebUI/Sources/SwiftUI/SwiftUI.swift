@_exported public import WebUI
