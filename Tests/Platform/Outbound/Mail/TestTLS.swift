import NIOSSL

/// A certificate for `localhost` that nobody trusts but who is told to; its key is no secret.
enum TestTLS {
    static func server() throws -> NIOSSLContext {
        try NIOSSLContext(
            configuration: .makeServerConfiguration(
                certificateChain: [.certificate(try certificate())],
                privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
            )
        )
    }

    static func certificate() throws -> NIOSSLCertificate {
        try NIOSSLCertificate(bytes: Array(chain.utf8), format: .pem)
    }

    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpyx65m6tEtxD1JAF
        fOR4IY7otQbpy1I6LM7KzCHXnlahRANCAAS8tHcSKZyo/h5RWzS1RCC6aPVmOiLL
        I7zzVm1YfxybuG73pxd83xbOrarwXuZm0MFzNWKA+Qg2INAQ7jomSpxC
        -----END PRIVATE KEY-----
        """

    private static let chain = """
        -----BEGIN CERTIFICATE-----
        MIIBlTCCATugAwIBAgIUGCOEdAHv137dwhyTMs1a448UhdQwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjA3MTgwOFoYDzIxMjYxMDI5
        MDcxODA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAAS8tHcSKZyo/h5RWzS1RCC6aPVmOiLLI7zzVm1YfxybuG73pxd83xbO
        rarwXuZm0MFzNWKA+Qg2INAQ7jomSpxCo2kwZzAdBgNVHQ4EFgQUW5pcIsGjSVAl
        j5Epslg6+D6+J6YwHwYDVR0jBBgwFoAUW5pcIsGjSVAlj5Epslg6+D6+J6YwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        SAAwRQIgXVj2lfzRNmgRVx51nN2GRhMbqCaT7ppzW/17N0BFbGoCIQCaE8XdMeVg
        Hvcana+5fyKhW9naOmEjjtL0GH37r9QZ/A==
        -----END CERTIFICATE-----
        """
}
