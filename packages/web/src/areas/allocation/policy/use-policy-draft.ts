import type { Rule } from '@bookrunner/domain/allocation'
import { useMemo } from 'react'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import { useDraft } from '../use-draft.ts'
import { draftOf, newRule, readPolicy } from './model.ts'
import { policyDraftFrom, policyDraftOf, type PolicyDraft, type SavedPolicy } from './policy-draft.ts'

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const nothing: SavedPolicy = { policy: [], shortfall: null }

/** The policy of a version as one builds it, and as it reads. */
export function usePolicyDraft(alloc: BrowserAlloc) {
  const saved = versionOf(alloc) ?? nothing
  const own = useDraft({
    form: `alloc-policy ${alloc.versionId}`,
    read: policyDraftFrom,
    draftOf: policyDraftOf,
    saved,
    seq: alloc.seq,
  })
  const { rules, shortfall } = own.draft
  const { policy, faults } = useMemo(() => readPolicy(rules), [rules])
  const change = (next: Partial<PolicyDraft>) => own.change({ ...own.draft, ...next })
  return {
    ...own,
    rules,
    shortfall,
    policy,
    faults,
    change,
    saved: saved.policy,
    /** Rules are built that would be lost by others in their place. */
    built: own.dirty && rules.length > 0 && !alike(rules, draftOf(saved.policy)),
    /** Every rule of it is understood. */
    whole: policy.length > 0 && faults.size === 0,
    written: (seq: number) => own.written({ policy, shortfall }, seq),
    take: (template: readonly Rule[]) =>
      change({ rules: draftOf(template).map((rule) => ({ ...rule, id: newRule(rule.kind).id })) }),
  }
}
