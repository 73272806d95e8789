/// Where a function that changes its sign once between `low` and `high` is zero.
///
/// Newton's steps kept inside a bracket that shrinks, with a bisection wherever they do not get
/// ahead, down to neighbouring `Double`s or an exact zero. Where both ends have one sign, the end
/// that is nearer to zero. `slope` may be 0 or wrong; that only costs steps.
///
/// - Complexity: some 5 to 10 evaluations for smooth functions, never more than 200.
@inline(__always)
func root(
  from low: Double, to high: Double, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  let first = function(low)
  let last = function(high)
  if first.value == 0 { return low }
  guard (first.value < 0) != (last.value < 0) else {
    return first.value.magnitude <= last.value.magnitude ? low : high
  }
  var bracket = (low: low, high: high)
  var (time, current) =
    first.value.magnitude < last.value.magnitude ? (low, first) : (high, last)
  var lastStep = high - low
  for _ in 0..<200 {
    let newton = time - current.value / current.slope
    let isUseful =
      newton > bracket.low && newton < bracket.high
      && (newton - time).magnitude < lastStep.magnitude / 2
    let next = isUseful ? newton : bracket.low + (bracket.high - bracket.low) / 2
    if next == time || next <= bracket.low || next >= bracket.high { break }
    lastStep = next - time
    time = next
    current = function(time)
    if current.value == 0 { break }
    if (current.value < 0) == (first.value < 0) {
      bracket.low = time
    } else {
      bracket.high = time
    }
  }
  return time
}
