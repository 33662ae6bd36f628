import { type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import { offMarketBy } from '../deals/index.ts'
import type { Axis, Notch } from './axis.ts'
import { always } from './axis.ts'
import { ordersOf, sizeFrom, type BookLine } from './line.ts'
import { shareOf } from './ratios.ts'

export const distributionKinds = ['region', 'type', 'size', 'limit'] as const
export type DistributionKind = (typeof distributionKinds)[number]

/** A part of the book; its key is a region, a class's id, or the code of a bucket. Null: not known. */
export interface Share {
  key: string | null
  /** For limits, the level where the next bucket begins; the key is where this one begins. For `tighter` and `wider`, the edge beyond which limits are off market. */
  to: Rate | null
  amount: bigint
  orders: number
  lines: number
  /** Per cent of all, one decimal. */
  share: Rate
}

const mm = 1_000_000
/** Lower ends, in millions. */
export const sizeBuckets = [0, 1, 5, 10, 25, 50, 100] as const

const sizeBucket = (size: FaceAmount): number =>
  sizeBuckets.findLast((least) => size >= least * mm) ?? sizeBuckets[0]

/** Most buckets of limits that a chart can show side by side. */
const mostLimits = 12
/** Widths people read levels in: basis points, hundredths of a per cent of yield, of price. */
const widths: Record<Axis['basis'], readonly string[]> = {
  spread: ['1', '2', '5', '10', '25', '50', '100', '500'],
  yield: ['0.01', '0.025', '0.05', '0.125', '0.25', '0.5', '1', '5'],
  price: ['0.05', '0.1', '0.25', '0.5', '1', '2', '5', '50'],
}

/** Where an order's largest size begins: its limit, as far as levels of this axis tell. */
const limitOf = ({ steps }: BookLine): Notch => steps.at(-1)?.from ?? always

interface SharePart {
  key: string | null
  to: Rate | null
  /** Among others: sizes and limits have an order of their own. */
  position: number
}

const named = (key: string | null, position = 0): SharePart => ({ key, to: null, position })
/** At reoffer comes before every limit. */
const reoffer = named('reoffer', -Infinity)

/** How far from a level limits of its deal lie, in notches. */
export const offMarketOn = (axis: Axis): Notch =>
  Math.abs(axis.notchOf(rateOf(String(offMarketBy[axis.basis]))))

interface Buckets {
  width: Notch
  /** Whole buckets around what is near; what lies outside is beyond. */
  low: Notch
  high: Notch
}

/** As wide as what lies near guidance needs: one limit of a thousand must not make one bucket of all the others. */
const bucketsFor = (limits: readonly Notch[], axis: Axis, guidance: Notch | null): Buckets => {
  const offMarket = guidance === null ? Infinity : offMarketOn(axis)
  const near = limits.filter((limit) => Math.abs(limit - (guidance ?? 0)) <= offMarket)
  const least = near.reduce((one, other) => Math.min(one, other), near[0] ?? 0)
  const most = near.reduce((one, other) => Math.max(one, other), near[0] ?? 0)
  const fitting = widths[axis.basis].map((width) => Math.abs(axis.notchOf(rateOf(width))))
  const width = fitting.find((each) => (most - least) / each < mostLimits) ?? fitting.at(-1)!
  if (guidance === null) return { width, low: -Infinity, high: Infinity }
  return {
    width,
    low: Math.floor((guidance - offMarket) / width) * width,
    high: (Math.floor((guidance + offMarket) / width) + 1) * width,
  }
}

const limitBucket = (
  lines: readonly BookLine[],
  axis: Axis,
  guidance: Notch | null,
): ((line: BookLine) => SharePart) => {
  const limits = lines.map(limitOf).filter((notch) => notch !== always)
  if (limits.length === 0) return () => reoffer
  const { width, low, high } = bucketsFor(limits, axis, guidance)
  // Many orders, few buckets: their levels are put in words once.
  const parts = new Map<number, SharePart>()
  const partAt = (from: number): SharePart => {
    const part = parts.get(from) ?? {
      key: axis.levelAt(from),
      to: axis.levelAt(from + width),
      position: from,
    }
    parts.set(from, part)
    return part
  }
  return (line) => {
    const limit = limitOf(line)
    if (limit === always) return reoffer
    if (limit < low) return { key: 'tighter', to: axis.levelAt(low), position: low - width }
    return limit < high
      ? partAt(Math.floor(limit / width) * width)
      : { key: 'wider', to: axis.levelAt(high), position: high }
  }
}

interface DistributionRequest {
  by: DistributionKind
  axis: Axis
  at: Notch | null
  /** The level that holds: limits far from it are put together. Null: before there is one. */
  guidance: Notch | null
}

const partOf = (
  lines: readonly BookLine[],
  { by, axis, guidance }: DistributionRequest,
): ((line: BookLine) => SharePart) => {
  switch (by) {
    case 'region':
      return ({ region }) => named(region)
    case 'type':
      return ({ classId }) => named(classId)
    case 'size':
      return ({ counting }) => {
        const least = sizeBucket(counting)
        return named(String(least), least)
      }
    case 'limit':
      return limitBucket(lines, axis, guidance)
  }
}

/**
 * Firm orders by one of their sides: all that count, or what of them is in at a level. Sizes come from small to large,
 * limits from tight to wide after orders at reoffer, regions and types in the order of the lines.
 */
export const distributionOf = (lines: readonly BookLine[], request: DistributionRequest): Share[] => {
  const { at } = request
  const amountOf = ({ counting, steps }: BookLine): FaceAmount =>
    at === null ? counting : sizeFrom(steps, at)
  const firm = lines.filter((line) => !line.soft && amountOf(line) > 0)
  const bucket = partOf(firm, request)
  const parts = new Map<string | null, SharePart & Pick<Share, 'amount' | 'orders' | 'lines'>>()
  let total = 0n
  for (const line of firm) {
    const [part, amount] = [bucket(line), BigInt(amountOf(line))]
    const known = parts.get(part.key) ?? { amount: 0n, orders: 0, lines: 0 }
    parts.set(part.key, {
      ...part,
      amount: known.amount + amount,
      orders: known.orders + ordersOf(line),
      lines: known.lines + 1,
    })
    total += amount
  }
  return [...parts.values()]
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...part }) => ({ ...part, share: shareOf(part.amount, total) }))
}
