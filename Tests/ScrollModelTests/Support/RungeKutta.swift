/// Integrates y′ = f(t, y) from 0 to `time` in equal steps of the classic fourth order.
///
/// The naive way to the laws of motion, to hold their closed forms against.
func integrate(
  _ start: [Double], to time: Double, steps: Int = 4000, _ f: (Double, [Double]) -> [Double]
) -> [Double] {
  func sum(_ a: [Double], _ b: [Double], times factor: Double) -> [Double] {
    zip(a, b).map { $0 + factor * $1 }
  }
  let h = time / Double(steps)
  var y = start
  for step in 0..<steps {
    let t = Double(step) * h
    let k1 = f(t, y)
    let k2 = f(t + h / 2, sum(y, k1, times: h / 2))
    let k3 = f(t + h / 2, sum(y, k2, times: h / 2))
    let k4 = f(t + h, sum(y, k3, times: h))
    for i in y.indices { y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]) }
  }
  return y
}
