import type { ReplyOf } from '@bookrunner/contract'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { ordersCalls } from '@bookrunner/contract/orders'
import { usualBank, type Relation, type OrderPermission } from '@bookrunner/domain/orders'
import { useEffect, useState } from 'react'
import { changedFields, useDraft } from '../../../kit/form/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useOrderWrite, type OrderWriting } from '../parts/index.ts'
import { emptyTyped, patchFor } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors, useMandatory, type Groups } from './use-parties.ts'

interface Typing {
  readonly investorId: string | null
  readonly reason: string
}
const noTyping: Typing = { investorId: null, reason: '' }

/** What was taken last. */
export interface Taken {
  readonly placed: ReplyOf<typeof ordersCalls.newOrderForInvestor>
  readonly investor: { readonly name: string; readonly nameCn: string } | undefined
}

export interface Entry {
  readonly form: DeskForm
  readonly investorId: string | null
  readonly mandatory: readonly Relation[]
  readonly reason: string
  readonly writing: OrderWriting
  readonly taken: Taken | undefined
  /** Counts the orders begun: each has fields of its own. */
  readonly turn: number
  readonly pick: (investorId: string) => void
  readonly say: (reason: string) => void
  readonly submit: () => void
}

interface EntryInput {
  readonly detail: DealDetail
  readonly groups: Groups
  readonly enter: OrderPermission
  readonly open: boolean
}

/** A new order as it is typed for an investor, until it is taken; then the next one, empty. */
export function useEntry({ detail, groups, enter, open }: EntryInput): Entry {
  const bankId = useStore(sessionStore)?.user.entityId ?? null
  const through = detail.abilities.enterOrder === 'all' ? usualBank(detail) : bankId
  const draft = useDraft({ base: emptyTyped(through) })
  const [typing, setTyping] = useState(noTyping)
  const [turn, setTurn] = useState(0)
  const [seen, setSeen] = useState<unknown>()
  const writing = useOrderWrite(`enter ${detail.header.dealId}`)
  const { state } = writing
  const { data } = useInvestors(detail, open)
  const named = (id: unknown) => data?.list.find(({ entityId }) => entityId === id)
  const mandatory = useMandatory(named(typing.investorId), detail, groups)
  const form = useDeskForm({ draft, detail, mandatory, writing })
  const done = state.kind === 'done' && state.answer.act === 'newOrderForInvestor' ? state.answer : undefined
  // What was taken is out of the form: it cannot be entered twice.
  if (done && seen !== done) {
    setSeen(done)
    setTyping(noTyping)
    setTurn(turn + 1)
  }
  useEffect(() => {
    if (done) draft.discard()
  }, [draft, done])
  const said = 'write' in state ? state.write : undefined
  return {
    form,
    mandatory,
    writing,
    turn,
    investorId: typing.investorId,
    reason: typing.reason,
    taken: done && {
      placed: done.reply,
      investor: said?.act === 'newOrderForInvestor' ? named(said.input.investorId) : undefined,
    },
    pick: (investorId) => {
      // A bank's own order is JLM interest unless its desk says otherwise.
      const jlmInterest = detail.shared.syndicate.some(({ entityId }) => entityId === investorId)
      setTyping((now) => ({ ...now, investorId }))
      form.set({ jlmInterest, relations: [] })
    },
    say: (reason) => setTyping((now) => ({ ...now, reason })),
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
