import { shortfalls, type Rule, type Shortfall } from '@bookrunner/domain/allocation'
import { isRecord } from '../../../platform/storage.ts'
import { draftFrom, draftOf, readPolicy, type DraftRule } from './model.ts'

/** The part of a policy that is saved with its version. */
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

/** The parsed rules, without keys; the draft itself while one is invalid. */
export const policyMeaning = ({ rules, shortfall }: PolicyDraft) => {
  const { policy, faults } = readPolicy(rules)
  return { shortfall, rules: faults.size === 0 ? policy : rules.map(({ id: _, ...rule }) => rule) }
}
