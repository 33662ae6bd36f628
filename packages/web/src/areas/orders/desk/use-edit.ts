import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import type { Relation } from '@bookrunner/domain/orders'
import { useState } from 'react'
import { forgetStored, useDraft } from '../../../kit/form/index.ts'
import type { OrderWriting } from '../parts/index.ts'
import { patchFor, typedOf } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors } from '../../deals/parts/index.ts'
import { useMandatory, type Groups, type Party } from './use-parties.ts'

export interface Edit {
  readonly form: DeskForm
  readonly mandatory: readonly Relation[]
  readonly reason: string
  readonly setReason: (reason: string) => void
  readonly submit: () => void
}

interface Source {
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly groups: Groups
  readonly writing: OrderWriting
}

/** Edits of an order stay in this tab until they are saved or discarded. */
const storedName = (orderId: string): string => `desk order ${orderId}`

export const forgetEdit = (orderId: string): void => forgetStored(storedName(orderId))

/** Edits an order: changes by others are merged into the form, and no typed value is lost. */
export function useEdit({ row, detail, groups, writing }: Source): Edit {
  const { id: orderId, version } = row.order
  const draft = useDraft({ name: storedName(orderId), base: typedOf(row), version })
  const [reason, setReason] = useState('')
  const { entityId } = row.investor
  const { data } = useInvestors(entityId !== null, 'shown')
  const listed = data?.list.find((each) => each.entityId === entityId)
  const [groupId, underwrites] = [listed?.groupId ?? null, listed?.underwrites ?? false]
  const [investor, setInvestor] = useState<Party>()
  if (entityId !== null && (investor?.groupId !== groupId || investor.underwrites !== underwrites))
    setInvestor({ entityId, groupId, underwrites })
  const mandatory = useMandatory(investor, detail, groups)
  const form = useDeskForm({ draft, detail, mandatory, writing })
  const needs = row.actions.edit === 'reason'
  return {
    form,
    mandatory,
    reason,
    setReason,
    submit: () => {
      const { changed, contested } = form.state
      const blocked = contested.length > 0 || changed.length === 0 || (needs && reason.trim() === '')
      if (!form.check() || blocked) return
      const content = patchFor(form.read, changed)
      const which = { orderId, expectedVersion: form.state.version, content }
      writing.send({ act: 'editOrderForInvestor', input: { ...which, ...(needs && { reason }) } })
    },
  }
}
