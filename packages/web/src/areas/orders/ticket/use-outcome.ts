import type { InvestorOrder } from '@bookrunner/contract/orders'
import { useEffect, useState } from 'react'
import { forgetStored } from '../../../kit/form/index.ts'
import type { OrderWriting } from '../parts/index.ts'
import { isPast, storeConfirmed, readConfirmed, type Confirmed } from './confirmed.ts'
import { ticketName } from './use-ticket.ts'

export interface Outcome {
  readonly confirmed: Confirmed | undefined
  /** A confirmation that gave way to a question, or to a later change of its order: it stays as one line. */
  readonly folded: Confirmed | undefined
  readonly putAway: () => void
  /** The draft saved last, with the server's time. */
  readonly saved: { readonly orderId: string; readonly at: string } | undefined
}

type Done = Extract<OrderWriting['state'], { kind: 'done' }>

const confirmedOf = (dealId: string, intends: boolean, { answer, retried }: Done): Confirmed | undefined => {
  const { act, reply } = answer
  const base = { dealId, orderId: reply.orderId, late: retried }
  if (act === 'withdraw')
    return { ...base, what: reply.deleted ? 'deleted' : 'withdrawn', shown: null, at: null }
  if (act === 'newOrder' || act === 'editOrder') {
    const what = act === 'editOrder' ? 'edited' : intends ? 'intended' : 'placed'
    return { ...base, what, shown: reply.shown, at: reply.at }
  }
  return undefined
}

interface Now {
  /** In the test of a draft deal an order is an intention. */
  readonly intends: boolean
  /** An order of the house needs an answer now, which comes before any confirmation. */
  readonly asked: boolean
  /** The order that the URL names: a link to it comes before an older confirmation, which may be out of date. */
  readonly named: string | null
  readonly orders: readonly InvestorOrder[]
}

/** Turns the ticket's last write into a confirmation, and discards its stored values. */
export function useOutcome(
  dealId: string,
  writing: OrderWriting,
  { intends, asked, named, orders }: Now,
  onDone: (orderId: string | null) => void,
): Outcome {
  const [confirmed, setConfirmed] = useState(() => readConfirmed(dealId))
  const [folded, setFolded] = useState<Confirmed>()
  const [saved, setSaved] = useState<Outcome['saved']>()
  const [shownFor, setShownFor] = useState<string | null>(null)
  if (named !== shownFor) {
    setShownFor(named)
    if (named !== null) setConfirmed(undefined)
  }
  useEffect(() => {
    if (named !== null) storeConfirmed(undefined)
  }, [named])
  if (confirmed && (asked || isPast(confirmed, orders))) {
    setFolded(confirmed)
    setConfirmed(undefined)
  }
  useEffect(() => {
    if (folded) storeConfirmed(undefined)
  }, [folded])
  const { state } = writing
  useEffect(() => {
    if (state.kind !== 'done') return
    const { answer, write } = state
    const orderId = 'orderId' in write.input ? write.input.orderId : undefined
    forgetStored(ticketName(dealId, orderId))
    const next = confirmedOf(dealId, intends, state)
    if (answer.act === 'saveOrder') setSaved({ orderId: answer.reply.orderId, at: answer.reply.at })
    else {
      storeConfirmed(next)
      setConfirmed(next)
    }
    onDone(answer.act === 'saveOrder' ? answer.reply.orderId : null)
    writing.clear()
    // Runs once for each outcome.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])
  return {
    confirmed,
    folded,
    saved,
    putAway: () => {
      storeConfirmed(undefined)
      setConfirmed(undefined)
    },
  }
}
