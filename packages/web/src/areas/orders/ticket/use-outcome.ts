import { useEffect, useState } from 'react'
import { forgetStored } from '../../../kit/form/index.ts'
import type { OrderWriting } from '../parts/index.ts'
import { keepConfirmed, readConfirmed, type Confirmed } from './confirmed.ts'
import { ticketName } from './use-ticket.ts'

export interface Outcome {
  readonly taken: Confirmed | undefined
  readonly putAway: () => void
  /** A draft that was saved just now, and when by the server's clock. */
  readonly saved: { readonly orderId: string; readonly at: string } | undefined
}

type Done = Extract<OrderWriting['state'], { kind: 'done' }>

const takenOf = (dealId: string, intends: boolean, { answer, asked }: Done): Confirmed | undefined => {
  const { act, reply } = answer
  const base = { dealId, orderId: reply.orderId, late: asked }
  if (act === 'withdraw') return { ...base, what: reply.deleted ? 'deleted' : 'withdrawn', shown: null }
  if (act === 'newOrder' || act === 'editOrder') {
    const what = act === 'editOrder' ? 'edited' : intends ? 'intended' : 'placed'
    return { ...base, what, shown: reply.shown }
  }
  return undefined
}

/** What became of the ticket's last write: kept as a confirmation, and what was typed of it is kept no longer. */
export function useOutcome(
  dealId: string,
  writing: OrderWriting,
  /** In the test of a draft deal what is sent is an intention. */
  intends: boolean,
  onDone: (orderId: string | null) => void,
): Outcome {
  const [taken, setTaken] = useState(() => readConfirmed(dealId))
  const [saved, setSaved] = useState<Outcome['saved']>()
  const { state } = writing
  useEffect(() => {
    if (state.kind !== 'done') return
    const { answer, write } = state
    const orderId = 'orderId' in write.input ? write.input.orderId : undefined
    forgetStored(ticketName(dealId, orderId))
    const next = takenOf(dealId, intends, state)
    if (answer.act === 'saveOrder') setSaved({ orderId: answer.reply.orderId, at: answer.reply.at })
    else {
      keepConfirmed(next)
      setTaken(next)
    }
    onDone(answer.act === 'saveOrder' ? answer.reply.orderId : null)
    writing.clear()
    // Once for each outcome, whatever else is drawn meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])
  return {
    taken,
    saved,
    putAway: () => {
      keepConfirmed(undefined)
      setTaken(undefined)
    },
  }
}
