import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { Drawer } from 'antd'
import { useMemo } from 'react'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { useText } from '../../../platform/text.ts'
import type { BookNow } from '../now.ts'
import { Finding } from './Finding.tsx'
import { History } from './History.tsx'
import { findingsWithOrders } from './model.ts'
import { findingsText } from './text.ts'
import css from './findings.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

interface Props {
  readonly book: BookNow
  readonly guidance: GuidanceLevel | null | undefined
  /** The reader may decide. */
  readonly decides: boolean
  readonly onOrder: (orderId: string) => void
  readonly onMerge: (orderIds: readonly string[]) => void
  readonly onClose: () => void
}

/** The findings of the book, with their orders and decisions. */
export function FindingsPanel({ book, guidance, decides, onOrder, onMerge, onClose }: Props) {
  const t = useText(findingsText)
  const entries = useMemo(() => findingsWithOrders(book), [book])
  const parts = [
    { name: 'open', list: entries.filter(({ finding }) => finding.resolution === null) },
    { name: 'decided', list: entries.filter(({ finding }) => finding.resolution !== null) },
  ] as const
  return (
    <Drawer
      open
      size={720}
      title={t('title')}
      extra={<span className="br-quiet br-figures">{t('state', { seq: book.seq })}</span>}
      className={denseCss.deskDrawer}
      onClose={onClose}
    >
      {entries.length === 0 && <EmptyState title={t('none.title')} hint={t('none.hint')} />}
      {parts.map(
        ({ name, list }) =>
          list.length > 0 && (
            <section key={name} className={css.findings} aria-label={t(name)}>
              <h2>
                {t(name)} <small className="br-figures">{list.length}</small>
              </h2>
              {list.map((each) => (
                <Finding
                  key={each.finding.key}
                  entry={each}
                  book={book}
                  guidance={guidance}
                  decides={decides}
                  onOrder={onOrder}
                  onMerge={onMerge}
                />
              ))}
            </section>
          ),
      )}
      {decides && <History dealId={book.dealId} seq={book.seq} />}
    </Drawer>
  )
}
