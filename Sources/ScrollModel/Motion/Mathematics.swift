// The one place where the model reaches for the C library.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Double {
  /// e to the power of the number.
  var exponential: Double { exp(self) }

  /// e to the power of the number, less 1: exact where the number is small.
  var exponentialMinusOne: Double { expm1(self) }

  /// The natural logarithm; NaN below 0.
  var logarithm: Double { log(self) }

  /// The natural logarithm of 1 and the number: exact where the number is small.
  var logarithmOfOnePlus: Double { log1p(self) }

  /// The sine of an angle in radians.
  var sine: Double { sin(self) }

  /// The cosine of an angle in radians.
  var cosine: Double { cos(self) }

  /// The angle in -π/2…π/2 whose sine is the number; NaN outside -1…1.
  var arcsine: Double { asin(self) }

  /// The angle in -π…π of the point (`x`, the number), seen from the origin.
  func angle(x: Double) -> Double { atan2(self, x) }

  /// The hyperbolic sine.
  var hyperbolicSine: Double { sinh(self) }

  /// The inverse of the hyperbolic sine.
  var inverseHyperbolicSine: Double { asinh(self) }

  /// The number itself, kept away from all that would make a law of motion answer NaN.
  ///
  /// NaN becomes 0; magnitudes end at 1e15, where a `Double` can still tell half points apart.
  var tamed: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }

  /// 1 or -1 as the number is positive or negative, 0 for 0.
  var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
