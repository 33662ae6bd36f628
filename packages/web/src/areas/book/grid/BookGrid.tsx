import type { ComponentProps } from 'react'
import { DenseGrid } from '../../../kit/dense-page/DenseGrid.tsx'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Selected } from '../state/select.ts'
import type { GridContext } from './context.ts'
import type { EditField } from './edit-fields.ts'
import { bookGridKind } from './book-grid-kind.ts'
import type { Tools } from './tools.ts'

type GridProps = ComponentProps<typeof DenseGrid<GridRow, Tools, EditField, GridContext>>
interface Props extends Omit<GridProps, 'kind' | 'flash' | 'picked' | 'onPick'> {
  readonly selected: Selected
  readonly onSelect: (selected: Selected) => void
}

const selectedIn = (rows: readonly GridRow[]): Selected => {
  const merges = rows.filter((row) => row.kind === 'merge')
  const orders = rows.filter((row) => row.kind === 'order')
  const ids = [...merges.flatMap(({ merge }) => merge.orderIds), ...orders.map(({ id }) => id)]
  return { orderIds: [...new Set(ids)], mergeIds: merges.map(({ merge }) => merge.mergeId) }
}

/** The rows of the book. */
export default function BookGrid({ onSelect, selected, ...props }: Props) {
  return (
    <DenseGrid
      {...props}
      kind={bookGridKind}
      flash={!useReducedMotion()}
      picked={[...selected.orderIds, ...selected.mergeIds.map((id) => `merge:${id}`)]}
      onPick={(rows) => onSelect(selectedIn(rows))}
    />
  )
}
