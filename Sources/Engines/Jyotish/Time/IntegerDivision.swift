extension Int {
    /// The quotient rounded down, also for what is negative.
    func flooredQuotient(by divisor: Int) -> Int {
        (self - remainder(modulo: divisor)) / divisor
    }

    /// The remainder in 0 ..< `modulus`, also for what is negative.
    func remainder(modulo modulus: Int) -> Int {
        let remainder = self % modulus
        return remainder < 0 ? remainder + modulus : remainder
    }

    /// Decimal digits with zeros in front.
    func padded(to width: Int) -> String {
        let digits = String(magnitude)
        let zeros = String(repeating: "0", count: Swift.max(0, width - digits.count))
        return (self < 0 ? "-" : "") + zeros + digits
    }
}
