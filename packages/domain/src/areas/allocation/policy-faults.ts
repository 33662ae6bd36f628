import { exact, type FieldRefusal, type Rate } from '../../kernel/index.ts'
import type { Rule } from './policy.ts'

export type PolicyReason =
  | 'alloc.rule-twice'
  | 'alloc.share-range'
  | 'alloc.weight-range'
  | 'alloc.cap-zero'
  | 'alloc.size-zero'
  | 'alloc.anchor-one'
type PolicyFault = FieldRefusal<PolicyReason>

const mostDecimals = 10
const isWithin = (rate: Rate, most: number): boolean =>
  exact(rate).gte(0) && exact(rate).lte(most) && exact(rate).decimalPlaces() <= mostDecimals

/** The key of a rule: an anchor's is its order; a policy has one rule of each other kind. */
const keyOf = (rule: Rule): string => (rule.kind === 'anchor' ? `anchor ${rule.orderId}` : rule.kind)

const mostWeight = 1000

const ruleFaults = (rule: Rule, field: string): PolicyFault[] => {
  const wrong = (subfield: string, reason: PolicyReason): PolicyFault[] => [
    { field: `${field}.${subfield}`, reason },
  ]
  switch (rule.kind) {
    case 'anchor':
      if ((rule.size === null) === (rule.share === null)) return wrong('size', 'alloc.anchor-one')
      return rule.share !== null && !isWithin(rule.share, 100) ? wrong('share', 'alloc.share-range') : []
    case 'byType':
      return rule.weights.flatMap(({ weight }, index) =>
        isWithin(weight, mostWeight) ? [] : wrong(`weights.${index}.weight`, 'alloc.weight-range'),
      )
    case 'byTag':
      return rule.tiers.flatMap(({ fill }, index) =>
        isWithin(fill, 100) ? [] : wrong(`tiers.${index}.fill`, 'alloc.share-range'),
      )
    case 'capAccount':
    case 'capGroup':
      return rule.most === 0 ? wrong('most', 'alloc.cap-zero') : []
    case 'fillSmall':
      return rule.most === 0 ? wrong('most', 'alloc.size-zero') : []
    case 'round':
      return rule.to === 0 ? wrong('to', 'alloc.size-zero') : []
    case 'proRata':
    case 'jlmLast':
    case 'relatedLast':
    case 'floor':
    case 'minSize':
      return []
  }
}

/** Faults of a policy alone; running it finds clashes with the book. */
export const policyFaults = (policy: readonly Rule[]): PolicyFault[] => {
  const known = new Set<string>()
  return policy.flatMap((rule, index): PolicyFault[] => {
    const field = `policy.${index}`
    const key = keyOf(rule)
    const twice: PolicyFault[] = known.has(key) ? [{ field, reason: 'alloc.rule-twice' }] : []
    known.add(key)
    return [...twice, ...ruleFaults(rule, field)]
  })
}
