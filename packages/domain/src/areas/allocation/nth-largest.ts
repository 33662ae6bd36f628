/** The largest value, the second largest and so on, counted from one. Changes the order of the values (Hoare). */
export const nthLargest = (values: Float64Array, nth: number): number => {
  const place = nth - 1
  let [from, to] = [0, values.length - 1]
  while (from < to) {
    const pivot = values[(from + to) >> 1]!
    let [low, high] = [from, to]
    while (low <= high) {
      while (values[low]! > pivot) low++
      while (values[high]! < pivot) high--
      if (low > high) break
      const value = values[low]!
      values[low++] = values[high]!
      values[high--] = value
    }
    if (place <= high) to = high
    else if (place >= low) from = low
    else break
  }
  return values[place]!
}
