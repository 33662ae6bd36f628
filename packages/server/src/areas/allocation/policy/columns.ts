// A book and its lines as columns, which pass to another thread many times faster than one object for each order.
import type {
  AllocationOrder,
  ClosedBook,
  DecidedLine,
  LineBy,
  LineRounding,
  PolicyResult,
} from '@bookrunner/domain/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'

/** Values that many rows share, and the number of each row's value. */
interface Coded<Value> {
  values: Value[]
  codes: Uint32Array
}

const coded = <Row, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
  keyOf: (value: Value) => unknown = (value) => value,
): Coded<Value> => {
  const known = new Map<unknown, number>()
  const values: Value[] = []
  const codes = Uint32Array.from(rows, (row) => {
    const value = valueOf(row)
    const key = keyOf(value)
    let code = known.get(key)
    if (code === undefined) {
      known.set(key, (code = values.length))
      values.push(value)
    }
    return code
  })
  return { values, codes }
}

const valueAt = <Value>({ values, codes }: Coded<Value>, at: number): Value => values[codes[at]!]!

const none = -1
const sizesOf = <Row>(rows: readonly Row[], sizeOf: (row: Row) => number | null): Float64Array =>
  Float64Array.from(rows, (row) => sizeOf(row) ?? none)
const sizeAt = (sizes: Float64Array, at: number): FaceAmount | null =>
  sizes[at] === none ? null : (sizes[at] as FaceAmount)

export const bookColumns = ({ orders, merges, grid }: ClosedBook) => ({
  ids: orders.map(({ id }) => id),
  at: orders.map(({ at }) => at),
  size: sizesOf(orders, ({ size }) => size),
  minSize: sizesOf(orders, ({ minSize }) => minSize),
  reserve: sizesOf(orders, ({ reserve }) => reserve),
  jlm: Uint8Array.from(orders, ({ jlm }) => Number(jlm)),
  related: Uint8Array.from(orders, ({ related }) => Number(related)),
  holder: coded(orders, ({ holder }) => holder),
  group: coded(orders, ({ group }) => group),
  classId: coded(orders, ({ classId }) => classId),
  tags: coded(
    orders,
    ({ tags }) => [...tags],
    (tags) => JSON.stringify(tags),
  ),
  merges: [...merges],
  grid,
})
export type BookColumns = ReturnType<typeof bookColumns>

export const bookOf = (columns: BookColumns): ClosedBook => ({
  orders: columns.ids.map((id, at): AllocationOrder => ({
    id,
    size: columns.size[at] as FaceAmount,
    minSize: sizeAt(columns.minSize, at),
    reserve: sizeAt(columns.reserve, at),
    holder: valueAt(columns.holder, at),
    group: valueAt(columns.group, at),
    classId: valueAt(columns.classId, at),
    tags: valueAt(columns.tags, at),
    jlm: columns.jlm[at] === 1,
    related: columns.related[at] === 1,
    at: columns.at[at]!,
  })),
  merges: columns.merges,
  grid: columns.grid,
})

const full = 1
const tooSmall = 2

/** Lines of the orders of a book; each names its order by its place. */
export const resultColumns = ({ lines, clashes }: PolicyResult, ids: readonly string[]) => {
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  return {
    clashes: [...clashes],
    order: Uint32Array.from(lines, ({ orderId }) => placeOf.get(orderId)!),
    size: sizesOf<DecidedLine>(lines, ({ size }) => size),
    by: coded<DecidedLine, LineBy | null>(lines, ({ by }) => by),
    rounding: coded<DecidedLine, LineRounding | null>(lines, ({ rounding }) => rounding),
    flags: Uint8Array.from<DecidedLine>(
      lines,
      (line) => (line.full ? full : 0) + (line.tooSmall ? tooSmall : 0),
    ),
    notes: coded<DecidedLine, string | null>(lines, ({ note }) => note),
  }
}
export type ResultColumns = ReturnType<typeof resultColumns>

export const resultOf = (columns: ResultColumns, ids: readonly string[]): PolicyResult => {
  if (columns.clashes.length > 0) return { lines: [], clashes: columns.clashes }
  const lines = Array.from(columns.order, (order, at): DecidedLine => ({
    orderId: ids[order]!,
    size: columns.size[at] as FaceAmount,
    by: valueAt(columns.by, at),
    rounding: valueAt(columns.rounding, at),
    full: (columns.flags[at]! & full) > 0,
    tooSmall: (columns.flags[at]! & tooSmall) > 0,
    note: valueAt(columns.notes, at),
  }))
  return { lines, clashes: [] }
}
