import { Table, type TableColumnType } from 'antd'
import { useRef } from 'react'
import { useText } from '../../platform/text.ts'
import { useDealWords } from '../deals/index.ts'
import { useReader } from '../deals/parts/index.ts'
import { flagsOf, orderText, useCodeWords } from '../orders/index.ts'
import { columnList, type ColumnTools } from './columns.tsx'
import { bookText } from './text.ts'
import type { Book, BookRow } from './use-book.ts'
import { useFill } from './use-fill.ts'

interface Props {
  readonly book: Book
  readonly rows: readonly BookRow[]
  readonly over: string | null
  /** Where an order is opened. */
  readonly placeOf: (orderId: string) => string
  readonly onOpen: (orderId: string) => void
}

const HEAD = 32

/** The orders as rows; only those on the screen are drawn, however many there are. */
export function BookTable({ book, rows, over, placeOf, onOpen }: Props) {
  const t = useText(bookText)
  const tools: ColumnTools = {
    ...{ t, over, orders: useText(orderText), words: useDealWords(), code: useCodeWords() },
    ...{ reader: useReader(), flags: flagsOf },
    classOf: (classId) => book.classes.find((each) => each.classId === classId)?.name ?? '–',
    placeOf,
  }
  const frame = useRef<HTMLDivElement>(null)
  const height = useFill(frame)
  const shown = columnList.filter(({ when }) => !when || book.list.some(when))
  const asColumn = ({
    name,
    width,
    right,
    mm,
    first,
    by,
    cell,
  }: (typeof shown)[number]): TableColumnType<BookRow> => ({
    key: name,
    width,
    ellipsis: { showTitle: false },
    title: (
      <>
        {t(`column.${name}`)}
        {mm && (
          <span className="br-book-unit" translate="no">
            {' '}
            mm
          </span>
        )}
      </>
    ),
    ...(right && { align: 'right' as const }),
    ...(first && { defaultSortOrder: 'descend' as const }),
    ...(by && {
      showSorterTooltip: false,
      sorter: (one: BookRow, other: BookRow) => compared(by(one, tools), by(other, tools)),
    }),
    render: (_: unknown, row: BookRow) => cell(row, tools),
  })
  return (
    <div ref={frame} className="br-book" role="region" aria-label={t('table')}>
      <Table<BookRow>
        virtual
        className="br-table br-book-table"
        rowKey={({ order }) => order.id}
        size="small"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: shown.reduce((sum, { width }) => sum + width, 0), y: height - HEAD }}
        columns={shown.map(asColumn)}
        dataSource={rows}
        onRow={({ order, change }) => ({
          onClick: () => onOpen(order.id),
          ...{
            'data-cancelled': change === 'CANCEL' || undefined,
            'data-jlm': order.jlmInterest || undefined,
          },
        })}
      />
    </div>
  )
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))
