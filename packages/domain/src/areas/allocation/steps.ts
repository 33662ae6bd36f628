import { exact, type FaceAmount, type Rate } from '../../kernel/index.ts'
import { upTo } from './grid.ts'
import { has, type AllocationOrder, type Grid, type Rule, type RuleKind } from './policy.ts'

/** Weights and fills have ten decimals at most. */
export const scale = 10n ** 10n
const scaled = (rate: Rate): bigint => BigInt(exact(rate).times(1e10).toFixed(0))

/** A step of the policy: for whom, how much it weighs, and up to what part of its size. */
export interface Step {
  kind: RuleKind
  isFor: (order: AllocationOrder) => boolean
  /** How much its size weighs beside those of others. */
  factorOf: (order: AllocationOrder) => number
  fill: bigint
}

const everybody = () => true
const once = () => 1
const commonOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : commonOf(other, one % other))

const ofRule = (rule: Rule): Step[] => {
  switch (rule.kind) {
    case 'proRata':
      return [{ kind: rule.kind, isFor: everybody, factorOf: once, fill: scale }]
    case 'byType': {
      const weights = rule.weights.map(({ classId, weight }) => [classId, scaled(weight)] as const)
      const common = weights.reduce((all, [, weight]) => commonOf(all, weight), scale)
      const factors = new Map(weights.map(([classId, weight]) => [classId, Number(weight / common)]))
      const usual = Number(scale / common)
      const factorOf = ({ classId }: AllocationOrder) => factors.get(classId) ?? usual
      return [{ kind: rule.kind, isFor: everybody, factorOf, fill: scale }]
    }
    case 'byTag':
      return rule.tiers.map(({ tag, fill }) => ({
        kind: rule.kind,
        factorOf: once,
        fill: scaled(fill) / 100n,
        isFor: ({ tags }) => tags.includes(tag),
      }))
    case 'jlmLast':
      return [{ kind: rule.kind, isFor: ({ jlm }) => jlm, factorOf: once, fill: scale }]
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

/** In their order. Where orders of banks come last, no other step is for them. */
export const stepsOf = (policy: readonly Rule[]): Step[] => {
  const steps = policy.flatMap(ofRule)
  return has(policy, 'jlmLast')
    ? steps.map((step) =>
        step.kind === 'jlmLast' ? step : { ...step, isFor: (order) => !order.jlm && step.isFor(order) },
      )
    : steps
}

/** The first step that gives an order something; the number of steps where none does. */
export const firstStep = (steps: readonly Step[], order: AllocationOrder): number => {
  const found = steps.findIndex(
    ({ isFor, factorOf, fill }) => fill > 0n && order.size > 0 && isFor(order) && factorOf(order) > 0,
  )
  return found < 0 ? steps.length : found
}

/** What steps may fill an order to, on the grid: a share that lies between two sizes may be the larger one. */
export const topOf = (
  { order, least, most }: { order: AllocationOrder; least: FaceAmount; most: FaceAmount },
  steps: readonly Step[],
  grid: Grid,
): FaceAmount => {
  let top = 0
  for (const { isFor, factorOf, fill } of steps) {
    if (top >= most) break
    if (fill === 0n || !isFor(order) || order.size === 0 || factorOf(order) === 0) continue
    if (fill >= scale) return most
    const filled = Number((BigInt(order.size) * fill + scale - 1n) / scale)
    top = Math.max(top, Math.min(most, Math.max(least, upTo(filled, grid))))
  }
  return top as FaceAmount
}
