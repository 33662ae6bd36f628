import type { FaceAmount } from '../../kernel/index.ts'
import { leftOutOf, resolutionOf, type Finding, type Resolution } from './findings.ts'
import { jlmOf, type BookLine } from './line.ts'
import { overlaid, type Merge } from './merge.ts'

/** Steps an announcement may round down to, in whole units: 5, 10, 25, 50, 100, 250, 500 million. */
export const messageSteps = [5, 10, 25, 50, 100, 250, 500].map((each) => each * 1_000_000)

/** What the announcement line says: "books over USD 4.2bn incl. 300m JLM interest, 180 accounts". */
export interface MessageFacts {
  /** Rounded down to the step: the book is over it, or exactly it. */
  over: bigint
  exactly: boolean
  /** Rounded down, too, so it may be zero; null if there is none. */
  jlmInterest: bigint | null
  /** Houses with an order that counts. */
  accounts: number
}

/** Suspected and not decided on, left out by a decision, not firm, or waiting for a manager. */
export const leftOutReasons = ['suspected', 'decided', 'soft', 'conditional'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** An order, or the conditional part of one, that an announcement says nothing of. */
export interface LeftOut {
  orderId: string
  counting: FaceAmount
  why: LeftOutReason
  /** The reason typed with the decision. */
  reason: string | null
}

const down = (amount: bigint, step: bigint): bigint => amount - (amount % step)

const reasonFor = (
  orderId: string,
  findings: readonly Finding[],
  decided: ReadonlyMap<string, Resolution>,
): string | null =>
  findings
    .map((finding) => resolutionOf(finding, decided))
    .find((resolution) => resolution?.kind === 'leftOut' && resolution.leftOut.includes(orderId))?.reason ??
  null

/** Every order is listed once; a soft order is listed as soft only. */
export const leftOutBy = (
  lines: readonly BookLine[],
  findings: readonly Finding[],
  decided: ReadonlyMap<string, Resolution>,
): LeftOut[] => {
  const sizes = new Map(lines.map(({ id, counting }) => [id, counting]))
  const found = new Map(
    leftOutOf(findings, decided, (id) => sizes.get(id) ?? (0 as FaceAmount)).map((each) => [
      each.orderId,
      each,
    ]),
  )
  return lines.flatMap(({ id: orderId, counting, accepted, soft }): LeftOut[] => {
    if (counting === 0) return []
    if (soft) return [{ orderId, counting, why: 'soft', reason: null }]
    const left = found.get(orderId)
    if (left?.decided)
      return [{ orderId, counting, why: 'decided', reason: reasonFor(orderId, findings, decided) }]
    if (left) return [{ orderId, counting, why: 'suspected', reason: null }]
    const waiting = (counting - accepted) as FaceAmount
    return waiting > 0 ? [{ orderId, counting: waiting, why: 'conditional', reason: null }] : []
  })
}

/** The lines that an announcement is about: firm and not left out, what is merged once. */
export const announcedLines = (
  lines: readonly BookLine[],
  merges: readonly Pick<Merge, 'id' | 'rule' | 'size' | 'orderIds'>[],
  leftOut: readonly Pick<LeftOut, 'orderId' | 'why'>[],
): BookLine[] => {
  const excluded = new Set(leftOut.flatMap(({ orderId, why }) => (why === 'conditional' ? [] : [orderId])))
  const firm = lines.filter(({ id, soft }) => !soft && !excluded.has(id))
  return overlaid(firm, merges).filter(({ accepted }) => accepted > 0)
}

/** Of a conditional order it has what waits for nobody. */
export const messageFacts = (
  lines: readonly BookLine[],
  merges: readonly Pick<Merge, 'id' | 'rule' | 'size' | 'orderIds'>[],
  leftOut: readonly Pick<LeftOut, 'orderId' | 'why'>[],
  step: number,
): MessageFacts => {
  const counted = announcedLines(lines, merges, leftOut)
  const sum = (amounts: readonly FaceAmount[]) => amounts.reduce((all, amount) => all + BigInt(amount), 0n)
  const total = sum(counted.map(({ accepted }) => accepted))
  const over = down(total, BigInt(step))
  const jlmInterest = sum(counted.map((line) => jlmOf(line).accepted))
  return {
    over,
    exactly: over === total,
    jlmInterest: jlmInterest === 0n ? null : down(jlmInterest, BigInt(step)),
    accounts: new Set(counted.map(({ holder }) => holder)).size,
  }
}
