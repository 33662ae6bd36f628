import type { BookRow, BookSnapshot } from '@bookrunner/contract/book'
import { axisOf, overlaid, stepsOf, type Axis, type BookLine, type Notch } from '@bookrunner/domain/book'

/** The lines of one state of the book. Strip, grid, charts and what-if compute their figures from them. */
export interface BookLines {
  readonly axis: Axis
  /** The current level, at its wide end. */
  readonly today: Notch | null
  /** Orders that count; merged ones are one line. */
  readonly lines: readonly BookLine[]
}

type LinesSource = Pick<BookSnapshot, 'rows' | 'holders' | 'merges' | 'levels'>
type Levels = BookSnapshot['levels']

let newest: { readonly key: string; readonly axis: Axis } | undefined

/** Conversions are cached by axis, so the axis stays the same object while basis and references do not change. */
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

/** An unchanged row is the same object in the next state, so its line is reused. */
const linesByAxis = new WeakMap<Axis, WeakMap<BookRow, BookLine>>()
const linesByState = new WeakMap<LinesSource, BookLines>()

function linesOn(axis: Axis): WeakMap<BookRow, BookLine> {
  const known = linesByAxis.get(axis) ?? new WeakMap<BookRow, BookLine>()
  linesByAxis.set(axis, known)
  return known
}

export function linesOf(state: LinesSource): BookLines {
  const cached = linesByState.get(state)
  if (cached) return cached
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
  linesByState.set(state, result)
  return result
}
