// How the reference rounds to the grid and to a unit, and its answer. No product code imports it.
import type { AllocationRequest } from './policy.ts'
import { Reference, type Line } from './engine.reference.ts'

const none = -1n
const sizeOf = ({ size }: Line): bigint => size
const sum = (lines: readonly Line[]): bigint => lines.reduce((all, { size }) => all + size, 0n)
const byDescending = (one: bigint, other: bigint): number => (one > other ? -1 : one < other ? 1 : 0)

/** One step for each line in turn, until none takes one; `none` is no step. Returns what is left. */
const give = (
  book: Reference,
  amount: bigint,
  lines: readonly Line[],
  stepOf: (line: Line) => bigint,
): bigint => {
  let left = amount
  const takes = (line: Line): boolean => {
    const step = stepOf(line)
    if (step === none || step > left || !book.fits(line, step, sizeOf)) return false
    line.size += step
    left -= step
    return true
  }
  for (let open = lines; open.length > 0;) open = left === 0n ? [] : open.filter(takes)
  return left
}

const roundToGrid = (book: Reference): bigint => {
  const { lines, increment } = book
  for (const line of lines)
    if (line.set === null) {
      const down = book.down(line.ideal / 1_000_000n)
      line.size = down < line.min ? 0n : down
    }
  const stepOf = ({ top, size, min }: Line) =>
    top === 0n ? none : size === 0n ? min : size + increment <= top ? increment : none
  const rest = ({ ideal, size }: Line) => ideal - size * 1_000_000n
  const isLow = ({ set }: Line) => set === 'floor' || set === 'minimum'
  const passes = [
    lines
      .filter(({ set, ideal }) => set === null && ideal > 0n)
      .toSorted((one, other) => byDescending(rest(one), rest(other))),
    lines.filter((line) => isLow(line) && line.size > 0n),
    lines.filter(({ set, size }) => set === 'minimum' && size === 0n),
  ]
  let left = BigInt(book.ask.total) - sum(lines)
  for (const pass of passes) left = give(book, left, pass, stepOf)
  return left
}

interface Unit {
  book: Reference
  unit: bigint
  named: string | null
}

const isFixed = ({ set }: Line) => set === 'desk' || set === 'anchor' || set === 'fillSmall'
const bottom = (book: Reference, line: Line): bigint => {
  const bound = book.bound(line)
  return bound > line.min ? bound : line.min
}
const firstMultiple = ({ book, unit }: Unit, line: Line): bigint =>
  ((bottom(book, line) + unit - 1n) / unit) * unit

const roundShares = ({ book: { ask, lines }, unit }: Unit): void => {
  for (const line of lines) {
    const anchor = ask.policy.find((rule) => rule.kind === 'anchor' && rule.orderId === line.order.id)
    const isShare = line.set === 'anchor' && anchor?.kind === 'anchor' && anchor.share !== null
    const down = line.size - (line.size % unit)
    if (isShare && line.size !== line.most && down > 0n && down >= line.min) line.size = down
  }
}

/** Everything between two increments goes to the named line, then to the largest ones. */
const giveRest = ({ book, named }: Unit, amount: bigint): bigint => {
  const { lines, increment, caps } = book
  const order = lines
    .filter((line) => !isFixed(line) && line.size > 0n)
    .toSorted(
      (one, other) =>
        Number(other.order.id === named) - Number(one.order.id === named) ||
        byDescending(one.size, other.size),
    )
  let left = amount
  for (const line of order) {
    const spaces = caps.flat().flatMap((cap) => (cap.of(line) ? [book.left(cap, sizeOf)] : []))
    const space = [line.top - line.size, ...spaces].reduce((low, each) => (each < low ? each : low))
    const whole = space > 0n ? space - (space % increment) : 0n
    const given = whole < left ? whole : left
    line.size += given
    left -= given
  }
  return left
}

const tryUnit = (of: Unit, keeps: 'bound' | 'minimum', withShares: boolean): boolean => {
  const { book, unit } = of
  if (withShares) roundShares(of)
  const cuts: { line: Line; cut: bigint }[] = []
  for (const line of book.lines) {
    if (isFixed(line) || line.size === 0n || line.size === line.most) continue
    const low = keeps === 'bound' ? book.bound(line) : bottom(book, line)
    const down = line.size < firstMultiple(of, line) ? low : line.size - (line.size % unit)
    cuts.push({ line, cut: line.size - down })
    line.size = down
  }
  const raised = new Set<Line>()
  const order = cuts.toSorted((one, other) => byDescending(one.cut, other.cut)).map(({ line }) => line)
  const left = give(book, BigInt(book.ask.total) - sum(book.lines), order, (line) => {
    const first = firstMultiple(of, line)
    const next = line.size < first ? first : line.size - (line.size % unit) + unit
    const isFirst = !raised.has(line)
    raised.add(line)
    if (next <= line.top) return next - line.size
    const ends = isFirst && line.top > line.size && (line.top === line.most || first > line.top)
    return ends ? line.top - line.size : none
  })
  return left === 0n || giveRest(of, left) === 0n
}

const roundToUnit = (book: Reference): void => {
  const rule = book.ask.policy.find((each) => each.kind === 'round')
  if (rule?.kind !== 'round') return
  const to = BigInt(rule.to)
  const unit = to > book.increment ? to : book.increment
  if (unit === book.increment) return
  const exact = book.lines.map(sizeOf)
  for (const withShares of [true, false])
    for (const keeps of ['bound', 'minimum'] as const) {
      if (tryUnit({ book, unit, named: rule.remainder }, keeps, withShares)) return
      for (const [at, line] of book.lines.entries()) line.size = exact[at]!
    }
}

/** Fixed sizes, reserves and floors are more than there is, or more than a cap takes. */
const isOverBound = (book: Reference): boolean => {
  const { lines, ask, caps } = book
  const bounds = lines.reduce((all, line) => all + book.bound(line), 0n)
  const fixed = lines.reduce((all, { set, size, reserved }) => all + (set === null ? reserved : size), 0n)
  return (
    bounds > BigInt(ask.total) ||
    fixed > BigInt(ask.total) ||
    caps.flat().some((cap) => book.left(cap, (line) => book.bound(line)) < 0n)
  )
}

export interface ReferenceLine {
  size: number
  by: string | null
}

/** What every order gets and why; undefined where the first choice of orders is no allocation. */
export const allocateSimply = (ask: AllocationRequest): ReferenceLine[] | undefined => {
  const book = new Reference(ask)
  if (isOverBound(book)) return undefined
  book.settle()
  if (roundToGrid(book) !== 0n) return undefined
  roundToUnit(book)
  return ask.orders.map((order) => {
    const { set, size, rule, ideal } = book.lines.find((line) => line.order === order)!
    const isOut = set === 'minimum' && size === 0n && ideal === 0n
    return { size: Number(size), by: isOut ? null : (set ?? (size > 0n || ideal > 0n ? rule : null)) }
  })
}
