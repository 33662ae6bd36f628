import type { FaceAmount, Rate } from '../../kernel/index.ts'

/**
 * A policy is an ordered list of rules. Bounds hold throughout; steps give out what is left, one after another, each
 * among the orders it is for.
 */
export type Rule =
  | Anchor
  | { kind: 'proRata' }
  | { kind: 'byType'; weights: { classId: string | null; weight: Rate }[] }
  | { kind: 'byTag'; tiers: { tag: string; fill: Rate }[] }
  | { kind: 'jlmLast' }
  /** Orders of banks, their groups and the issuer's come after those of others. */
  | { kind: 'relatedLast' }
  | { kind: 'capAccount'; most: FaceAmount }
  | { kind: 'capGroup'; most: FaceAmount }
  | { kind: 'floor' }
  | { kind: 'minSize' }
  /** Orders up to this size are filled in full. */
  | { kind: 'fillSmall'; most: FaceAmount }
  | RoundRule

/** A strategic order: a fixed size, or so many per cent of what it asks for; one of the two. */
export interface Anchor {
  kind: 'anchor'
  orderId: string
  size: FaceAmount | null
  share: Rate | null
}

/** Rounds to whole multiples of a unit; what is left goes to the named order, or to the largest line. */
export interface RoundRule {
  kind: 'round'
  to: FaceAmount
  remainder: string | null
}

export type RuleKind = Rule['kind']
export const ruleKinds = [
  'anchor',
  'fillSmall',
  'proRata',
  'byType',
  'byTag',
  'jlmLast',
  'relatedLast',
  'capAccount',
  'capGroup',
  'floor',
  'minSize',
  'round',
] as const satisfies readonly RuleKind[]

const million = 1_000_000 as FaceAmount

/** What a version starts with: small orders in full, the others pro rata, in whole millions. */
export const defaultPolicy: readonly Rule[] = [
  { kind: 'fillSmall', most: (2 * million) as FaceAmount },
  { kind: 'proRata' },
  { kind: 'round', to: million, remainder: null },
]

/** Allowed allocation sizes: zero, or the smallest denomination plus whole increments. */
export interface Grid {
  minimum: FaceAmount
  increment: FaceAmount
}

/** An order of the closed book, at the terms that were launched. */
export interface AllocationOrder {
  id: string
  /** The size that is in at the final level. */
  size: FaceAmount
  /** The smallest allocation it accepts. */
  minSize: FaceAmount | null
  /** Reserved for the order before the rules run. */
  reserve: FaceAmount | null
  /** Its house, and the houses' group. */
  holder: string
  group: string | null
  classId: string | null
  tags: readonly string[]
  jlm: boolean
  /** It has a flag of its relation to the deal: proprietary, of a bank's group, or related to the issuer. */
  related: boolean
  /** When the order arrived: of two equal orders the earlier goes first. */
  at: string
}

/** A size the desk has set by hand, which no rule moves. */
export interface Override {
  orderId: string
  size: FaceAmount
}

export interface AllocationRequest {
  orders: readonly AllocationOrder[]
  policy: readonly Rule[]
  overrides: readonly Override[]
  grid: Grid
  /** The exact total to allocate: the issue without the retained amount. */
  total: FaceAmount
}

export const has = (policy: readonly Rule[], kind: RuleKind): boolean =>
  policy.some((rule) => rule.kind === kind)

export const roundRuleIn = (policy: readonly Rule[]): RoundRule | undefined =>
  policy.find((rule) => rule.kind === 'round')

/** Rules that put some orders last, and which orders. */
const lastKinds = ['jlmLast', 'relatedLast'] as const satisfies readonly RuleKind[]
type LastKind = (typeof lastKinds)[number]
const isOfLast: Record<LastKind, (order: AllocationOrder) => boolean> = {
  jlmLast: ({ jlm }) => jlm,
  relatedLast: ({ related }) => related,
}

/** The orders that a policy puts last; undefined if it puts none there. */
export const lastIn = (policy: readonly Rule[]): ((order: AllocationOrder) => boolean) | undefined => {
  const kinds = lastKinds.filter((kind) => has(policy, kind))
  return kinds.length === 0 ? undefined : (order) => kinds.some((kind) => isOfLast[kind](order))
}

/** The rule that fixes a strategic order. The first one that names the order wins. */
export const anchorOf = (policy: readonly Rule[], orderId: string): Anchor | undefined =>
  policy.find((rule) => rule.kind === 'anchor' && rule.orderId === orderId) as Anchor | undefined

/** Whether a rule names a single order, so that it fits one book only. */
export const namesOrder = (rule: Rule): boolean =>
  rule.kind === 'anchor' || (rule.kind === 'round' && rule.remainder !== null)

/** Caps on groups, and within them on houses. */
export const capKinds = ['capGroup', 'capAccount'] as const satisfies readonly RuleKind[]
export type CapKind = (typeof capKinds)[number]

/** What a cap counts together. */
export const cappedBy: Record<CapKind, (order: AllocationOrder) => string | null> = {
  capGroup: ({ group }) => group,
  capAccount: ({ holder }) => holder,
}

/** The tightest cap of its kind; null if the policy has none. */
export const capOf = (policy: readonly Rule[], kind: CapKind): FaceAmount | null =>
  policy.reduce<FaceAmount | null>(
    (least, rule) => (rule.kind === kind && (least === null || rule.most < least) ? rule.most : least),
    null,
  )
