import { boundOf, isFixed, mostOf } from './bounds.ts'
import { linesWhere, sumOver, type EngineLines } from './lines.ts'
import type { AllocationRequest } from './policy.ts'

/** Numbers by which whole books are often divisible: pieces of a million, and powers of small primes. */
const moduli = [2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 16, 20, 25, 27, 32, 49, 50, 64, 81, 100, 125, 128, 200, 250]
  .concat([256, 343, 500, 512, 625, 729, 1000, 1024])
  .toReversed()

export const commonOf = (one: number, other: number): number =>
  other === 0 ? one : commonOf(other, one % other)

/** The smallest size and the count of sizes, one increment apart; an optional line may also get nothing. */
interface Sizes {
  least: number
  count: number
  isOptional: boolean
}

/** The most that caps leave a line. */
const mostByCaps = ({ caps }: EngineLines, line: number): number =>
  caps.reduce((least, { of, most }) => (of[line]! >= 0 ? Math.min(least, most) : least), Infinity)

/** What each line may get; lines that cannot get even their minimum get nothing. */
const sizesOf = ({ grid }: AllocationRequest, lines: EngineLines, total: number): Sizes[] => {
  const found: Sizes[] = []
  for (let line = 0; line < lines.count; line++) {
    if (isFixed(lines, line) || lines.top[line] === 0) continue
    const bound = boundOf(lines, line)
    const least = Math.max(bound, lines.least[line]!)
    const most = Math.min(mostOf(lines, line), total, mostByCaps(lines, line))
    if (bound === 0 && most < least) continue
    found.push({
      least,
      count: Math.floor((most - least) / grid.increment) + 1,
      isOptional: bound === 0,
    })
  }
  return found
}

/** The remainders that sums of the lines leave, or undefined as soon as all are possible. */
const remaindersOf = (sizes: readonly Sizes[], increment: number, of: number): Uint8Array | undefined => {
  let found = new Uint8Array(of)
  found[0] = 1
  let known = 1
  for (const { least, count, isOptional } of sizes) {
    const first = least % of
    const apart = increment % of
    const places = apart === 0 ? 1 : Math.min(count, of)
    if (first === 0 && places === 1) continue
    const next = isOptional ? found.slice() : new Uint8Array(of)
    for (let from = 0; from < of; from++) {
      if (found[from] === 0) continue
      for (let place = 0; place < places; place++) next[(from + first + place * apart) % of] = 1
    }
    found = next
    known = found.reduce((sum, each) => sum + each, 0)
    if (known === of) return undefined
  }
  return found
}

/**
 * Whether no selection can come to the total, because every sum of sizes leaves another remainder. This proves it for books
 * that are too large to be searched; caps on several orders and the order of the lines do not matter.
 */
export const isOutOfReach = (ask: AllocationRequest, lines: EngineLines): boolean => {
  const left = ask.total - sumOver(lines, (line) => (isFixed(lines, line) ? lines.size[line]! : 0))
  const sizes = sizesOf(ask, lines, left)
  const { increment } = ask.grid
  const unit = sizes.reduce(
    (all, { least, count }) => commonOf(count > 1 ? commonOf(all, increment) : all, least),
    0,
  )
  if (unit === 0 || left % unit !== 0) return true
  const inUnits = sizes.map((each) => ({ ...each, least: each.least / unit }))
  return moduli.some((of) => {
    const found = remaindersOf(inUnits, Math.floor(increment / unit), of)
    return found !== undefined && found[(left / unit) % of] === 0
  })
}

const mostNamed = 10

/** The open orders with the fewest sizes to choose from, the largest first: these make a book hard to divide. */
export const hardestOf = (lines: EngineLines): { orderIds: string[]; count: number } => {
  const { least, top, order } = lines
  const open = linesWhere(
    lines,
    (line) => !isFixed(lines, line) && top[line]! > 0 && boundOf(lines, line) === 0,
  )
  const whole = open.filter((line) => least[line] === top[line])
  const hard = whole.length > 0 ? whole : open
  const roomOf = (line: number) => top[line]! - least[line]!
  const byRoom = hard.toSorted((one, other) => roomOf(one) - roomOf(other))
  return {
    orderIds: Array.from(byRoom.subarray(0, mostNamed), (line) => order(line).id),
    count: hard.length,
  }
}
