import { leftOutReasons, type LeftOutReason } from '@bookrunner/domain/book'
import { mm } from '../../../kit/format.ts'
import { useListed } from '../../../kit/use-listed.ts'
import { useText } from '../../../platform/text.ts'
import { messageText } from './text.ts'
import css from './message.module.css'

interface LeftOutEntry {
  readonly orderId: string
  readonly number: string
  /** The investor, if known. */
  readonly holder?: string
  readonly counting: number
  readonly why: LeftOutReason
  readonly reason: string | null
}

/** The orders that a message leaves out, and why. */
export function LeftOutList({
  list,
  open = false,
}: {
  readonly list: readonly LeftOutEntry[]
  readonly open?: boolean
}) {
  const t = useText(messageText)
  const listed = useListed()
  const reasons = leftOutReasons.flatMap((reason) => {
    const count = list.filter(({ why }) => why === reason).length
    return count > 0 ? [t(`left.${reason}`, { count })] : []
  })
  if (list.length === 0) return <p className="br-quiet">{t('leftOut.none')}</p>
  return (
    <details className={css.leftOut} open={open}>
      <summary>
        {t('leftOut', { count: list.length })}: {listed(reasons)}
      </summary>
      <ul>
        {list.map(({ orderId, number, holder, counting, why, reason }) => (
          <li key={`${orderId} ${why}`}>
            <span className="br-figures">{number}</span>
            <span translate="no">{holder}</span>
            <span className="br-figures">{mm(counting)}</span>
            <span className="br-quiet">
              {t(`why.${why}`)}
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
