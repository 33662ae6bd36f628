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
import { emptyTyped, typedOf, type TypedOrder } from './typed.ts'

/** The server's refusals by field, and the values they refer to. */
export interface Refused {
  readonly of: TypedOrder
  readonly fields: readonly { readonly field: string; readonly message: string }[]
}

export interface Ticket {
  readonly draft: Draft<TypedOrder>
  readonly state: DraftState<TypedOrder>
  readonly typed: TypedOrder
  readonly dirty: boolean
  readonly read: ReadTicket
  readonly set: (change: Partial<TypedOrder>) => void
  /** Shows all problems and returns their fields, first to last. */
  readonly check: () => readonly string[]
  /** The problem of a field, once it may be shown. */
  readonly faultOf: (field: string) => string | undefined
}

/** The name under which this tab stores a ticket: of an order, or of a new one on its deal. */
export const ticketName = (dealId: string, orderId: string | undefined): string =>
  `order ticket ${orderId ?? `new ${dealId}`}`

interface Source {
  readonly dealId: string
  /** Undefined for a new order. */
  readonly order: InvestorOrder | undefined
  readonly rules: OrderDeal
  readonly refused: Refused | undefined
  readonly busy: boolean
}

/** One ticket: the typed values, stored in this tab, and their problems. */
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
