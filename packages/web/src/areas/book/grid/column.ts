import type { BookRow } from '@bookrunner/contract/book'
import { inUnit } from '../../../kit/amounts.ts'
import { EMPTY, mm } from '../../../kit/format.ts'
import { isSum, type GridRow } from '../rows/grid-row.ts'
import type { Roomy, SortValue } from '../../../kit/grid/index.ts'
import type { EditField } from './edit-fields.ts'
import type { Tools } from './tools.ts'

/** One column: what it sorts and flashes by, what it says, what it is copied as. */
export interface BookColumn extends Roomy {
  readonly id: string
  readonly value: (row: GridRow, tools: Tools) => SortValue
  /** Shown as its value says, where it is not told otherwise. */
  readonly text?: (row: GridRow, tools: Tools) => string
  /** In its cell, where a mark beside it is drawn and not written. */
  readonly shown?: (row: GridRow, tools: Tools) => string
  /** The whole of what may be cut off. */
  readonly title?: (row: GridRow, tools: Tools) => string | undefined
  readonly right?: boolean
  /** Whole currency units, shown in millions. */
  readonly mm?: boolean
  readonly edit?: EditField
  /** Not shown until it is asked for. */
  readonly hidden?: boolean
  /** Rows are known by it: it keeps to the left, and is always there. */
  readonly pinned?: boolean
  /** Only of interest while such a phase is looked at. */
  readonly phase?: 'test' | 'fpg'
}

export const ofOrder =
  <Value extends SortValue>(read: (order: BookRow, tools: Tools) => Value) =>
  (row: GridRow, tools: Tools): Value | null =>
    row.kind === 'order' ? read(row.order, tools) : null

export const ofTitle =
  (read: (order: BookRow, tools: Tools) => string | null | undefined) =>
  (row: GridRow, tools: Tools): string | undefined =>
    row.kind === 'order' ? (read(row.order, tools) ?? undefined) : undefined

/** What a cell says. Sums are empty where they say nothing; of an order, what is not there is a dash. */
export function textIn(row: GridRow, column: BookColumn, tools: Tools): string {
  const said = column.text?.(row, tools)
  if (said !== undefined) return said === EMPTY && isSum(row) ? '' : said
  const raw = column.value(row, tools)
  if (raw === null) return row.kind === 'order' ? EMPTY : ''
  return column.mm ? mm(BigInt(raw)) : String(raw)
}

/** As a spreadsheet takes it: millions as plain numbers, times as they are kept, nothing as nothing. */
export function copied(row: GridRow, column: BookColumn, tools: Tools): string {
  const raw = column.value(row, tools)
  if (raw === null) return ''
  if (column.mm) return mm(BigInt(raw)).replaceAll(',', '').replace('−', '-')
  if (column.id === 'createdAt' || column.id === 'updatedAt') return String(raw)
  const text = textIn(row, column, tools)
  return text === EMPTY ? '' : text
}

/** The head of a column, with the unit of its figures. */
export const headed = ({ id, mm: inMillions }: BookColumn, t: Tools['t']): string => {
  const name = t(`column.${id as 'number'}`)
  return inMillions && !id.endsWith('Move') ? inUnit(name) : name
}
