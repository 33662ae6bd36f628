import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { Link } from 'react-router'
import { sentences } from '../../../kit/format.ts'
import { problemText } from '../../../kit/refusal-text.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import type { WriteProblem } from './order-writes.ts'
import { readSize } from './read.ts'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'
import css from './parts.module.css'

/** The URL of an order's ticket. */
export const ticketPath = ({ deal, order }: InvestorOrder): string =>
  `/order/deal/${encodeURIComponent(deal.dealId)}?order=${encodeURIComponent(order.id)}`

export function ToTicket({ order, limit = false }: TicketProps) {
  const t = useText(orderText)
  return <Link to={ticketPath(order)}>{t(limit ? 'quick.limit' : 'quick.ticket')}</Link>
}

interface TicketProps {
  readonly order: InvestorOrder
  /** Only the limit is left to change there. */
  readonly limit?: boolean
}

export function Refused({
  order,
  problem,
}: {
  readonly order: InvestorOrder
  readonly problem: WriteProblem
}) {
  const lang = useStore(langStore)
  return (
    <p className={css.quickRefused} role="alert">
      {problemText(problem, lang)} <ToTicket order={order} />
    </p>
  )
}

interface NotSentProps {
  readonly order: InvestorOrder
  readonly typed: string | null
  readonly state: OrderWriting['state']
}

/** The book closed, or the test ended, before an answer was accepted. */
export function NotSent({ order, typed, state }: NotSentProps) {
  const t = useText(orderText)
  const lang = useStore(langStore)
  if (typed === null && state.kind !== 'refused') return null
  const why =
    state.kind === 'refused'
      ? problemText(state.problem, lang)
      : t(order.deal.bookClosed ? 'quick.bookClosed' : 'quick.ended')
  const size = readSize(typed ?? '')
  const what =
    typed === null
      ? t('quick.notSent')
      : t('quick.notSentSize', { size: isRefusal(size) ? typed : shownSize(size) })
  return (
    <p className={css.quickRefused} role="alert">
      {sentences([what, why], lang)}
    </p>
  )
}
