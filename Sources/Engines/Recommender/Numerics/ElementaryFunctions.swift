import Foundation

// One place for the C library's functions keeps Foundation's import out of the numeric files.

func logarithm(_ value: Double) -> Double { log(value) }
func cosine(_ value: Double) -> Double { cos(value) }
func sine(_ value: Double) -> Double { sin(value) }
func exponential(_ value: Double) -> Double { exp(value) }
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
