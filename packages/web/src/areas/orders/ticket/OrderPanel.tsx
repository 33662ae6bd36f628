import { phaseOf, permissionIn } from '@bookrunner/domain/orders'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { forgetStored, hasStored } from '../../../kit/form/index.ts'
import { TextSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { OwnConversation } from '../conversation/OwnConversation.tsx'
import { useOrderWrite, type OrderWriting } from '../parts/index.ts'
import { ClosedOrder } from './ClosedOrder.tsx'
import { Confirmation } from './Confirmation.tsx'
import { ConfirmedLine } from './ConfirmedLine.tsx'
import type { TicketDeal } from './deal-context.ts'
import { LeaveTicket } from './LeaveTicket.tsx'
import { mayOpen, OwnOrders } from './OwnOrders.tsx'
import { PhaseNote, useMayPlace } from './PhaseNote.tsx'
import { ticketText } from './text.ts'
import { TicketForm } from './TicketForm.tsx'
import { SavedAt } from './SavedAt.tsx'
import { useEscape } from './use-escape.ts'
import { useOrderPlace } from './use-order-place.ts'
import { Unsent } from './unsent.ts'
import { useOutcome, type Outcome } from './use-outcome.ts'
import { ticketName } from './use-ticket.ts'
import type { DealOrders } from './use-deal-orders.ts'
import css from './ticket.module.css'

interface Props {
  readonly own: DealOrders
  /** Closes the sheet on a phone. */
  readonly onClose?: (() => void) | undefined
  /** The sheet is open: the browser's Back closes it. */
  readonly isSheetOpen?: boolean
}

/** The house's orders on a deal, the open ticket, and the last confirmation. */
export function OrderPanel({ own, onClose, isSheetOpen = false }: Props) {
  const t = useText(ticketText)
  const { deal, orders, failed, again } = own
  if (failed)
    return (
      <ErrorState
        title={t('panel.failed')}
        hint={faultMessage(failed)}
        action={t('again')}
        onAction={again}
      />
    )
  if (!orders)
    return (
      <div aria-busy="true" aria-label={t('loading')}>
        <TextSkeleton title="40%" rows={6} />
      </div>
    )
  return <Ready deal={deal} orders={orders} onClose={onClose} isSheetOpen={isSheetOpen} />
}

interface ReadyProps {
  readonly deal: TicketDeal
  readonly orders: readonly InvestorOrder[]
  readonly onClose: (() => void) | undefined
  readonly isSheetOpen: boolean
}

function Ready({ deal, orders, onClose, isSheetOpen }: ReadyProps) {
  const [place, open] = useOrderPlace()
  const { dealId } = deal.published.header
  const writing = useOrderWrite(`ticket ${dealId}`)
  const [unsent] = useState(() => new Unsent())
  const intends = phaseOf(deal.rules.lifecycle) === 'intentions'
  const chosen = orders.find(({ order }) => order.id === place)
  const onDone = (orderId: string | null) => {
    unsent.set(false)
    open(orderId, true)
  }
  const now = { intends, asked: orders.some(isAsked), named: chosen?.order.id ?? null, orders }
  const outcome = useOutcome(dealId, writing, now, onDone)
  const back = orders.length > 0 ? () => open(null) : undefined
  const { confirmed } = outcome
  const root = useEscape<HTMLDivElement>(confirmed ? undefined : place === null ? onClose : back)
  return (
    <div ref={root} className={css.body}>
      {confirmed ? (
        <Confirmation
          deal={deal}
          confirmed={confirmed}
          order={orders.find(({ order }) => order.id === confirmed.orderId)}
          onClose={() => {
            outcome.putAway()
            onClose?.()
          }}
          onAnother={() => {
            outcome.putAway()
            open('new', true)
          }}
        />
      ) : (
        <Current
          deal={deal}
          orders={orders}
          chosen={chosen}
          place={place}
          writing={writing}
          unsent={unsent}
          onOpen={open}
          onBack={back}
          saved={outcome.saved}
        />
      )}
      {outcome.folded && !confirmed && (
        <ConfirmedLine
          deal={deal}
          confirmed={outcome.folded}
          withFile={outcome.folded.orderId !== chosen?.order.id}
        />
      )}
      <LeaveTicket
        unsent={unsent}
        unknown={writing.busy}
        onCloseSheet={isSheetOpen ? onClose : undefined}
        onLeave={() => {
          unsent.set(false)
          forgetStored(ticketName(dealId, chosen?.order.id))
        }}
      />
    </div>
  )
}

/** The order needs an answer now. */
const isAsked = ({ needsTestSize, fpgState }: InvestorOrder): boolean =>
  needsTestSize || fpgState === 'waiting'

/** Nothing can be done with its ticket. What was typed before it closed stays to be read. */
const isClosed = (one: InvestorOrder, { busy }: OrderWriting): boolean =>
  !mayOpen(one) && !busy && !hasStored(ticketName(one.deal.dealId, one.order.id))

interface CurrentProps {
  readonly deal: TicketDeal
  readonly orders: readonly InvestorOrder[]
  readonly chosen: InvestorOrder | undefined
  readonly place: string | null
  readonly writing: OrderWriting
  readonly unsent: Unsent
  readonly saved: Outcome['saved']
  readonly onOpen: (orderId: string, replace?: boolean, atComments?: boolean) => void
  readonly onBack: (() => void) | undefined
}

/** One ticket, or the list of orders. */
function Current({ deal, orders, chosen, place, writing, unsent, saved, onOpen, onBack }: CurrentProps) {
  const mayPlace =
    useMayPlace() && permissionIn('investor', 'submit', phaseOf(deal.rules.lifecycle)) === 'yes'
  // Typed values stay, even when a colleague's order appears or the book closes.
  const fresh =
    (place === 'new' || orders.length === 0) &&
    (mayPlace || writing.busy || hasStored(ticketName(deal.published.header.dealId, undefined)))
  if (!chosen && !fresh)
    return orders.length > 0 ? (
      <OwnOrders deal={deal} orders={orders} mayPlace={mayPlace} onOpen={onOpen} />
    ) : (
      <PhaseNote deal={deal} />
    )
  const onDirty = (dirty: boolean) => {
    unsent.set(dirty)
    if (dirty && place === null) onOpen('new', true)
  }
  return (
    <>
      {saved && saved.orderId === chosen?.order.id && <SavedAt at={saved.at} deal={deal} />}
      {chosen && isClosed(chosen, writing) ? (
        <ClosedOrder deal={deal} order={chosen} onBack={onBack} />
      ) : (
        <TicketForm
          key={chosen?.order.id ?? 'new'}
          deal={deal}
          order={chosen}
          orders={orders}
          writing={writing}
          mayPlace={mayPlace}
          onDirty={onDirty}
          onBack={onBack}
        />
      )}
      {chosen && <OwnConversation order={chosen} />}
    </>
  )
}
