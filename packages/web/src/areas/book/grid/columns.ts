import type { Region } from '@bookrunner/domain/entities'
import { changeSignOf } from '@bookrunner/domain/orders'
import { clockTime, EMPTY, instant } from '../../../kit/format.ts'
import { isSum, softOf, type GridRow } from '../rows/grid-row.ts'
import type { SortValue } from '../../../kit/grid/index.ts'
import { ofOrder, ofTitle, type BookColumn } from './column.ts'
import { flagText } from './flags.ts'
import { figure, number, sizeColumns } from './size-columns.ts'
import type { Tools } from './tools.ts'
import { typeCode } from './type-code.ts'

const named = (row: GridRow, join: string): string =>
  row.kind === 'order' && row.order.account ? `${row.investor}${join}${row.order.account}` : row.investor

/** Who withdrew an order, and when; the name may be hidden from the reader. */
const goneText = (row: GridRow, { t, zone }: Tools): string | undefined => {
  if (row.kind !== 'order' || row.order.status !== 'Withdrawn') return undefined
  const { updatedAt, updatedBy } = row.order
  const time = clockTime(updatedAt, zone)
  return updatedBy === null ? t('gone', { time }) : t('gone.by', { time, name: updatedBy })
}

/** What a total of rows contains, where it is not the book alone. */
const totalText = (row: GridRow, { t }: Tools): string | undefined => {
  if (row.kind !== 'total') return undefined
  if (row.id === 'total:counts') return t('counts.title')
  if (row.id === 'total:uncounted') return t('uncounted.title')
  return row.isBook ? undefined : t('rows.title')
}

/** When an order was withdrawn, to the minute, for a narrow cell. */
const goneAt = (row: GridRow, { zone }: Tools): string | undefined =>
  row.kind === 'order' && row.order.status === 'Withdrawn'
    ? clockTime(row.order.updatedAt, zone).slice(0, 5)
    : undefined

/** An unchanged order that the push left out, or partly in. */
const leftOutText = (row: GridRow, { t }: Tools): string | undefined => {
  const sign = row.kind === 'order' ? changeSignOf(row.order) : null
  return sign === 'OUT' || sign === 'PARTLY' ? t(`unchanged.${sign}`) : undefined
}

const regionOf = (row: GridRow): Region | null =>
  isSum(row) ? null : row.kind === 'order' ? row.order.region : row.region

const typeOf = (row: GridRow, { names }: Tools): string | null => {
  if (isSum(row)) return null
  const classId = row.kind === 'order' ? row.order.classId : row.classId
  return classId === null ? null : names.type(classId)
}

const peopleColumns: readonly BookColumn[] = [
  { id: 'number', width: 134, least: 124, pinned: true, value: ofOrder((order) => order.number) },
  {
    id: 'investor',
    width: 240,
    least: 200,
    pinned: true,
    grows: 460,
    value: (row) => row.investor,
    // Who withdrew it, and when, has no room beside the name: the cell of its flags has the time.
    shown: (row) => named(row, ' · '),
    text: (row, tools) => [named(row, ' · '), goneText(row, tools) ?? []].flat().join(' · '),
    title: (row, tools) =>
      [named(row, '\n'), totalText(row, tools) ?? goneText(row, tools) ?? []].flat().join('\n'),
  },
  { id: 'account', width: 110, hidden: true, value: ofOrder(({ account }) => account) },
  {
    id: 'type',
    width: 60,
    least: 50,
    value: typeOf,
    // The code in its cell; the full name for the tooltip, screen readers, files and copied cells.
    shown: (row, tools) => {
      const name = typeOf(row, tools)
      if (name === null) return isSum(row) ? '' : EMPTY
      return typeCode(name, tools.t)
    },
    title: (row, tools) => typeOf(row, tools) ?? undefined,
  },
]

/** Region and banks. */
const placeColumns: readonly BookColumn[] = [
  {
    id: 'region',
    width: 70,
    value: (row, { dealNames }) => {
      const region = regionOf(row)
      return region === null ? null : dealNames.region(region)
    },
    text: (row, { t }) => {
      const region = regionOf(row)
      return region === null ? (row.kind === 'order' ? EMPTY : '') : t(`region.${region}`)
    },
    title: (row, { dealNames }) => {
      const region = regionOf(row)
      return region === null ? undefined : dealNames.region(region)
    },
  },
  { id: 'jurisdiction', width: 84, hidden: true, value: ofOrder(({ jurisdiction }) => jurisdiction) },
  {
    id: 'through',
    width: 74,
    value: ofOrder((order, tools) => (order.throughId === null ? null : tools.names.bank(order.throughId))),
    title: ofTitle(({ throughId }, { book }) =>
      throughId === null ? undefined : book.banks.get(throughId)?.name,
    ),
  },
  {
    id: 'leads',
    width: 96,
    hidden: true,
    value: ofOrder(({ leads }, tools) => leads.map((lead) => tools.names.bank(lead)).join(', ') || null),
  },
]

