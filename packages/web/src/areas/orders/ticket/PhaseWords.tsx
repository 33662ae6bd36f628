import { phaseOf, type OrderPhase } from '@bookrunner/domain/orders'
import { mayUse } from '@bookrunner/domain/access'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { TicketDeal } from './deal-context.ts'
import { ticketText } from './text.ts'
import textCss from '../../../kit/text.module.css'

const said = {
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

/** Whether the reader places orders for her house, beside reading them. */
export function useMayPlace(): boolean {
  const session = useStore(sessionStore)
  return session !== undefined && mayUse(session, 'my_order|place')
}

/** What the deal's state means for orders, in words; nothing where there is nothing to know. */
export function PhaseWords({ deal: { rules } }: { readonly deal: TicketDeal }) {
  const t = useText(ticketText)
  const may = useMayPlace()
  const phase = said[phaseOf(rules.lifecycle)]
  if (!may) return <p className={textCss.note}>{t('phase.noRight')}</p>
  return phase && <p className={textCss.note}>{t(phase)}</p>
}
