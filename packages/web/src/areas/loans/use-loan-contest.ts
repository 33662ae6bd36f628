import { useDraftState, type ContestLook, type Draft } from '../../kit/form/index.ts'
import { useText } from '../../platform/text.ts'
import type { LoanFields } from './loan-fields.ts'
import { loanWordText } from './text.ts'
import { useBorrowers } from './use-borrowers.ts'

/** How a loan deal looks that two people changed. */
export function useLoanContest(draft: Draft<LoanFields>): ContestLook<LoanFields> {
  const word = useText(loanWordText)
  const { values, base } = useDraftState(draft)
  const sides = [useBorrowers('', values.entityId), useBorrowers('', base.entityId)]
  const nameOf = (list: 'options' | 'users', id: string) =>
    sides.flatMap((side) => side[list]).find(({ value }) => value === id)?.label
  return {
    nameOf: (field) => word(field === 'entityId' ? 'entity' : field === 'userId' ? 'user' : field),
    shown: (field, shown) => {
      if (field === 'entityId') return nameOf('options', shown.entityId)
      if (field === 'userId') return nameOf('users', shown.userId)
      return shown[field]
    },
  }
}
