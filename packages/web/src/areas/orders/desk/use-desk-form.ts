import type { DealDetail } from '@bookrunner/contract/deals'
import type { FieldRefusal } from '@bookrunner/domain/kernel'
import { checkedFields, quotedAs, type Relation } from '@bookrunner/domain/orders'
import { useMemo } from 'react'
import {
  changedFields,
  isWithin,
  messageFor,
  useDraftState,
  worded,
  type Draft,
  type DraftState,
} from '../../../kit/form/index.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import type { OrderWriting } from '../parts/index.ts'
import { deskDealOf } from './desk-deal.ts'
import { deskText } from './text.ts'
import {
  faultsOfDesk,
  isAtOnce,
  isDeskField,
  readTyped,
  type DeskField,
  type DeskTyped,
  type ReadTyped,
} from './typed.ts'

const weighty: readonly DeskField[] = checkedFields

export interface DeskForm {
  readonly draft: Draft<DeskTyped>
  readonly state: DraftState<DeskTyped>
  readonly typed: DeskTyped
  readonly read: ReadTyped
  readonly set: (change: Partial<DeskTyped>) => void
  /** The problem of a field, once it may be shown. */
  readonly faultOf: (field: DeskField) => string | undefined
  /** The field has a problem, shown or not. */
  readonly isWrong: (field: DeskField) => boolean
  /** Shows all problems; false if there are any. */
  readonly check: () => boolean
}

interface Source {
  readonly draft: Draft<DeskTyped>
  readonly detail: DealDetail
  readonly mandatory: readonly Relation[]
  readonly writing: OrderWriting
}

/** An order being typed and its problems: from the rules while typing, from the server after sending. */
export function useDeskForm({ draft, detail, mandatory, writing }: Source): DeskForm {
  const t = useText(deskText)
  const lang = useStore(langStore)
  const state = useDraftState(draft)
  const { base, version, values: typed } = state
  const { read, refused } = useMemo(() => {
    const deal = deskDealOf(detail)
    const reading = readTyped(typed, quotedAs(deal))
    // The server accepts remarks even if the deal's rules have changed since; figures it does not.
    const weighs =
      version === 0 ||
      changedFields(base, typed).some((field) => isDeskField(field) && weighty.includes(field))
    const all = weighs ? faultsOfDesk(reading, deal, mandatory) : reading.faults
    return { read: reading, refused: all }
  }, [base, version, typed, detail, mandatory])
  const ofLevel = ({ field }: FieldRefusal, message: string): string => {
    const at = read.content.orderLevels.length > 1 ? /^orderLevels\.(\d+)\./.exec(field)?.[1] : undefined
    return at === undefined ? message : t('orderLevels.at', { level: Number(at) + 1, message })
  }
  const own = refused.map((each) => {
    const fault = worded(each, lang, () => t('underlying.form'))
    return { ...fault, message: ofLevel(each, fault.message), atOnce: isAtOnce(each) }
  })
  const problem = writing.state.kind === 'refused' ? writing.state.problem : undefined
  const server =
    problem?.fields.map((each) => ({ ...each, field: each.field.replace(/^content\./, '') })) ?? []
  return {
    draft,
    state,
    typed,
    read,
    set: (change) => {
      // The server's refusal was about other values.
      if (problem) writing.clear()
      draft.set(change)
    },
    isWrong: (field) => refused.some((fault) => isWithin(fault.field, field)),
    check: () => {
      draft.try()
      return refused.length === 0
    },
    faultOf: (field) => {
      const isOf = (fault: { readonly field: string }) => isWithin(fault.field, field)
      return messageFor(own.filter(isOf), server.filter(isOf), state)
    },
  }
}
