import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isMore, lastOrderLevels, meaningOf, topSize, type Meaning } from '@bookrunner/domain/orders'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { FieldLook } from '../../../kit/form/index.ts'
import type { OrderWriting } from '../parts/index.ts'
import { Commitments } from './Commitments.tsx'
import { Contest } from './Contest.tsx'
import type { TicketDeal } from './deal-context.ts'
import { LadderEditor } from './LadderEditor.tsx'
import { LiveMeaning } from './LiveMeaning.tsx'
import { MoreFields } from './MoreFields.tsx'
import { TicketActions } from './TicketActions.tsx'
import { isLadderWrong } from './read-typed.ts'
import { TicketHead } from './TicketHead.tsx'
import type { Typed } from './typed.ts'
import { useTicket, type Refused, type Ticket } from './use-ticket.ts'
import { saveWish, submitWish } from './wish.ts'
import css from './ticket.module.css'

export interface TicketProps {
  readonly deal: TicketDeal
  /** A new one when absent. */
  readonly order: InvestorOrder | undefined
  readonly writing: OrderWriting
  /** Whether a new order may be sent now, or kept as a draft; of one that exists its own `actions` say it. */
  readonly mayPlace: boolean
  readonly onDirty: (dirty: boolean) => void
  /** There is a list to go back to. */
  readonly onBack: (() => void) | undefined
}

/** What the server refused, field by field, as long as what was sent stands there. */
const refusedOf = ({ state }: OrderWriting, sent: Typed | undefined): Refused | undefined =>
  state.kind === 'refused' && sent ? { of: sent, fields: state.problem.fields } : undefined

/** The ticket: three fields, what they mean now, and one button; everything else is folded away. */
export function TicketForm({ deal, order, writing, mayPlace, onDirty, onBack }: TicketProps) {
  const [sent, setSent] = useState<Typed>()
  const { published, rules } = deal
  const { dealId } = published.header
  const ticket = useTicket({ dealId, order, rules, refused: refusedOf(writing, sent), busy: writing.busy })
  const form = useRef<HTMLFormElement>(null)
  const meaning = useMeaning(ticket, deal)
  const { dirty, typed } = ticket
  // Told when it changes; whom it is told to may be another function with each drawing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onDirty(dirty), [dirty])
  const open = order ? order.actions.edit === 'yes' || order.actions.submit === 'yes' : mayPlace
  const disabled = writing.busy
  const send = (wish: ReturnType<typeof submitWish>) => {
    if (writing.send(wish)) setSent(typed)
  }
  const submit = () => {
    const wrong = ticket.check()
    if (wrong.length > 0 || ticket.state.contested.length > 0) goTo(form, wrong[0])
    else if (open && !disabled && (dirty || order?.actions.submit === 'yes'))
      send(submitWish(dealId, order, ticket))
  }
  const save = () => {
    const { unread } = ticket.read
    if (unread.length === 0) send(saveWish(dealId, order, ticket))
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
        <MoreFields ticket={ticket} deal={deal} disabled={disabled} />
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
      </FieldLook>
    </form>
  )
}

/** Of what could be read; nothing before there is a size, nor of what is refused as it stands. */
const useMeaning = ({ read }: Ticket, { rules }: TicketDeal): Meaning | undefined =>
  useMemo(() => {
    const orderLevels = read.orderLevels.filter((orderLevel) => orderLevel !== null)
    return topSize(orderLevels) > 0 && !isLadderWrong(read.faults) ? meaningOf(orderLevels, rules) : undefined
  }, [read, rules])

/** In a book that is subject what is new waits for a manager, and so does what is more than before. */
const isConditional = (
  { read, dirty }: Ticket,
  { published }: TicketDeal,
  order: InvestorOrder | undefined,
): boolean => {
  const orderLevels = read.orderLevels.filter((orderLevel) => orderLevel !== null)
  const before = order?.actions.edit === 'yes' ? lastOrderLevels(order.order) : []
  return published.header.subject && dirty && isMore(before, orderLevels)
}

/** To the first thing to be mended: in view, and ready to be typed over. */
function goTo(form: RefObject<HTMLFormElement | null>, field: string | undefined): void {
  const within = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field="${name}"]`)
  // What is folded away opens with this very press.
  requestAnimationFrame(() => {
    const found =
      (field && (within(field) ?? within(`${field}.size`))) ||
      form.current?.querySelector<HTMLElement>('[data-contest] button')
    found?.scrollIntoView({ block: 'nearest' })
    found?.focus({ preventScroll: true })
  })
}
