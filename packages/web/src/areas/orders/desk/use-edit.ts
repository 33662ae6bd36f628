import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import type { Relation } from '@bookrunner/domain/orders'
import { useEffect, useState } from 'react'
import type { OrderWriting } from '../parts/index.ts'
import { chosen, freshDraft, isDirty, mergedWith, type DeskDraft } from './draft.ts'
import { keepEdit, readEdit } from './kept-edit.ts'
import { changedFields, patchFor, typedOf, type DeskField } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors, useMandatory, type Groups, type Party } from './use-parties.ts'

export interface Edit {
  readonly draft: DeskDraft
  readonly form: DeskForm
  readonly mandatory: readonly Relation[]
  readonly dirty: boolean
  /** Somebody else saved it while it was typed over. */
  readonly news: boolean
  readonly choose: (field: DeskField, which: 'theirs' | 'yours') => void
  readonly reason: string
  readonly asked: boolean
  readonly say: (reason: string) => void
  readonly submit: () => void
}

interface Given {
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly groups: Groups
  readonly writing: OrderWriting
}

/** An order typed over: what others save meanwhile comes into it, and nothing that was typed is lost. */
export function useEdit({ row, detail, groups, writing }: Given): Edit {
  const orderId = row.order.id
  const [draft, setDraft] = useState(() => readEdit(orderId) ?? freshDraft(typedOf(row), row.order.version))
  const [news, setNews] = useState(false)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const { state } = writing
  const dirty = isDirty(draft)
  if (row.order.version > draft.seen) {
    if (dirty) setNews(true)
    setDraft(mergedWith(draft, typedOf(row), row.order.version))
  }
  useEffect(() => keepEdit(orderId, dirty ? draft : undefined), [orderId, dirty, draft])
  const { entityId } = row.investor
  const { data } = useInvestors(detail, entityId !== null)
  const listed = data?.list.find((each) => each.entityId === entityId)
  const [groupId, underwrites] = [listed?.groupId ?? null, listed?.underwrites ?? false]
  const [investor, setInvestor] = useState<Party>()
  if (entityId !== null && (investor?.groupId !== groupId || investor.underwrites !== underwrites))
    setInvestor({ entityId, groupId, underwrites })
  const mandatory = useMandatory(investor, detail, groups)
  const form = useDeskForm({
    draft,
    detail,
    mandatory,
    turn: 0,
    onDraft: (change) => {
      if (state.kind === 'refused') writing.clear()
      setDraft(change)
    },
    problem: state.kind === 'refused' ? state.problem : undefined,
  })
  const needs = row.actions.edit === 'reason'
  return {
    draft,
    form,
    mandatory,
    dirty,
    news,
    reason,
    asked,
    choose: (field, which) => setDraft((now) => chosen(now, field, which)),
    say: setReason,
    submit: () => {
      setAsked(true)
      const fields = changedFields(draft.base, draft.typed)
      const blocked = draft.contested.length > 0 || fields.length === 0 || (needs && reason.trim() === '')
      if (!form.ask() || blocked) return
      const content = patchFor(form.read, fields)
      const which = { orderId, seen: draft.seen, content }
      writing.send({ act: 'editOrderForInvestor', input: { ...which, ...(needs && { reason }) } })
    },
  }
}
