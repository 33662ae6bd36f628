import type { ComponentProps } from 'react'
import { DenseGrid } from '../../../kit/dense-page/DenseGrid.tsx'
import { useReducedMotion } from '../../../shell/theme/reduced-motion.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { GridContext } from './context.ts'
import { allocGridKind } from './alloc-grid-kind.ts'
import type { Tools } from './tools.ts'

type GridProps = ComponentProps<typeof DenseGrid<GridRow, Tools, OpenColumn, GridContext>>
interface Props extends Omit<GridProps, 'kind' | 'flash' | 'picked' | 'onPick'> {
  readonly selected: readonly string[]
  readonly onSelect: (orderIds: readonly string[]) => void
}

/** The lines of a version. */
export default function AllocGrid({ selected, onSelect, ...props }: Props) {
  return (
    <DenseGrid
      {...props}
      kind={allocGridKind}
      flash={!useReducedMotion()}
      picked={selected}
      onPick={(rows) => onSelect(rows.flatMap((row) => (row.kind === 'order' ? row.id : [])))}
    />
  )
}
