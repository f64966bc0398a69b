/// The version that `/readyz` and the API's document tell.
package enum ServerVersion {
    package static let current = "0.1.0"
}
