/** Amounts are computed in millionths. */
export const micros = 1_000_000

/** Amounts in two columns: whole units, and millionths from 0 to 999,999. */
export const addPair = (
  allUnits: Float64Array,
  allMicro: Float64Array,
  at: number,
  units: number,
  micro: number,
): void => {
  const sum = allMicro[at]! + micro
  const isOver = sum >= micros
  allMicro[at] = isOver ? sum - micros : sum
  allUnits[at]! += isOver ? units + 1 : units
}

export const subtractPair = (
  allUnits: Float64Array,
  allMicro: Float64Array,
  at: number,
  units: number,
  micro: number,
): void => {
  const apart = allMicro[at]! - micro
  const isUnder = apart < 0
  allMicro[at] = isUnder ? apart + micros : apart
  allUnits[at]! -= isUnder ? units + 1 : units
}
