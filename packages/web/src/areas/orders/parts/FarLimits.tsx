import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { offMarketLimits, todaysSpan, type OrderDeal, type OrderLevel } from '@bookrunner/domain/orders'
import { useText } from '../../../platform/text.ts'
import { limitText, overOf } from './limits.ts'
import { orderText } from './text.ts'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly orderLevels: readonly OrderLevel[]
  readonly deal: OrderDeal
  readonly guidance: GuidanceLevel | null | undefined
}

/** Warnings for limits far off the market while they are typed; they can be correct. */
export function FarLimits({ orderLevels, deal, guidance }: Props) {
  const t = useText(orderText)
  const over = overOf(guidance)
  return offMarketLimits(orderLevels, todaysSpan(deal)).map(({ kind, limit, level }) => (
    <span key={`${kind} ${limit}`} className={textCss.warning}>
      {t('far', { limit: limitText(kind, limit, over), level: limitText(kind, level, over) })}
    </span>
  ))
}
