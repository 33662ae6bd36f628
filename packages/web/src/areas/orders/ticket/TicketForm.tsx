import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isMore, lastOrderLevels, meaningOf, topSize, type Meaning } from '@bookrunner/domain/orders'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { FieldLook } from '../../../kit/form/index.ts'
import { shownSize, type OrderWriting } from '../parts/index.ts'
import { Commitments } from './Commitments.tsx'
import { Contest } from './Contest.tsx'
import type { TicketDeal } from './deal-context.ts'
import { LadderEditor } from './LadderEditor.tsx'
import { LiveMeaning } from './LiveMeaning.tsx'
import { MoreFields } from './MoreFields.tsx'
import { TicketActions } from './TicketActions.tsx'
import { isLadderWrong } from './read-typed.ts'
import { otherOrder, SecondOrder } from './SecondOrder.tsx'
import { TicketHead } from './TicketHead.tsx'
import type { TypedOrder } from './typed.ts'
import { useTicket, type Refused, type Ticket } from './use-ticket.ts'
import { writeToSave, writeToSubmit } from './writes.ts'
import css from './ticket.module.css'

export interface TicketProps {
  readonly deal: TicketDeal
  /** Undefined for a new order. */
  readonly order: InvestorOrder | undefined
  /** All orders of the house on the deal. */
  readonly orders: readonly InvestorOrder[]
  readonly writing: OrderWriting
  /** A new order may be sent or saved as a draft; an existing one has its own `actions`. */
  readonly mayPlace: boolean
  readonly onDirty: (dirty: boolean) => void
  /** Undefined if there is no list to go back to. */
  readonly onBack: (() => void) | undefined
}

/** The server's refusals by field, while the refused values are in the form. */
const refusedOf = ({ state }: OrderWriting, sent: TypedOrder | undefined): Refused | undefined =>
  state.kind === 'refused' && sent ? { of: sent, fields: state.problem.fields } : undefined

/** The ticket: three fields, their meaning, one button; other fields are folded. */
export function TicketForm({ deal, order, orders, writing, mayPlace, onDirty, onBack }: TicketProps) {
  const [sent, setSent] = useState<TypedOrder>()
  const { published, rules } = deal
  const { dealId } = published.header
  const ticket = useTicket({ dealId, order, rules, refused: refusedOf(writing, sent), busy: writing.busy })
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const meaning = useMeaning(ticket, deal)
  const { dirty, typed } = ticket
  // Runs when `dirty` changes; the callback may differ with each render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onDirty(dirty), [dirty])
  const open = order ? order.actions.edit === 'yes' || order.actions.submit === 'yes' : mayPlace
  const disabled = writing.busy
  const send = (write: ReturnType<typeof writeToSubmit>) => {
    if (writing.send(write)) setSent(typed)
  }
  const isPlaced = !order || order.actions.submit === 'yes'
  const other = isPlaced ? otherOrder(orders, order) : undefined
  const submit = () => {
    const wrong = ticket.check()
    if (wrong.length > 0 || ticket.state.contested.length > 0) goTo(form, wrong[0])
    else if (open && !disabled && (dirty || order?.actions.submit === 'yes')) {
      if (other) setAsking(true)
      else send(writeToSubmit(dealId, order, ticket))
    }
  }
  useSizeFocus(form, open)
  const save = () => {
    const { unread } = ticket.read
    if (unread.length === 0) send(writeToSave(dealId, order, ticket))
    else {
      ticket.check()
      goTo(form, unread[0]?.field)
    }
  }
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FieldLook value="ticket">
        <TicketHead deal={deal} order={order} />
        <Contest ticket={ticket} deal={deal} />
        <div className={css.fields}>
          <LadderEditor ticket={ticket} deal={deal} meaning={meaning} disabled={disabled} />
          <Commitments ticket={ticket} disabled={disabled} />
        </div>
        <LiveMeaning
          ticket={ticket}
          deal={deal}
          meaning={meaning}
          conditional={open && isConditional(ticket, deal, order)}
        />
        <MoreFields
          ticket={ticket}
          deal={deal}
          disabled={disabled}
          // The comments on an order that the banks read are below its ticket.
          comments={order === undefined || order.order.stage === 'draft'}
        />
        <TicketActions
          ticket={ticket}
          deal={deal}
          order={order}
          writing={writing}
          open={open}
          onBack={onBack}
          maySave={order ? order.actions.saveDraft === 'yes' : mayPlace}
          onSave={save}
        />
        {asking && other && (
          <SecondOrder
            other={other}
            what={shownSize(topSize(ticket.read.orderLevels.filter((orderLevel) => orderLevel !== null)))}
            onPlace={() => {
              setAsking(false)
              send(writeToSubmit(dealId, order, ticket))
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </FieldLook>
    </form>
  )
}

/** Somebody began to type on the page while the ticket was loading. */
const isTypingElsewhere = (form: HTMLFormElement | null): boolean => {
  const { activeElement: at } = document
  return (
    at instanceof HTMLElement && at.matches('input, textarea') && at.checkVisibility() && !form?.contains(at)
  )
}

/** The cursor starts in Size. A sheet that slides in takes the focus first, so wait for the next frame. */
function useSizeFocus(form: RefObject<HTMLFormElement | null>, open: boolean): void {
  const focus = useEffectEvent(() => {
    if (!open || isTypingElsewhere(form.current)) return
    form.current
      ?.querySelector<HTMLElement>('[data-field="orderLevels.0.size"]')
      ?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
  }, [])
}

/** The meaning of the readable levels; undefined without a size or with a wrong ladder. */
const useMeaning = ({ read }: Ticket, { rules }: TicketDeal): Meaning | undefined =>
  useMemo(() => {
    const orderLevels = read.orderLevels.filter((orderLevel) => orderLevel !== null)
    return topSize(orderLevels) > 0 && !isLadderWrong(read.faults) ? meaningOf(orderLevels, rules) : undefined
  }, [read, rules])

/** In a book that is subject, new orders and increases wait for a manager. */
const isConditional = (
  { read, dirty }: Ticket,
  { published }: TicketDeal,
  order: InvestorOrder | undefined,
): boolean => {
  const orderLevels = read.orderLevels.filter((orderLevel) => orderLevel !== null)
  const before = order?.actions.edit === 'yes' ? lastOrderLevels(order.order) : []
  return published.header.subject && dirty && isMore(before, orderLevels)
}

/** Scrolls to the first problem and focuses its field. */
function goTo(form: RefObject<HTMLFormElement | null>, field: string | undefined): void {
  const within = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field="${name}"]`)
  // Folded fields open with this event, so wait for the next frame.
  requestAnimationFrame(() => {
    const found =
      (field && (within(field) ?? within(`${field}.size`))) ||
      form.current?.querySelector<HTMLElement>('[data-contest] button')
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  })
}
