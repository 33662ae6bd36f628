import { inUnit } from '../amounts.ts'
import { EMPTY, mm } from '../format.ts'
import type { Roomy, SortValue } from '../grid/index.ts'

/** A row of a dense grid: an order, orders that count as one, a group, or the total. */
export interface DenseRow {
  readonly id: string
  readonly kind: 'order' | 'merge' | 'group' | 'total'
  readonly investor: string
  readonly depth: number
  /** Whether the rows under it are shown. */
  readonly open?: boolean
  readonly sums?: { readonly orders: number }
  /** Its cells can be edited, as those of an order. */
  readonly typed?: true
}

/** Rows whose cells can be edited. */
export type OrderOf<Row> = Extract<Row, { readonly kind: 'order' } | { readonly typed: true }>

export const isTyped = <Row extends DenseRow>(row: Row | undefined): row is OrderOf<Row> =>
  row?.kind === 'order' || row?.typed === true

/** One column: its value for sorting and flashing, its text, its copied text, how it is edited. */
export interface DenseColumn<Row extends DenseRow, Tools, Edit extends string> extends Roomy {
  readonly id: string
  readonly value: (row: Row, tools: Tools) => SortValue
  /** The text of the value; by default the value itself. */
  readonly text?: (row: Row, tools: Tools) => string
  /** The text in its cell, if a mark is drawn beside it instead of written. */
  readonly shown?: (row: Row, tools: Tools) => string
  /** The copied text, if the text of its cell is shortened. */
  readonly copied?: (row: Row, tools: Tools) => string
  /** The full text, which the cell may cut off. */
  readonly title?: (row: Row, tools: Tools) => string | undefined
  /** Whole currency units, shown in millions; or tenths of a per cent. */
  readonly unit?: 'mm' | 'tenths'
  /** The head of the column does not name the unit. */
  readonly plainHead?: boolean
  /** A time: copied as it is stored. */
  readonly time?: boolean
  readonly edit?: Edit
  /** Hidden until the reader chooses it. */
  readonly hidden?: boolean
  /** It identifies rows: always visible, at the left. */
  readonly pinned?: boolean
}

const wholes = new Intl.NumberFormat('en')

/** "37.5" of 375 tenths. */
export const tenths = (value: number): string => `${wholes.format(Math.trunc(value / 10))}.${value % 10}`

const figureText = (raw: NonNullable<SortValue>, unit: 'mm' | 'tenths'): string =>
  unit === 'mm' ? mm(BigInt(raw)) : tenths(Number(raw))

/** The text of a cell. A missing value is a dash in an order and empty in a sum. */
export function textIn<Row extends DenseRow, Tools, Edit extends string>(
  row: Row,
  column: DenseColumn<Row, Tools, Edit>,
  tools: Tools,
): string {
  const text = column.text?.(row, tools)
  if (text !== undefined) return text === EMPTY && row.sums ? '' : text
  const raw = column.value(row, tools)
  if (raw === null) return row.kind === 'order' ? EMPTY : ''
  return column.unit ? figureText(raw, column.unit) : String(raw)
}

/** The text for a spreadsheet: figures as plain numbers, times as stored, nothing for a missing value. */
export function copied<Row extends DenseRow, Tools, Edit extends string>(
  row: Row,
  column: DenseColumn<Row, Tools, Edit>,
  tools: Tools,
): string {
  const raw = column.value(row, tools)
  if (raw === null) return ''
  if (column.unit) return figureText(raw, column.unit).replaceAll(',', '').replace('−', '-')
  if (column.time) return String(raw)
  const text = column.copied?.(row, tools) ?? textIn(row, column, tools)
  return text === EMPTY ? '' : text
}

/** The head of a column, with the unit of its figures. */
export const headed = (
  { unit, plainHead = false }: { readonly unit?: 'mm' | 'tenths'; readonly plainHead?: boolean },
  name: string,
): string => {
  if (unit === undefined || plainHead) return name
  return unit === 'mm' ? inUnit(name) : `${name} %`
}
