import type { DealDetail } from '@bookrunner/contract/deals'
import { isRefusal, refuse, showMm } from '@bookrunner/domain/kernel'
import {
  limitsOf,
  parseLimits,
  quotedAs,
  sorted,
  type OrderLevel,
  type QuotedAs,
} from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { limitText } from '../parts/limits.ts'
import { readSize } from '../parts/read.ts'
import { deskDealOf } from './desk-deal.ts'
import { readLadder } from './typed.ts'

export const quotedIn = (detail: DealDetail): QuotedAs => quotedAs(deskDealOf(detail))

/** "T+60 & 4.5%"; empty at reoffer. */
export const limitsLine = (orderLevel: OrderLevel, over: string | null): string =>
  limitsOf(orderLevel)
    .map(({ kind, limit }) => limitText(kind, limit, over))
    .join(' & ')

/** "10 @ T+60; 6 @ T+53": what a desk types for it. */
export const ladderLine = (orderLevels: readonly OrderLevel[], over: string | null): string =>
  orderLevels
    .map((orderLevel) => [showMm(orderLevel.size), limitsLine(orderLevel, over)].filter(Boolean).join(' @ '))
    .join('; ')

/** A size with its limit, or several levels. */
const isWhole = (text: string): boolean => /[@;]|,\s|\S\s+at\b/i.test(text)

/** A figure below zero in the cell of sizes is a slip of a size, and no limit. */
const isNegative = (text: string): boolean => /^[-−]\s*[\d.,'’\s]+$/.test(text)

const isUnclear = ({ reason }: { readonly reason: string }): boolean => reason.endsWith('.not-understood')

const readPart = (text: string, cell: 'size' | 'limits', { bare, names }: QuotedAs) => {
  const size = readSize(text)
  const limits = parseLimits(text, bare, names)
  const [own, other] = cell === 'size' ? [size, limits] : [limits, size]
  if (!isRefusal(own)) return own
  if (!isUnclear(own)) return own
  if (!isRefusal(other) && !(cell === 'size' && isNegative(text))) return other
  return refuse(cell === 'size' ? 'order.ladder-size' : 'order.ladder-limit', { part: text })
}

/**
 * The order's ladder after a text was typed into its cell of sizes or of limits. A size alone keeps the limit, a limit
 * alone keeps the size, and "10 @ T+60; 6 @ T+53" replaces both.
 */
export function readLadderCell(
  typed: string,
  cell: 'size' | 'limits',
  { last, quoted }: { readonly last: readonly OrderLevel[]; readonly quoted: QuotedAs },
) {
  const text = plainWidth(typed).trim()
  if (text === '') return refuse('field.required')
  if (isWhole(text)) {
    const ladder = readLadder(text, quoted)
    return isRefusal(ladder) ? ladder : sorted(ladder)
  }
  const part = readPart(text, cell, quoted)
  if (isRefusal(part)) return part
  const [first, ...more] = last
  // One size or one limit does not say which level of a ladder changes.
  if (more.length > 0) return refuse('ladder.whole', { ladder: ladderLine(last, quoted.names[0] ?? null) })
  if (typeof part !== 'number') return first ? [{ ...part, size: first.size }] : refuse('order.size-missing')
  return [{ minYield: null, minSpread: null, maxPrice: null, ...first, size: part }]
}
