import { shortfalls, type Rule, type Shortfall } from '@bookrunner/domain/allocation'
import { isRecord } from '../../../platform/storage.ts'
import { draftFrom, draftOf, type DraftRule } from './model.ts'

/** What of a policy stays with its version. */
export interface SavedPolicy {
  readonly policy: readonly Rule[]
  readonly shortfall: Shortfall | null
}

export interface PolicyDraft {
  readonly rules: readonly DraftRule[]
  readonly shortfall: Shortfall | null
}

export const policyDraftOf = ({ policy, shortfall }: SavedPolicy): PolicyDraft => ({
  rules: draftOf(policy),
  shortfall,
})

export const policyDraftFrom = (stored: unknown): PolicyDraft | undefined => {
  if (!isRecord(stored)) return undefined
  const rules = draftFrom(stored['rules'])
  const shortfall = shortfalls.find((each) => each === stored['shortfall']) ?? null
  return rules && { rules, shortfall }
}
