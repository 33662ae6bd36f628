import type { BookRow } from '@bookrunner/contract/book'
import { mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { roundsText } from './text.ts'
import css from './rounds.module.css'

/** The list shows at most this many; the grid's filter shows the rest. */
const MOST = 100

interface Props {
  readonly book: Pick<BookNow, 'holders' | 'banks'>
  readonly waiting: readonly BookRow[]
  /** Undefined if orders cannot be opened from here. */
  readonly onOrder?: (orderId: string) => void
}

/** Orders without an answer, the largest first. */
export function Waiting({ book, waiting, onOrder }: Props) {
  const t = useText(roundsText)
  const { lang } = useReader()
  return (
    <div className={css.waiting}>
      <ul>
        {waiting.slice(0, MOST).map(({ id, number, holder, throughId, size, fpgSize }) => (
          <li key={id}>
            <button type="button" disabled={!onOrder} onClick={() => onOrder?.(id)}>
              {/* Short names of one group may be the same. */}
              <span translate="no">{nameOf(book.holders.get(holder), lang)}</span>
              <span className="br-quiet" translate="no">
                {nameOf(throughId === null ? null : book.banks.get(throughId), lang, true)}
              </span>
              <span className="br-figures br-quiet">{number}</span>
              <span className="br-figures">{mm(size)}</span>
              <small className="br-figures">
                {fpgSize !== null && fpgSize !== size && t('progress.proposed', { size: mm(fpgSize) })}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {waiting.length > MOST && (
        <p className="br-quiet">{t('progress.more', { count: waiting.length - MOST })}</p>
      )}
    </div>
  )
}
