import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import type { Relation } from '@bookrunner/domain/orders'
import { useState } from 'react'
import { useDraft } from '../../../kit/form/index.ts'
import { editForm, type OrderWriting } from '../parts/index.ts'
import { deskReaders, isDeskField, patchFor, typedOf, type DeskField } from './typed.ts'
import { useDeskForm, type DeskForm } from './use-desk-form.ts'
import { useInvestors } from '../../deals/parts/index.ts'
import { useMandatory, type Groups, type Party } from './use-parties.ts'

export interface Edit {
  readonly form: DeskForm
  readonly mandatory: readonly Relation[]
  /** Changed fields of the order. */
  readonly changed: readonly DeskField[]
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

/**
 * Edits an order: changes by others are merged into the form, and no typed value is lost. This tab stores what is typed
 * until it is saved or discarded.
 */
export function useEdit({ row, detail, groups, writing }: Source): Edit {
  const { id: orderId, version } = row.order
  const draft = useDraft({
    name: editForm(orderId),
    asks: true,
    base: typedOf(row),
    version,
    read: deskReaders,
  })
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
  const { reason } = form.typed
  const changed = form.state.changed.filter(isDeskField)
  return {
    form,
    mandatory,
    changed,
    reason,
    setReason: (next) => form.set({ reason: next }),
    submit: () => {
      const { contested } = form.state
      const blocked = contested.length > 0 || changed.length === 0 || (needs && reason.trim() === '')
      if (!form.check() || blocked) return
      const content = patchFor(form.read, changed)
      const which = { orderId, expectedVersion: form.state.version, content }
      writing.send({ act: 'editOrderForInvestor', input: { ...which, ...(needs && { reason }) } })
    },
  }
}
