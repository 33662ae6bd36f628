import { exact, type FaceAmount, type Rate } from '../../kernel/index.ts'
import { upTo } from './grid.ts'
import type { AllocationOrder, Grid, Rule, RuleKind } from './policy.ts'

/** Weights and fills have ten decimals at most. */
const scale = 10n ** 10n
const scaled = (rate: Rate): bigint => BigInt(exact(rate).times(1e10).toFixed(0))

/** A step of the policy: for whom, how much it weighs, and up to what part of its size. */
export interface Step {
  kind: RuleKind
  /** Only for orders with this tag; null: with any. */
  tag: string | null
  /** Only for orders of banks, or only for the others; null: for both. `related` likewise. */
  jlm: boolean | null
  related: boolean | null
  /** How much the size of an order weighs beside those of others: by its type, else as usual. */
  factors: ReadonlyMap<string | null, number> | null
  usual: number
  /** The part of its size that the step fills an order to, as a fraction in lowest terms. */
  part: number
  of: number
}

const commonOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : commonOf(other, one % other))

const stepOf = (kind: RuleKind, differs: Partial<Step> = {}): Step => ({
  kind,
  tag: null,
  jlm: null,
  related: null,
  factors: null,
  usual: 1,
  part: 1,
  of: 1,
  ...differs,
})

/** More than the whole size is never filled. */
const fractionOf = (fill: bigint): Pick<Step, 'part' | 'of'> => {
  if (fill >= scale) return { part: 1, of: 1 }
  const common = commonOf(fill, scale)
  return { part: Number(fill / common), of: Number(scale / common) }
}

const ofRule = (rule: Rule): Step[] => {
  switch (rule.kind) {
    case 'proRata':
      return [stepOf(rule.kind)]
    case 'byType': {
      const weights = rule.weights.map(({ classId, weight }) => [classId, scaled(weight)] as const)
      const common = weights.reduce((all, [, weight]) => commonOf(all, weight), scale)
      const factors = new Map(weights.map(([classId, weight]) => [classId, Number(weight / common)]))
      return [stepOf(rule.kind, { factors, usual: Number(scale / common) })]
    }
    case 'byTag':
      return rule.tiers.map(({ tag, fill }) => stepOf(rule.kind, { tag, ...fractionOf(scaled(fill) / 100n) }))
    case 'jlmLast':
      return [stepOf(rule.kind, { jlm: true })]
    case 'relatedLast':
      return [stepOf(rule.kind, { related: true })]
    case 'anchor':
    case 'capAccount':
    case 'capGroup':
    case 'floor':
    case 'minSize':
    case 'fillSmall':
    case 'round':
      return []
  }
}

/**
 * In their order. Where some orders come last, no other step is for them. An order that two rules put last comes with the
 * later one.
 */
export const stepsOf = (policy: readonly Rule[]): Step[] => {
  const steps = policy.flatMap(ofRule)
  const jlmAt = steps.findIndex(({ kind }) => kind === 'jlmLast')
  const relatedAt = steps.findIndex(({ kind }) => kind === 'relatedLast')
  const lastAt = Math.max(jlmAt, relatedAt)
  return steps.map((step, at) => ({
    ...step,
    jlm: step.jlm ?? (jlmAt < 0 || at === lastAt ? null : false),
    related: step.related ?? (relatedAt < 0 || at === lastAt ? null : false),
  }))
}

/** How much the size of an order weighs in a step; zero if the step gives it nothing. */
export const factorIn = (step: Step, order: AllocationOrder): number => {
  const { tag, jlm, related, factors, usual, part } = step
  if (part === 0 || order.size === 0) return 0
  if (jlm !== null && order.jlm !== jlm) return 0
  if (related !== null && order.related !== related) return 0
  if (tag !== null && !order.tags.includes(tag)) return 0
  return factors === null ? usual : (factors.get(order.classId) ?? usual)
}

/** The first step that gives an order something; the number of steps where none does. */
export const firstStep = (steps: readonly Step[], order: AllocationOrder): number => {
  const found = steps.findIndex((step) => factorIn(step, order) > 0)
  return found < 0 ? steps.length : found
}

/** What a step fills a size to, rounded up to whole units. */
const filledUp = (size: number, { part, of }: Step): number =>
  size * part <= Number.MAX_SAFE_INTEGER
    ? Math.ceil((size * part) / of)
    : Number((BigInt(size) * BigInt(part) + BigInt(of) - 1n) / BigInt(of))

/** What a step may fill an order to, on the grid: a share that lies between two sizes may be the larger one. */
export const topIn = (
  step: Step,
  { size, least, most }: { size: number; least: FaceAmount; most: FaceAmount },
  grid: Grid,
): number =>
  step.part === step.of ? most : Math.min(most, Math.max(least, upTo(filledUp(size, step), grid)))
