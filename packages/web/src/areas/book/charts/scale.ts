const million = 1_000_000

/** For drawing only: displayed figures come from the exact amounts. */
export const inMm = (units: bigint): number => Number(units) / million

const nice = [1, 2, 2.5, 5, 10]

/** An axis that ends at a round figure with about four steps. */
export function niceTop(most: number, count = 4): { readonly top: number; readonly step: number } {
  if (!(most > 0)) return { top: 1, step: 1 }
  const raw = most / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = nice.map((each) => each * power).find((each) => each >= raw * 0.999) ?? 10 * power
  return { top: Math.ceil((most / step) * 1.02) * step, step }
}
