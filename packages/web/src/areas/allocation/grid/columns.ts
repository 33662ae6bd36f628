import { clockTime, EMPTY, instant } from '../../../kit/format.ts'
import type { SortValue } from '../../../kit/grid/index.ts'
import { fillTenths, type GridRow, type OrderLine } from '../rows/grid-row.ts'
import { ofOrder, ofTitle, type AllocColumn } from './column.ts'
import { flagMeanings, flagSigns } from './flags.ts'
import { isResized, noteIn } from '../state/edits.ts'
import { marksOf } from './marks.ts'
import { withDetails } from './reason-text.ts'
import type { Tools } from './tools.ts'

const figure = { right: true, unit: 'mm' } as const

const withAccount = (row: GridRow, join: string): string =>
  row.kind === 'order' && row.row.account ? `${row.investor}${join}${row.row.account}` : row.investor

const groupOf = ({ row }: OrderLine, { alloc, names }: Tools): string | null => {
  const groupId = alloc.holders.get(row.holder)?.groupId
  return groupId ? names.group(groupId) : null
}

/** The source of the size. */
function sourceOf({ row, edit }: OrderLine, { t, capOf }: ReasonTools): string | null {
  const own = isResized(row, edit) ? 'desk' : row.by
  if (own === null) {
    if (row.whyOut) return t(`by.${row.whyOut}`)
    // Others than the desk do not see the source: they see whether the size is all that was requested, or too small.
    if ((row.size ?? 0) > 0) return row.full ? t('by.inFull') : null
  }
  const plain = own === null ? (row.size === null ? '' : t('by.nothing')) : t(`by.${own}`)
  if (own !== row.by || plain === '') return plain
  const by = withDetails(plain, row, t)
  // As in the preview of the policy: a line in full, and one that somebody set, is not held back by a cap.
  const isHeldBack = own !== null && own !== 'desk' && !row.full && !row.tooSmall
  const cap = isHeldBack ? capOf(row) : null
  return cap === null ? by : t('by.note', { by, note: t(`by.${cap}`) })
}

type ReasonTools = Pick<Tools, 't' | 'capOf'>

/** The source of the size, and the desk's reason. */
export function reasonOf(line: OrderLine, tools: ReasonTools): string | null {
  const { t } = tools
  const note = noteIn(line.row, line)
  const by = sourceOf(line, tools)
  return note && by ? t('by.note', { by, note }) : note || by || null
}

/** What is in and waits for a manager: it cannot be allocated. */
const conditionalIn = (row: GridRow): SortValue => {
  const { inSize, acceptedIn } = row.kind === 'order' ? row.row : row.sums
  return BigInt(inSize) - BigInt(acceptedIn)
}

const sums = (row: GridRow, key: 'orderSize' | 'inSize' | 'proposed' | 'reserve'): SortValue =>
  row.kind === 'order' ? row.row[key] : row.sums[key]

const named: readonly AllocColumn[] = [
  { id: 'number', width: 118, least: 108, pinned: true, value: ofOrder(({ row }) => row.number) },
  {
    id: 'investor',
    width: 230,
    grows: 460,
    // The beginnings of the house and of its account.
    least: 150,
    pinned: true,
    value: (row) => row.investor,
    text: (row) => withAccount(row, ' · '),
    title: (row) => withAccount(row, '\n'),
  },
]

/** The order, its original request and proposals, after the columns the desk works with. */
const kinds: readonly AllocColumn[] = [
  { id: 'minSize', width: 78, least: 76, ...figure, value: ofOrder(({ row }) => row.minSize) },
  {
    id: 'reserve',
    width: 76,
    least: 68,
    ...figure,
    only: 'desk',
    hidden: true,
    value: (row) => sums(row, 'reserve'),
  },
  { id: 'proposed', width: 108, least: 98, ...figure, only: 'desk', value: (row) => sums(row, 'proposed') },
  { id: 'conditional', width: 92, least: 80, ...figure, value: conditionalIn },
  { id: 'asked', width: 84, ...figure, value: (row) => sums(row, 'orderSize') },
  {
    id: 'type',
    width: 110,
    grows: 180,
    value: ofOrder(({ row }, { names }) => (row.classId === null ? null : names.type(row.classId))),
  },
  {
    id: 'region',
    width: 90,
    grows: 130,
    value: ofOrder(({ row }, { names }) => (row.region === null ? null : names.region(row.region))),
  },
  { id: 'group', width: 110, grows: 200, value: ofOrder(groupOf), title: ofTitle(groupOf) },
  {
    id: 'through',
    width: 76,
    value: ofOrder(({ row }, { bank }) => (row.throughId === null ? null : bank(row.throughId))),
    title: ofTitle(({ row }, { alloc }) =>
      row.throughId === null ? undefined : alloc.banks.get(row.throughId)?.name,
    ),
  },
  {
    id: 'tags',
    width: 100,
    only: 'desk',
    value: ofOrder(({ row }) => row.tags.join(', ') || null),
    title: ofTitle(({ row }) => row.tags.join(', ')),
  },
]

