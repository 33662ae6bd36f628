import type { TranslateOf } from '../../platform/text.ts'
import { count } from '../format.ts'
import { boxOf, cellOf, element, nameElement, type Child } from '../grid/index.ts'
import { isTyped, type DenseRow } from './column.ts'
import type { DenseContext } from './context.ts'
import { namePartsIn } from './name-parts.ts'
import type { denseText } from './text.ts'

/** What a cell is drawn from. */
export interface CellParams<Row, Context> {
  readonly data: Row | undefined
  readonly value: unknown
  readonly valueFormatted: string | null
  readonly context: Context
  /** The texts of all dense grids. */
  readonly t: TranslateOf<typeof denseText>
}

interface NameParams extends CellParams<DenseRow, DenseContext> {
  /** Drawn beside the name of a merge, and of an order. */
  readonly merged: ((row: DenseRow, context: DenseContext) => readonly Child[]) | undefined
  readonly sign: ((row: DenseRow, context: DenseContext) => Child) | undefined
  readonly englishName: ((row: DenseRow, context: DenseContext) => string | undefined) | undefined
}

/** The investor; for a group or merge its name, its count, and the arrow to fold it. */
export const InvestorCell = cellOf<NameParams>(
  ({ data, valueFormatted, context, merged, sign, englishName, t }, latest) => {
    if (!data) return null
    const { depth, open, sums, investor: name } = data
    const fold = open !== undefined && {
      open,
      label: t(open ? 'collapse' : 'expand', { name }),
      onToggle: () => context.toggle(latest().data ?? data),
    }
    const english = data.kind === 'order' ? englishName?.(data, context) : undefined
    return nameElement(
      { depth, ...namePartsIn(valueFormatted ?? name, name, english), ...(fold && { fold }) },
      sums && element('small', {}, count(sums.orders)),
      ...((data.kind === 'merge' && merged?.(data, context)) || []),
      data.kind === 'order' && sign?.(data, context),
    )
  },
)

interface InputParams {
  readonly data: DenseRow
  readonly context: DenseContext
  readonly field: string
  readonly label: string
  readonly most: number | undefined
  /** Its value as it would be typed. */
  readonly typedAs: (row: DenseRow, field: string, context: DenseContext) => string
}

/** The input of an order's cell. */
export const CellInput = boxOf<InputParams>(({ data, field, label, most, typedAs, context }) => {
  const order = isTyped(data) ? data : undefined
  return {
    label,
    most,
    now: () => (order ? typedAs(order, field, context) : ''),
    onBegun: () => order && context.begun(order, field),
    onTyping: (typed) => order && context.typing(order, field, typed),
  }
})
