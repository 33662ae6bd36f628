import type { BookRow } from '@bookrunner/contract/book'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { Foot } from '../../kit/dense-page/Foot.tsx'
import { count } from '../../kit/format.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import type { GridDriver } from './grid/driver.ts'
import { amountOf } from './now.ts'
import { ordersText } from './order-count.ts'
import type { BrowserBook } from './state/browser-book.ts'
import type { Selected } from './state/select.ts'
import { bookText } from './text.ts'

interface Props {
  readonly book: BrowserBook
  readonly driver: GridDriver
  readonly selected: Selected
  /** The state of an edited cell, or what is wrong with the text being typed. */
  readonly children?: ReactNode
  /** Present while a paste can be undone. */
  readonly onUndo?: (() => void) | undefined
}

const hasSoft = (rows: Iterable<Pick<BookRow, 'commitment'>>): boolean => {
  for (const { commitment } of rows) if (commitment === 'soft') return true
  return false
}

/** Counts of rows, the total of the selected orders, and the buttons to undo and to sort again. */
export function BookFoot({ book, driver, selected, children, onUndo }: Props) {
  const t = useText(bookText)
  const { shown, all, stale, waiting } = useStore(driver.shown)
  const counting = useStore(driver.counts)
  const gone = shown - counting.orders - counting.softOrders
  const picked = selected.orderIds.flatMap((id) => book.rows.get(id) ?? [])
  const sum = amountOf(picked, book.merges, ({ counting }) => counting)
  const counts = [
    ...(shown < all ? [t('shown', { shown: count(shown), all: count(all) })] : []),
    ordersText(counting),
    ...(counting.softOrders > 0 ? [t('foot.soft', { count: counting.softOrders })] : []),
    ...(gone > 0 ? [t('foot.gone', { count: gone })] : []),
    ...(book.hiddenMerges > 0 ? [t('hidden', { count: book.hiddenMerges })] : []),
    ...(picked.length > 0 ? [t('picked', { count: picked.length, sum: sized(sum) })] : []),
  ]
  const softRows = useMemo(() => hasSoft(book.rows.values()), [book.rows])
  const unsorted = waiting > 0 ? t('sort.new', { count: waiting }) : t('sort.anew')
  return (
    <Foot
      place={t('place')}
      counts={counts.join(' · ')}
      countsHint={t('foot.hint')}
      hasSoft={softRows}
      unsorted={stale ? unsorted : undefined}
      onSort={() => driver.sortAnew()}
      more={
        onUndo && (
          <Button size="small" type="link" onClick={onUndo}>
            {t('undo')}
          </Button>
        )
      }
    >
      {children}
    </Foot>
  )
}