const figures: readonly AllocColumn[] = [
  { id: 'inSize', width: 90, least: 86, ...figure, value: (row) => sums(row, 'inSize') },
  {
    id: 'size',
    width: 110,
    least: 96,
    ...figure,
    edit: 'size',
    value: (row) => (row.kind === 'order' ? (row.edit?.size ?? row.size) : row.sums.size),
  },
  {
    id: 'fill',
    width: 80,
    least: 70,
    right: true,
    unit: 'tenths',
    edit: 'fill',
    value: (row) => {
      if (row.kind !== 'order') return fillTenths(row.sums.size, row.sums.acceptedIn)
      const { size } = row
      return size === null ? null : fillTenths(BigInt(size), BigInt(row.row.acceptedIn))
    },
  },
  {
    id: 'confirm',
    width: 110,
    // "To reissue", which nobody may take for another state.
    least: 80,
    only: 'launched',
    value: ofOrder(({ row }, { t }) => (row.confirm === null ? null : t(`confirm.${row.confirm}`))),
    title: ofTitle(({ row }, { lang, zone }) =>
      row.confirmedAt === null ? undefined : instant(row.confirmedAt, lang, zone),
    ),
  },
]

const remarks: readonly AllocColumn[] = [
  // Reason, flags and marks are beside the size, also on the narrowest screen.
  {
    id: 'note',
    // The longest usual reason in one line: "Pro rata, rounded · Cap per account".
    width: 226,
    grows: 480,
    // Its beginning, in Chinese "按比例，取整"; the tooltip has all of it.
    least: 92,
    keeps: true,
    insight: true,
    edit: 'note',
    value: ofOrder(reasonOf),
    title: ofTitle(reasonOf),
  },
  // Whose order it is, where a size is decided.
  {
    id: 'flags',
    width: 74,
    least: 58,
    grows: 140,
    insight: true,
    value: ofOrder(({ row }, tools) => flagSigns(row, tools)),
    title: ofTitle(({ row }, tools) => flagMeanings(row, tools)),
  },
  {
    id: 'mark',
    width: 160,
    // Its head, and the sign with some letters.
    least: 74,
    grows: 340,
    insight: true,
    value: ofOrder(
      (line, tools) =>
        marksOf(line, tools)
          .map(({ text }) => text)
          .join(' · ') || null,
    ),
    text: (row, tools) =>
      row.kind === 'order'
        ? marksOf(row, tools)
            .map(({ text }) => text)
            .join(' · ')
        : '',
    title: ofTitle((line, tools) =>
      marksOf(line, tools)
        .map(({ title }) => title)
        .join('\n'),
    ),
  },
]

/** The author and time of the last change. */
const edited: readonly AllocColumn[] = [
  { id: 'editedBy', width: 96, grows: 180, only: 'desk', value: ofOrder(({ row }) => row.editedBy) },
  {
    id: 'editedAt',
    width: 84,
    only: 'desk',
    time: true,
    value: ofOrder(({ row }) => row.editedAt),
    text: (row, { zone }) =>
      row.kind === 'order' && row.row.editedAt !== null ? clockTime(row.row.editedAt, zone) : EMPTY,
    title: ofTitle(({ row }, { lang, zone }) =>
      row.editedAt === null ? undefined : instant(row.editedAt, lang, zone),
    ),
  },
]

export const allocColumns: readonly AllocColumn[] = [...named, ...figures, ...remarks, ...kinds, ...edited]
const byId = new Map(allocColumns.map((column) => [column.id, column]))

export const columnOf = (id: string): AllocColumn | undefined => byId.get(id)

export const valueIn = (row: GridRow, colId: string, tools: Tools): SortValue =>
  byId.get(colId)?.value(row, tools) ?? null
