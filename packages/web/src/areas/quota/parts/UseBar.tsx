import type { QuotaState } from '@bookrunner/domain/quota'
import { count } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { quotaText } from './words.ts'
import css from '../quota.module.css'

interface Props {
  /** Per cent of the limit. */
  readonly part: number
  readonly warnAt: number
  readonly state: QuotaState
  readonly size?: 'small' | 'large'
}

/** More than this is drawn to the end. */
const MOST = 200
const LEAST_OVER = 103

/** The use of a limit as a bar, with its warning mark; what is over the limit goes on behind the limit's own mark. */
export function UseBar({ part, warnAt, state, size = 'small' }: Props) {
  const t = useText(quotaText)
  // Part of a per cent over the limit is drawn, too.
  const drawn = state === 'over' ? Math.max(part, LEAST_OVER) : part
  const end = Math.min(Math.max(drawn, 100), MOST)
  const at = (value: number) => `${(Math.min(value, end) * 100) / end}%`
  return (
    <span
      className={css.bar}
      data-state={state}
      data-size={size}
      role="img"
      aria-label={t('bar', { part: count(part), warn: warnAt })}
    >
      <span className={css.fill} style={{ width: at(Math.min(drawn, 100)) }} />
      {drawn > 100 && (
        <>
          <span className={css.beyond} style={{ left: at(100), width: `${(100 * (end - 100)) / end}%` }} />
          <span className={css.limit} style={{ left: at(100) }} />
        </>
      )}
      {warnAt < 100 && <span className={css.warn} style={{ left: at(warnAt) }} />}
    </span>
  )
}
