import type { BookMerge } from '@bookrunner/contract/book'
import { showMm } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { inMm } from '../../../kit/amounts.ts'
import { clockTime, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { mergeText } from './text.ts'
import css from './merge.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly book: BookNow
  readonly merge: BookMerge
  /** The open order; undefined on the page of the merge itself. */
  readonly orderId?: string | undefined
  readonly onOrder: (orderId: string) => void
  /** Undefined without the right to split. */
  readonly onSplit?: (() => void) | undefined
}

/** The merge of an order: the other orders, the rule, the author and the reason. */
export function MergedPart({ book, merge, orderId, onOrder, onSplit }: Props) {
  const t = useText(mergeText)
  const { lang, zone } = useReader()
  const { rule, size, reason, by, at, edited, leadOrderId } = merge
  return (
    <section className={css.merged} aria-label={t('part.title')}>
      <div className={textCss.sectionHead}>
        <h3>{t('part.title')}</h3>
        <span className="br-quiet">
          {rule === 'stated'
            ? t('part.rule.stated', { size: size === null ? '' : inMm(showMm(size)) })
            : t(`part.rule.${rule}`)}
        </span>
        {onSplit && (
          <Button size="small" onClick={onSplit}>
            {t('part.split')}
          </Button>
        )}
      </div>
      <ul>
        {merge.orderIds
          .flatMap((id) => book.rows.get(id) ?? [])
          .filter(({ id }) => id !== orderId)
          .map(({ id, number, holder, throughId, counting }) => (
            <li key={id}>
              <Button
                type="link"
                size="small"
                aria-label={t('part.open', { number })}
                onClick={() => onOrder(id)}
              >
                <span className="br-figures">{number}</span>
              </Button>
              <span translate="no">{nameOf(book.holders.get(holder), lang)}</span>
              <span className="br-quiet" translate="no">
                {nameOf(throughId === null ? null : book.banks.get(throughId), lang, true)}
              </span>
              <span className="br-figures">{mm(counting)}</span>
              <span className="br-quiet">
                {[edited.includes(id) ? t('part.edited') : '', leadOrderId === id ? t('part.lead') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
      </ul>
      <p className="br-quiet br-figures">
        {by === null ? clockTime(at, zone) : t('part.by', { time: clockTime(at, zone), name: by })}
        {reason && ` · ${t('part.reason', { reason })}`}
      </p>
    </section>
  )
}
