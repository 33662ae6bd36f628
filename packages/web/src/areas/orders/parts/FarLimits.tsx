import type { GuidanceLevel } from '@bookrunner/domain/deals'
import {
  isOverIssue,
  issueSize,
  offMarketLimits,
  todaysSpan,
  type OrderDeal,
  type OrderLevel,
} from '@bookrunner/domain/orders'
import { useText } from '../../../platform/text.ts'
import { limitText, overOf, shownSize } from './limits.ts'
import { orderText } from './text.ts'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly orderLevels: readonly OrderLevel[]
  readonly deal: OrderDeal
  readonly guidance: GuidanceLevel | null | undefined
}

/** Warnings for a size over the issue and for limits far off the market while they are typed; they can be correct. */
export function FarLimits({ orderLevels, deal, guidance }: Props) {
  const t = useText(orderText)
  const over = overOf(guidance)
  const issue = issueSize(deal)
  return (
    <>
      {issue !== null && isOverIssue(orderLevels, deal) && (
        <span className={textCss.warning}>{t('overIssue', { size: shownSize(issue) })}</span>
      )}
      {offMarketLimits(orderLevels, todaysSpan(deal)).map(({ kind, limit, level }) => (
        <span key={`${kind} ${limit}`} className={textCss.warning}>
          {t('far', { limit: limitText(kind, limit, over), level: limitText(kind, level, over) })}
        </span>
      ))}
    </>
  )
}
