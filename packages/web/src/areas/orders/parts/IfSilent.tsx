import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useText } from '../../../platform/text.ts'
import { useClock, useReader, zoned } from '../../deals/parts/index.ts'
import { shownSize } from './limits.ts'
import { orderText } from './text.ts'
import css from './parts.module.css'

/** What becomes of an order without an answer at FPG: "No answer by 16:30 HKT: your order drops". */
export function IfSilent({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderText)
  const { lang, zone } = useReader()
  const { ifSilent, figures, deal } = order
  const { closesAt, timeZone } = deal
  const at = useClock((now) =>
    closesAt === null
      ? ''
      : zoned({ at: closesAt, now, dealZone: timeZone, readerZone: zone, lang, short: true }).deal,
  )
  if (ifSilent === null || closesAt === null) return null
  const outcome = ifSilent === 0 ? 'drops' : ifSilent < figures.counting ? 'part' : 'stays'
  return <p className={css.ifSilent}>{t(`silent.${outcome}`, { at, size: shownSize(ifSilent) })}</p>
}
