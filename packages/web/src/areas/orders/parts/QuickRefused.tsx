import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { Link } from 'react-router'
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

/** Why the server refused an answer, by field if it names fields. */
const refusalOf = ({ message, fields }: WriteProblem): string =>
  fields.length > 0 ? fields.map((field) => field.message).join(' ') : message

export function Refused({
  order,
  problem,
}: {
  readonly order: InvestorOrder
  readonly problem: WriteProblem
}) {
  return (
    <p className={css.quickRefused} role="alert">
      {refusalOf(problem)} <ToTicket order={order} />
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
  if (typed === null && state.kind !== 'refused') return null
  const why =
    state.kind === 'refused'
      ? refusalOf(state.problem)
      : t(order.deal.bookClosed ? 'quick.bookClosed' : 'quick.ended')
  const size = readSize(typed ?? '')
  return (
    <p className={css.quickRefused} role="alert">
      {typed === null
        ? t('quick.notSent')
        : t('quick.notSentSize', { size: isRefusal(size) ? typed : shownSize(size) })}{' '}
      {why}
    </p>
  )
}
