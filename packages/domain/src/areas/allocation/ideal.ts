import { exact, type Rate } from '../../kernel/index.ts'
import { heldBy, inParts, leaveOpen, reserveOf, type Line } from './line.ts'
import { has, type Allocating, type AllocationOrder, type Rule, type RuleKind } from './policy.ts'
import { pour, type Vessel } from './pour.ts'

/** Weights and fills have ten decimals at most. */
const scale = 10n ** 10n
const scaled = (rate: Rate): bigint => BigInt(exact(rate).times(1e10).toFixed(0))

/** A step of the policy: for whom, how much it weighs, and up to what part of its size. */
interface Step {
  kind: RuleKind
  isFor: (order: AllocationOrder) => boolean
  weightOf: (order: AllocationOrder) => bigint
  fill: bigint
}

const everybody = () => true
const bySize = ({ size }: AllocationOrder): bigint => BigInt(size)

const stepsOf = (rule: Rule): Step[] => {
  switch (rule.kind) {
    case 'proRata':
      return [{ kind: rule.kind, isFor: everybody, weightOf: bySize, fill: scale }]
    case 'byType': {
      const weights = new Map(rule.weights.map(({ classId, weight }) => [classId, scaled(weight)]))
      const weightOf = (order: AllocationOrder) => bySize(order) * (weights.get(order.classId) ?? scale)
      return [{ kind: rule.kind, isFor: everybody, weightOf, fill: scale }]
    }
    case 'byTag':
      return rule.tiers.map(({ tag, fill }) => ({
        ...{ kind: rule.kind, weightOf: bySize, fill: scaled(fill) / 100n },
        isFor: ({ tags }) => tags.includes(tag),
      }))
    case 'jlmLast':
      return [{ kind: rule.kind, isFor: ({ jlm }) => jlm, weightOf: bySize, fill: scale }]
    case 'anchor':
    case 'capAccount':
    case 'capGroup':
    case 'floor':
    case 'minSize':
      return []
  }
}

const vesselFor = ({ order, most, part, caps }: Line, { weightOf, fill }: Step): Vessel => {
  const top = inParts(most)
  const filled = fill === scale ? top : (inParts(order.size) * fill) / scale
  const room = (filled < top ? filled : top) - part
  return { weight: weightOf(order), room: room > 0n ? room : 0n, buckets: caps, given: 0n }
}

/** What every line that is not set would get without a grid: reserves are held, then step after step gives out. */
export const idealise = (ask: Allocating, lines: readonly Line[]): void => {
  const free = lines.filter(({ set }) => set === null)
  for (const line of free) {
    const held = reserveOf(line, ask)
    line.part = inParts(held)
    line.rule = held > 0 ? 'reserve' : null
  }
  let left = lines.reduce((rest, line) => rest - heldBy(line), inParts(ask.total))
  const jlmLast = has(ask.policy, 'jlmLast')
  leaveOpen(lines)
  for (const step of ask.policy.flatMap(stepsOf)) {
    if (left <= 0n) return
    const isNow = step.kind === 'jlmLast' || !jlmLast
    const taking = free.filter(({ order }) => step.isFor(order) && (isNow || !order.jlm))
    const vessels = taking.map((line) => vesselFor(line, step))
    left -= pour(vessels, left)
    for (const [index, { given }] of vessels.entries()) {
      if (given === 0n) continue
      const line = taking[index]!
      line.part += given
      for (const cap of line.caps) if (cap) cap.room -= given
      line.rule = step.kind
    }
  }
}
