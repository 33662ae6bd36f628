import { phaseOf, type OrderPhase } from '@bookrunner/domain/orders'
import { mayUse } from '@bookrunner/domain/access'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import textCss from '../../../kit/text.module.css'

const phaseTexts = {
  unopened: 'phase.over',
  intentions: 'phase.intentions',
  IPG: null,
  'IPG closed': 'phase.closedIpg',
  test: 'phase.test',
  FPG: 'phase.FPG',
  'FPG closed': 'phase.closedFpg',
  priced: 'phase.priced',
  over: 'phase.over',
} as const satisfies Record<OrderPhase, string | null>

/** Whether the reader may place orders, not only read them. */
export function useMayPlace(): boolean {
  const session = useStore(sessionStore)
  return session !== undefined && mayUse(session, 'my_order|place')
}

/** A note on what the deal's phase means for orders. */
export function PhaseNote({ deal: { rules } }: { readonly deal: TicketDeal }) {
  const t = useText(ticketText)
  const may = useMayPlace()
  const phase = phaseTexts[phaseOf(rules.lifecycle)]
  if (!may) return <p className={textCss.note}>{t('phase.noRight')}</p>
  return phase && <p className={textCss.note}>{t(phase)}</p>
}
