import type { ReplyOf } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { ordersCalls } from '@bookrunner/contract/orders'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { usualBank, type OrderLevel, type OrderPermission, type Relation } from '@bookrunner/domain/orders'
import { useEffect, useState } from 'react'
import { changedFields, useDraft } from '../../../kit/form/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useOrderWrite, type OrderWriting } from '../parts/index.ts'
import { emptyTyped, patchFor } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors } from '../../deals/parts/index.ts'
import { useMandatory, type Groups } from './use-parties.ts'

interface Typing {
  readonly investorId: string | null
  readonly reason: string
}
const noTyping: Typing = { investorId: null, reason: '' }

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
}

interface EntryInput {
  readonly detail: DealDetail
  readonly groups: Groups
  readonly enter: OrderPermission
  readonly open: boolean
}

/** A new order being typed for an investor; after entry the form is empty again. */
export function useEntry({ detail, groups, enter, open }: EntryInput): Entry {
  const bankId = useStore(sessionStore)?.user.entityId ?? null
  const through = detail.abilities.enterOrder === 'all' ? usualBank(detail) : bankId
  const draft = useDraft({ base: emptyTyped(through) })
  const [typing, setTyping] = useState(noTyping)
  const [formId, setFormId] = useState(0)
  const [handled, setHandled] = useState<unknown>()
  const writing = useOrderWrite(`enter ${detail.header.dealId}`)
  const { state } = writing
  const { data } = useInvestors(open, 'shown')
  const named = (id: unknown) => data?.list.find(({ entityId }) => entityId === id)
  const mandatory = useMandatory(named(typing.investorId), detail, groups)
  const form = useDeskForm({ draft, detail, mandatory, writing })
  const done = state.kind === 'done' && state.answer.act === 'newOrderForInvestor' ? state.answer : undefined
  // An entered order leaves the form, so that it cannot be entered twice.
  if (done && handled !== done) {
    setHandled(done)
    setTyping(noTyping)
    setFormId(formId + 1)
  }
  useEffect(() => {
    if (done) draft.discard()
  }, [draft, done])
  const write = 'write' in state ? state.write : undefined
  const sent = write?.act === 'newOrderForInvestor' ? write.input : undefined
  return {
    form,
    mandatory,
    writing,
    formId,
    investorId: typing.investorId,
    reason: typing.reason,
    lastEntry: done && {
      placed: done.reply,
      investor: sent && named(sent.investorId),
      // The form parsed them before they were sent.
      orderLevels: (sent?.content.orderLevels ?? []) as unknown as readonly OrderLevel[],
    },
    pick: (investorId) => {
      // A bank's own order is JLM interest by default.
      const jlmInterest = detail.shared.syndicate.some(({ entityId }) => entityId === investorId)
      setTyping((now) => ({ ...now, investorId }))
      form.set({ jlmInterest, relations: [] })
    },
    setReason: (reason) => setTyping((now) => ({ ...now, reason })),
    submit: () => {
      const { investorId, reason } = typing
      const needs = enter === 'reason'
      if (!form.check() || investorId === null || (needs && reason.trim() === '')) return
      const content = patchFor(form.read, changedFields(emptyTyped(null), form.typed))
      const input = { dealId: detail.header.dealId, investorId, content, ...(needs && { reason }) }
      writing.send({ act: 'newOrderForInvestor', input })
    },
  }
}
