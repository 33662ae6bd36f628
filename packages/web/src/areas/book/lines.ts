import type { BookRow, BookSnapshot } from '@bookrunner/contract/book'
import { axisOf, overlaid, stepsOf, type Axis, type BookLine, type Notch } from '@bookrunner/domain/book'

/** What strip, grid, charts and what-if work one state of the book out of: the same lines, the same figures. */
export interface BookLines {
  readonly axis: Axis
  /** The level that holds now, at its loose end. */
  readonly today: Notch | null
  /** What counts, merged orders once. */
  readonly lines: readonly BookLine[]
}

type Read = Pick<BookSnapshot, 'rows' | 'holders' | 'merges' | 'levels'>
type Levels = BookSnapshot['levels']

let newest: { readonly key: string; readonly axis: Axis } | undefined

/** Conversions are kept by their axis, so it stays the same object while levels are read the same way. */
export function axisOfLevels({ basis, quoted, final }: Pick<Levels, 'basis' | 'quoted' | 'final'>): Axis {
  const key = JSON.stringify([basis, quoted, final])
  if (newest?.key !== key) newest = { key, axis: axisOf(basis, quoted, final) }
  return newest.axis
}

export const lineOf = (row: BookRow, group: string | null, axis: Axis): BookLine => ({
  id: row.id,
  holder: row.holder,
  group,
  classId: row.classId,
  region: row.region,
  counting: row.counting,
  accepted: row.accepted,
  soft: row.commitment === 'soft',
  jlm: row.jlmInterest,
  steps: row.counting === 0 ? [] : stepsOf(row.orderLevels, axis),
})

/** A row that did not change is the same object in the next state, and its line is as well. */
const made = new WeakMap<Axis, WeakMap<BookRow, BookLine>>()
const whole = new WeakMap<Read, BookLines>()

function linesOn(axis: Axis): WeakMap<BookRow, BookLine> {
  const known = made.get(axis) ?? new WeakMap<BookRow, BookLine>()
  made.set(axis, known)
  return known
}

export function linesOf(state: Read): BookLines {
  const done = whole.get(state)
  if (done) return done
  const axis = axisOfLevels(state.levels)
  const known = linesOn(axis)
  const groups = new Map(state.holders.map(({ holder, groupId }) => [holder, groupId]))
  const lines = state.rows.map((row) => {
    const group = groups.get(row.holder) ?? null
    const before = known.get(row)
    if (before?.group === group) return before
    const line = lineOf(row, group, axis)
    known.set(row, line)
    return line
  })
  const { today } = state.levels
  const result = {
    axis,
    today: today === null ? null : axis.notchOf(today),
    lines: overlaid(
      lines,
      state.merges.map(({ mergeId, ...merge }) => ({ id: mergeId, ...merge })),
    ),
  }
  whole.set(state, result)
  return result
}
