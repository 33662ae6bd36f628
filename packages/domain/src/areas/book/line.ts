import type { FaceAmount } from '../../kernel/index.ts'
import type { Region } from '../entities/index.ts'
import { sorted, type OrderLevel } from '../orders/index.ts'
import type { Axis, Notch } from './axis.ts'

/** The size an order takes from a notch on. A wider level never takes less. */
export interface Step {
  from: Notch
  size: FaceAmount
  /** Of it, what counts only because its limit cannot be compared with levels of this axis. */
  unknown?: FaceAmount
}

export interface JlmPart {
  counting: FaceAmount
  accepted: FaceAmount
}

/** What a book's figures are made of: an order, or several that count as one. */
export interface BookLine {
  id: string
  /** The house, or its alias. */
  holder: string
  /** The houses' group, where it may be known. */
  group: string | null
  classId: string | null
  region: Region | null
  /** What counts now, before levels; and of it, what waits for nobody. */
  counting: FaceAmount
  accepted: FaceAmount
  soft: boolean
  /** Of merged orders of which some are firm, what the soft ones come to: it is in no other figure. */
  softBeside?: FaceAmount
  /** How many soft orders those are. */
  softOrders?: number
  /** Of merged orders, how many count as this line, without the soft ones beside it; a line of one order has none. */
  orders?: number
  jlm: boolean
  /** Of merged orders of which some are JLM interest, what those come to: it is part of the line's own figures. */
  jlmPart?: JlmPart
  /** Its size at each level, from the tight end to the wide end. */
  steps: readonly Step[]
}

/** A figure of what counts, as one line shows it: a soft one has none, as it is in no total. */
export const countedFigure = <Figure>(figure: Figure, { soft }: Pick<BookLine, 'soft'>): Figure | null =>
  soft ? null : figure

const noJlm: JlmPart = { counting: 0 as FaceAmount, accepted: 0 as FaceAmount }

/** The part of a line that is JLM interest: all, some or none of it. */
export const jlmOf = ({ jlm, jlmPart, counting, accepted }: BookLine): JlmPart =>
  jlm ? { counting, accepted } : (jlmPart ?? noJlm)

/** How many orders, as they were placed, a line that counts has. */
export const ordersOf = ({ orders = 1 }: Pick<BookLine, 'orders'>): number => orders

/** The most demanding level that is still satisfied counts. Order levels that are met from the same notch are one step. */
export const stepsOf = (orderLevels: readonly OrderLevel[], axis: Axis): Step[] => {
  if (orderLevels.length === 1) return [stepOf(orderLevels[0]!, axis)]
  const steps: Step[] = []
  for (const orderLevel of sorted(orderLevels).toReversed()) {
    const step = stepOf(orderLevel, axis)
    if (steps.at(-1)?.from === step.from) steps.pop()
    steps.push(step)
  }
  return steps
}

const stepOf = (orderLevel: OrderLevel, axis: Axis): Step => {
  const { size } = orderLevel
  const from = axis.from(orderLevel)
  return axis.isAssumed(orderLevel) ? { from, size, unknown: size } : { from, size }
}

/** The step that a line takes at a level; undefined if it is out. */
export const stepAt = (steps: readonly Step[], notch: Notch): Step | undefined =>
  steps.findLast(({ from }) => from <= notch)

export const sizeFrom = (steps: readonly Step[], notch: Notch): FaceAmount =>
  stepAt(steps, notch)?.size ?? (0 as FaceAmount)
