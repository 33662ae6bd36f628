import type { CustomCellEditorProps, CustomCellRendererProps } from 'ag-grid-react'
import type { ComponentType } from 'react'
import { useText } from '../../platform/text.ts'
import { count } from '../format.ts'
import { CellBox, NameCell } from '../grid/index.ts'
import { isTyped, type DenseRow } from './column.ts'
import type { DenseContext } from './context.ts'
import { namePartsIn } from './name-parts.ts'
import { denseText } from './text.ts'

type NameProps = CustomCellRendererProps<DenseRow, string, DenseContext> & {
  readonly Merged?: ComponentType<{ readonly row: DenseRow }> | undefined
  readonly Sign?: ComponentType<{ readonly row: DenseRow }> | undefined
}

/** The investor; for a group or merge its name, its count, and the arrow to fold it. */
export function InvestorCell({ data, valueFormatted, context, Merged, Sign }: NameProps) {
  const t = useText(denseText)
  if (!data) return null
  const { depth, open, sums, investor: name } = data
  const fold = open !== undefined && {
    open,
    label: t(open ? 'collapse' : 'expand', { name }),
    onToggle: () => context.toggle(data),
  }
  return (
    <NameCell depth={depth} {...namePartsIn(valueFormatted ?? name, name)} {...(fold && { fold })}>
      {sums && <small>{count(sums.orders)}</small>}
      {data.kind === 'merge' && Merged && <Merged row={data} />}
      {data.kind === 'order' && Sign && <Sign row={data} />}
    </NameCell>
  )
}

type InputProps = CustomCellEditorProps<DenseRow, unknown, DenseContext> & {
  readonly field: string
  readonly label: string
  readonly most: number | undefined
  /** Its value as it would be typed. */
  readonly typedAs: (row: DenseRow, field: string, context: DenseContext) => string
}

/** The input of an order's cell. */
export function CellInput({ data, field, label, most, typedAs, context, ...props }: InputProps) {
  const order = isTyped(data) ? data : undefined
  return (
    <CellBox
      eventKey={props.eventKey}
      onValueChange={props.onValueChange}
      label={label}
      {...(most !== undefined && { most })}
      now={() => (order ? typedAs(order, field, context) : '')}
      onBegun={() => order && context.begun(order, field)}
      onTyping={(typed) => order && context.typing(order, field, typed)}
    />
  )
}
