import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { OrderDeal } from '@bookrunner/domain/orders'
import { useMemo } from 'react'
import {
  messageFor,
  useDraft,
  useDraftState,
  worded,
  type Draft,
  type DraftState,
} from '../../../kit/form/index.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { readTyped, type ReadTicket } from './read-typed.ts'
import { emptyTyped, typedOf, type Typed } from './typed.ts'

/** The server's answer about fields, and the values it was about. */
export interface Refused {
  readonly of: Typed
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

export interface Ticket {
  readonly draft: Draft<Typed>
  readonly state: DraftState<Typed>
  readonly typed: Typed
  readonly dirty: boolean
  readonly read: ReadTicket
  readonly set: (change: Partial<Typed>) => void
  /** Shows everything that is wrong; answers with the fields, first to last. */
  readonly check: () => readonly string[]
  /** What is wrong with a field, as soon as it is to be shown. */
  readonly faultOf: (field: string) => string | undefined
}

/** The name a ticket is stored under in this tab while it is typed: of an order, or of a new one on its deal. */
export const ticketName = (dealId: string, orderId: string | undefined): string =>
  `order ticket ${orderId ?? `new ${dealId}`}`

interface Source {
  readonly dealId: string
  /** None: a new one. */
  readonly order: InvestorOrder | undefined
  readonly rules: OrderDeal
  readonly refused: Refused | undefined
  readonly busy: boolean
}

/** One ticket: what is typed, stored in this tab as it is typed, and what is wrong with it. */
export function useTicket({ dealId, order, rules, refused, busy }: Source): Ticket {
  const draft = useDraft({
    name: ticketName(dealId, order?.order.id),
    base: order ? typedOf(order) : emptyTyped,
    version: order?.order.shown ?? 0,
    busy,
  })
  const state = useDraftState(draft)
  const lang = useStore(langStore)
  const { values: typed } = state
  const read = useMemo(() => readTyped(typed, rules), [typed, rules])
  const server = refused?.of === typed ? refused.fields : []
  return {
    draft,
    state,
    typed,
    dirty: state.changed.length > 0,
    read,
    set: (change) => draft.set(change),
    check: () => {
      draft.try()
      return read.faults.map(({ field }) => field)
    },
    faultOf: (field) => {
      const own = read.faults.find((fault) => fault.field === field)
      const others = server.filter((fault) => fault.field === field)
      return messageFor(own ? [worded(own, lang)] : [], own ? [] : others, state)
    },
  }
}