const signColumns: readonly BookColumn[] = [
  {
    id: 'change',
    width: 80,
    least: 76,
    value: ofOrder(changeSignOf),
    text: (row, { t }) => {
      if (row.kind !== 'order') return ''
      const sign = changeSignOf(row.order)
      return sign ? t(`change.${sign}`) : EMPTY
    },
    title: (row, tools) => goneText(row, tools) ?? leftOutText(row, tools),
  },
  {
    id: 'flags',
    width: 76,
    least: 52,
    insight: true,
    grows: 120,
    value: (row, tools) => flagText(row, tools) || null,
    shown: (row, tools) => goneAt(row, tools) ?? (flagText(row, tools) || (isSum(row) ? '' : EMPTY)),
    title: (row, tools) => goneText(row, tools) ?? (flagText(row, tools, true) || undefined),
  },
  { ...number, id: 'minSize', width: 78, least: 64, value: ofOrder(({ minSize }) => minSize) },
  {
    id: 'sales',
    width: 74,
    least: 66,
    grows: 140,
    edit: 'sales',
    value: ofOrder(({ sales }) => sales),
  },
  {
    ...number,
    id: 'conditional',
    width: 84,
    value: (row) => {
      if (isSum(row)) return row.sums.conditional === 0n ? null : row.sums.conditional
      const waits = row.figures.counting - row.figures.accepted
      return waits === 0 ? null : waits
    },
  },
  {
    ...number,
    id: 'soft',
    width: 66,
    hidden: true,
    value: (row) => {
      if (isSum(row)) return row.sums.soft
      return softOf(row)
    },
  },
]

const deskColumns: readonly BookColumn[] = [
  { ...number, id: 'allocSize', width: 98, edit: 'allocSize', value: figure('allocSize') },
  { ...number, id: 'allocation', width: 84, phase: 'priced', value: figure('allocation') },
  { ...number, id: 'maxSize', width: 68, hidden: true, value: ofOrder(({ maxSize }) => maxSize) },
  { ...number, id: 'reserve', width: 72, hidden: true, value: figure('reserve') },
  {
    id: 'privateComment',
    width: 150,
    grows: 900,
    edit: 'privateComment',
    value: ofOrder(({ privateComment }) => privateComment),
    title: ofTitle(({ privateComment }) => privateComment),
  },
  {
    id: 'comment',
    width: 150,
    grows: 420,
    hidden: true,
    value: ofOrder(({ comment }) => comment),
    title: ofTitle(({ comment }) => comment),
  },
  {
    id: 'hedge',
    width: 92,
    hidden: true,
    value: ofOrder(({ hedge }, { code }) => code('hedge', hedge)),
  },
  {
    id: 'status',
    width: 92,
    hidden: true,
    value: ofOrder(({ status }, { code }) => code('status', status)),
  },
]

const timeColumn = (id: 'createdAt' | 'updatedAt'): BookColumn => ({
  id,
  width: 88,
  right: true,
  time: true,
  value: (row) => {
    if (isSum(row)) return null
    if (row.kind === 'order') return row.order[id]
    // Merged orders stay where the first of them was placed.
    const times = row.orders.map((order) => order[id]).toSorted()
    return (id === 'createdAt' ? times[0] : times.at(-1)) ?? null
  },
  text: (row, { zone }) => (row.kind === 'order' ? clockTime(row.order[id], zone) : ''),
  title: ofTitle((order, { lang, zone }) => instant(order[id], lang, zone)),
})

export const bookColumns: readonly BookColumn[] = [
  ...peopleColumns,
  ...sizeColumns,
  ...signColumns,
  ...placeColumns,
  ...deskColumns,
  timeColumn('createdAt'),
  timeColumn('updatedAt'),
  { id: 'updatedBy', width: 110, hidden: true, value: ofOrder(({ updatedBy }) => updatedBy) },
]
const columnById: ReadonlyMap<string, BookColumn> = new Map(bookColumns.map((each) => [each.id, each]))

export const columnOf = (colId: string): BookColumn | undefined => columnById.get(colId)

export const valueIn = (row: GridRow, colId: string, tools: Tools): SortValue =>
  columnOf(colId)?.value(row, tools) ?? null
