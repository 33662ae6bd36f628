import { defaultPolicyOn, type Grid, type Rule } from '@bookrunner/domain/allocation'
import { useMemo } from 'react'
import { equals, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { versionOf, type BrowserAlloc } from '../state/browser-alloc.ts'
import { draftOf, newRule, readPolicy } from './model.ts'
import {
  policyDraftFrom,
  policyDraftOf,
  policyMeaning,
  type PolicyDraft,
  type SavedPolicy,
} from './policy-draft.ts'

const nothing: SavedPolicy = { policy: [], shortfall: null }

/** A version without rules starts with the default ones. */
const rulesOrDefault = ({ policy }: SavedPolicy, grid: Grid): readonly Rule[] =>
  policy.length === 0 ? defaultPolicyOn(grid) : policy

/** The policy draft of a version, and its parsed form. */
export function usePolicyDraft(alloc: BrowserAlloc, grid: Grid) {
  const saved = versionOf(alloc) ?? nothing
  const draft = useDraft<{ readonly policy: PolicyDraft }>({
    name: `alloc-policy ${alloc.versionId}`,
    base: { policy: policyDraftOf({ ...saved, policy: rulesOrDefault(saved, grid) }) },
    version: alloc.seq,
    read: { policy: policyDraftFrom },
    meaning: policyMeaning,
    asks: true,
  })
  const { values, base, contested } = useDraftState(draft)
  const { rules, shortfall } = values.policy
  const { policy, faults } = useMemo(() => readPolicy(rules), [rules])
  const change = (next: Partial<PolicyDraft>) => draft.set({ policy: { ...draft.get('policy'), ...next } })
  return {
    draft,
    dirty: draft.dirty,
    moved: contested.length > 0,
    rules,
    shortfall,
    policy,
    faults,
    change,
    saved: saved.policy,
    /** There are unsaved rules that loading others would discard. */
    built: draft.dirty && rules.length > 0 && !equals(rules, base.policy.rules),
    /** Every rule is valid. */
    whole: policy.length > 0 && faults.size === 0,
    written: (seq: number) => draft.saved({ policy: policyDraftOf({ policy, shortfall }) }, seq),
    take: (template: readonly Rule[]) =>
      change({ rules: draftOf(template).map((rule) => ({ ...rule, id: newRule(rule.kind).id })) }),
  }
}
