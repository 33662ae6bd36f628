import type { ReplyOf } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { ordersCalls } from '@bookrunner/contract/orders'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { usualBank, type OrderLevel, type OrderPermission, type Relation } from '@bookrunner/domain/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { changedFields, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { entryForm, useOrderWrite, type OrderWriting } from '../parts/index.ts'
import { deskReaders, emptyTyped, patchFor } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors } from '../../deals/parts/index.ts'
import { useMandatory, type Groups } from './use-parties.ts'

/** The order entered last. */
export interface LastEntry {
  readonly placed: ReplyOf<typeof ordersCalls.newOrderForInvestor>
  readonly investor: LocalizedNames | undefined
  readonly orderLevels: readonly OrderLevel[]
}

export interface Entry {
  readonly form: DeskForm
  readonly investorId: string | null
  readonly mandatory: readonly Relation[]
  readonly reason: string
  readonly writing: OrderWriting
  readonly lastEntry: LastEntry | undefined
  /** Counts new forms, so that each order has its own fields. */
  readonly formId: number
  readonly pick: (investorId: string) => void
  readonly setReason: (reason: string) => void
  readonly submit: () => void
  /** Empties the form. */
  readonly discard: () => void
}

interface EntryInput {
  readonly detail: DealDetail
  readonly groups: Groups
  readonly enter: OrderPermission
  readonly open: boolean
}

/** Entered orders whose form was emptied: the next order may be half typed when its page is shown again. */
const emptied = new WeakSet<object>()

/**
 * A new order being typed for an investor; after entry the form is empty again. This tab stores it until then, because an
 * investor waits on the telephone while the desk looks at other pages.
 */
export function useEntry({ detail, groups, enter, open }: EntryInput): Entry {
  const bankId = useStore(sessionStore)?.user.entityId ?? null
  const through = detail.abilities.enterOrder === 'all' ? usualBank(detail) : bankId
  const { dealId } = detail.header
  const draft = useDraft({
    name: entryForm(dealId),
    asks: true,
    base: emptyTyped(through),
    read: deskReaders,
  })
  const typed = useDraftState(draft).values
  const [formId, setFormId] = useState(0)
  const writing = useOrderWrite(`enter ${dealId}`)
  const { state } = writing
  const { data } = useInvestors(open, 'shown')
  const named = (id: unknown) => data?.list.find(({ entityId }) => entityId === id)
  // An institution may be merged or deleted while the order waits in its form.
  const investor = named(typed.investorId)
  const mandatory = useMandatory(investor, detail, groups)
  const form = useDeskForm({ draft, detail, mandatory, writing })
  const done = state.kind === 'done' && state.answer.act === 'newOrderForInvestor' ? state.answer : undefined
  const empty = () => {
    draft.discard()
    setFormId((id) => id + 1)
  }
  const emptyOnce = useEffectEvent((entered: object) => {
    if (emptied.has(entered)) return
    emptied.add(entered)
    empty()
  })
  // An entered order leaves the form, so that it cannot be entered twice.
  useEffect(() => {
    if (done) emptyOnce(done)
  }, [done])
  const write = 'write' in state ? state.write : undefined
  const sent = write?.act === 'newOrderForInvestor' ? write.input : undefined
  return {
    form,
    mandatory,
    writing,
    formId,
    investorId: investor?.entityId ?? null,
    reason: typed.reason,
    lastEntry: done && {
      placed: done.reply,
      investor: sent && named(sent.investorId),
      // The form parsed them before they were sent.
      orderLevels: (sent?.content.orderLevels ?? []) as unknown as readonly OrderLevel[],
    },
    pick: (investorId) => {
      // A bank's own order is JLM interest by default.
      const jlmInterest = detail.shared.syndicate.some(({ entityId }) => entityId === investorId)
      form.set({ investorId, jlmInterest, relations: [] })
    },
    setReason: (reason) => form.set({ reason }),
    discard: () => {
      writing.clear()
      empty()
    },
    submit: () => {
      const { reason } = typed
      const needs = enter === 'reason'
      if (!form.check() || !investor || (needs && reason.trim() === '')) return
      const content = patchFor(form.read, changedFields(emptyTyped(null), form.typed))
      const input = { dealId, investorId: investor.entityId, content, ...(needs && { reason }) }
      writing.send({ act: 'newOrderForInvestor', input })
    },
  }
}
