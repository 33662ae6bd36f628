import { Button } from 'antd'
import type { ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { count } from '../../kit/format.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import type { GridDriver } from './grid/driver.ts'
import { amountOf } from './now.ts'
import type { BrowserBook } from './state/browser-book.ts'
import type { Selected } from './state/select.ts'
import { bookText } from './text.ts'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly book: BrowserBook
  readonly driver: GridDriver
  readonly selected: Selected
  /** What is to be said of a cell: how it was taken, or what it would come to. */
  readonly children?: ReactNode
  /** There is a paste that may be taken back. */
  readonly onUndo?: (() => void) | undefined
}

/** One line under the rows, there whatever it says: how many, what is picked, what waits to be put in its place. */
export function BookFoot({ book, driver, selected, children, onUndo }: Props) {
  const t = useText(bookText)
  const shown = useStore(driver.shown)
  const onSort = () => driver.sortAnew()
  useShortcut({ keys: 'r', title: t('key.sort'), place: t('place'), run: onSort })
  const picked = selected.orderIds.flatMap((id) => book.rows.get(id) ?? [])
  const sum = amountOf(picked, book.merges, ({ counting }) => counting)
  return (
    <div className={denseCss.foot}>
      <span role="status">
        {t('shown', { shown: count(shown.shown), all: count(shown.all) })}
        {book.hiddenMerges > 0 && ` · ${t('hidden', { count: book.hiddenMerges })}`}
        {picked.length > 0 && ` · ${t('picked', { count: picked.length, sum: sized(sum) })}`}
      </span>
      <span className={denseCss.footCell}>{children}</span>
      <span className={denseCss.footEnd}>
        {onUndo && (
          <Button size="small" type="link" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        {shown.stale && (
          <Button size="small" type="link" onClick={onSort}>
            {shown.waiting > 0 ? t('sort.new', { count: shown.waiting }) : t('sort.anew')}
          </Button>
        )}
      </span>
    </div>
  )
}
