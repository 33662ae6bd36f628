import { downTo, lineFault, type LineReason } from '@bookrunner/domain/allocation'
import { parseFace, type FaceAmount } from '@bookrunner/domain/kernel'
import { planCells, type PastedCell as Cell, type PastePlan as Plan } from '../../../kit/dense-page/paste.ts'
import type { PasteTarget } from '../../../kit/grid/index.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import type { Grid } from '../rows/running.ts'
import type { GridRow, OrderLine } from '../rows/grid-row.ts'
import { noteIn, type EditedLine } from '../state/edits.ts'

/** Columns whose cells can be edited. */
export const openColumns = ['size', 'fill', 'note'] as const
export type OpenColumn = (typeof openColumns)[number]

export type Typed = { readonly size: FaceAmount } | { readonly note: string | null }
export type TypedFault = 'notUnderstood' | 'tooLong' | 'alloc.not-divisible' | LineReason

const mostNote = 300

/** Normalizes full-width digits and thousands separators of spreadsheets: spaces, thin spaces, apostrophes. */
const bare = (typed: string): string =>
  plainWidth(typed)
    .trim()
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/(?<=\d)[ ’'](?=\d{3}(\D|$))/g, '')

/** What a line can take. */
export type Demand = Pick<OrderLine['row'], 'acceptedIn' | 'minSize'>

/** The size of "37.5" or "37.5%" of the demand, rounded to the grid. */
const fillOf = (
  text: string,
  { row }: { readonly row: Demand },
  grid: Grid,
): FaceAmount | 'notUnderstood' => {
  const found = /^(\d{1,3})(?:\.(\d{1,6}))? ?%?$/.exec(text)
  if (!found) return 'notUnderstood'
  const [whole = '0', rest = ''] = [found[1], found[2]]
  const millionths = BigInt(whole) * 1_000_000n + BigInt(rest.padEnd(6, '0'))
  if (millionths > 100_000_000n) return 'notUnderstood'
  return downTo(Number((BigInt(row.acceptedIn) * millionths) / 100_000_000n), grid)
}

/** The edit of text typed into a cell of a line, or its fault. */
export function readCell(
  column: OpenColumn,
  typed: string,
  line: { readonly row: Demand },
  grid: Grid,
): Typed | { readonly fault: TypedFault; readonly size?: FaceAmount } {
  const text = bare(typed)
  if (column === 'note') {
    const note = typed.trim()
    return note.length > mostNote ? { fault: 'tooLong' } : { note: note || null }
  }
  // Empty text is zero: such an order gets nothing.
  if (text === '' || text === '–' || text === '-') return { size: 0 as FaceAmount }
  const size = column === 'fill' ? fillOf(text, line, grid) : parseFace(text)
  if (typeof size !== 'number') return { fault: 'notUnderstood' }
  const fault = lineFault('', size, { size: line.row.acceptedIn, minSize: line.row.minSize }, grid)
  return fault ? { fault: fault.reason, size } : { size }
}

/** The edit of a pasted cell, or its fault. */
export type PasteOutcome =
  | { readonly kind: 'write'; readonly line: OrderLine; readonly typed: Typed }
  | { readonly kind: 'same' }
  /** If a line has both a size and a fill pasted, the size counts: it is exact. */
  | { readonly kind: 'beside' }
  | {
      readonly kind: 'no'
      readonly reason: TypedFault | 'fixed' | 'sum' | 'sizeRefused'
      readonly size?: FaceAmount | undefined
    }
export type PastedCell = Cell<GridRow, PasteOutcome>
export type PastePlan = Plan<PastedCell>

interface Target extends PasteTarget<GridRow> {
  readonly grid: Grid
  readonly open: boolean
}

const isOpenColumn = (colId: string): colId is OpenColumn => openColumns.some((each) => each === colId)

const isSame = (line: OrderLine, typed: Typed): boolean =>
  'size' in typed ? (line.size ?? 0) === typed.size : noteIn(line.row, line) === typed.note

const isGap = (typed: string): boolean => bare(typed) === ''

function outcomeOf(row: GridRow, colId: string, typed: string, { grid, open }: Target): PasteOutcome {
  // An empty pasted cell is skipped; only clearing a cell by typing means zero.
  if (isGap(typed)) return { kind: 'same' }
  if (row.kind !== 'order') return { kind: 'no', reason: 'sum' }
  if (!open || !isOpenColumn(colId)) return { kind: 'no', reason: 'fixed' }
  const read = readCell(colId, typed, row, grid)
  if ('fault' in read) return { kind: 'no', reason: read.fault, size: read.size }
  return isSame(row, read) ? { kind: 'same' } : { kind: 'write', line: row, typed: read }
}

/** The result of a paste, before it is saved. */
export function planPaste(pasted: readonly (readonly string[])[], target: Target): PastePlan {
  const { cells, beyond } = planCells(pasted, target, (row, colId, typed) =>
    outcomeOf(row, colId, typed, target),
  )
  return { cells: withoutReasonOfRefused(withOneFigure(cells)), beyond }
}

/** A reason explains the size pasted beside it: where that is refused, the row is probably another's. */
function withoutReasonOfRefused(cells: readonly PastedCell[]): readonly PastedCell[] {
  const refused = new Set(
    cells.flatMap(({ row, colId, outcome }) => (colId !== 'note' && outcome.kind === 'no' ? row.id : [])),
  )
  return cells.map((cell) =>
    cell.colId === 'note' && cell.outcome.kind === 'write' && refused.has(cell.row.id)
      ? { ...cell, outcome: { kind: 'no', reason: 'sizeRefused' } }
      : cell,
  )
}

function withOneFigure(cells: readonly PastedCell[]): readonly PastedCell[] {
  const sized = new Set(
    cells.flatMap(({ row, colId, typed }) => (colId === 'size' && !isGap(typed) ? row.id : [])),
  )
  return cells.map((cell) =>
    cell.colId === 'fill' && cell.row.kind === 'order' && !isGap(cell.typed) && sized.has(cell.row.id)
      ? { ...cell, outcome: { kind: 'beside' } }
      : cell,
  )
}

/** How much more a paste allocates. */
export const pastedMore = (cells: readonly PastedCell[]): bigint =>
  cells.reduce(
    (sum, { outcome }) =>
      outcome.kind === 'write' && 'size' in outcome.typed
        ? sum + BigInt(outcome.typed.size) - BigInt(outcome.line.size ?? 0)
        : sum,
    0n,
  )

/** Combines cells by line: a size and a note pasted into one line are one change. */
export function editedLines(cells: readonly PastedCell[]): EditedLine[] {
  const edited = new Map<string, EditedLine>()
  for (const { outcome } of cells) {
    if (outcome.kind !== 'write') continue
    const { line, typed } = outcome
    const before = edited.get(line.id) ?? { orderId: line.id, number: line.row.number }
    edited.set(line.id, { ...before, ...typed })
  }
  return [...edited.values()]
}
