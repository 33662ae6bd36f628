import { inUnit } from '../../../kit/amounts.ts'
import { EMPTY, mm } from '../../../kit/format.ts'
import type { Roomy, SortValue } from '../../../kit/grid/index.ts'
import type { OpenColumn } from '../paste/plan.ts'
import type { Filtered } from '../rows/filter.ts'
import { tenths, type GridRow, type OrderLine } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

/** One column: what it sorts and flashes by, what it says, what it is copied as, how it is filtered. */
export interface AllocColumn extends Roomy {
  readonly id: string
  readonly value: (row: GridRow, tools: Tools) => SortValue
  /** Shown as its value says, where it is not told otherwise. */
  readonly text?: (row: GridRow, tools: Tools) => string
  /** The whole of what may be cut off. */
  readonly title?: (row: GridRow, tools: Tools) => string | undefined
  readonly right?: boolean
  /** Whole currency units, shown in millions; or tenths of a per cent. */
  readonly unit?: 'mm' | 'tenths'
  readonly edit?: OpenColumn
  /** Not shown until it is asked for. */
  readonly hidden?: boolean
  /** Rows are known by it: it keeps to the left, and is always there. */
  readonly pinned?: boolean
  /** Of a launched version; for who allocates. */
  readonly only?: 'launched' | 'desk'
}

export const ofOrder =
  <Value extends SortValue>(read: (line: OrderLine, tools: Tools) => Value) =>
  (row: GridRow, tools: Tools): Value | null =>
    row.kind === 'order' ? read(row, tools) : null

export const ofTitle =
  (read: (line: OrderLine, tools: Tools) => string | null | undefined) =>
  (row: GridRow, tools: Tools): string | undefined =>
    row.kind === 'order' ? (read(row, tools) ?? undefined) : undefined

/** What was typed into a cell that is nothing to be written: it stands there until it is answered. */
export function typedIn(row: GridRow, column: string): string | undefined {
  if (row.kind !== 'order') return undefined
  const typed = (column === 'note' ? row.said : row.edit)?.typed
  return typed?.column === column ? typed.text : undefined
}

/** What a cell says. Sums are empty where they say nothing; of an order, what is not there is a dash. */
export function textIn(row: GridRow, column: AllocColumn, tools: Tools): string {
  const said = column.text?.(row, tools)
  if (said !== undefined) return said === EMPTY && row.kind !== 'order' ? '' : said
  const raw = column.value(row, tools)
  if (raw === null) return row.kind === 'order' ? EMPTY : ''
  if (column.unit === 'mm') return mm(BigInt(raw))
  return column.unit === 'tenths' ? tenths(Number(raw)) : String(raw)
}

/** As a spreadsheet takes it: figures as plain numbers, times as they are kept, nothing as nothing. */
export function copied(row: GridRow, column: AllocColumn, tools: Tools): string {
  const raw = column.value(row, tools)
  if (raw === null) return ''
  if (column.unit) return textIn(row, column, tools).replaceAll(',', '').replace('−', '-')
  if (column.id === 'editedAt') return String(raw)
  const text = textIn(row, column, tools)
  return text === EMPTY ? '' : text
}

/** What stands over a column, with the unit of its figures. */
export const headed = ({ id, unit }: AllocColumn, t: Tools['t']): string => {
  const name = t(`column.${id as 'number'}`)
  return unit === 'mm' ? inUnit(name) : unit === 'tenths' ? `${name} %` : name
}

/** How a column is filtered: as it is read. */
export function filtered(column: AllocColumn, tools: Tools): Filtered {
  if (!column.unit) return { kind: 'text', text: (line) => textIn(line, column, tools) }
  return {
    kind: column.unit,
    value: (line) => {
      const raw = column.value(line, tools)
      return raw === null ? null : BigInt(raw)
    },
  }
}
