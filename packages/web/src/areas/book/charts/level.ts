import type { BookSnapshot } from '@bookrunner/contract/book'
import { offMarketOn, type Axis, type Notch } from '@bookrunner/domain/book'
import { levelBounds, showGuidance, type GuidanceBasis, type GuidanceLevel } from '@bookrunner/domain/deals'
import { exact, isRefusal, parsePrice, parseYield, rateOf, type Rate } from '@bookrunner/domain/kernel'
import { parseSpreadLimit } from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { axisOfLevels } from '../lines.ts'

/** How the levels of a book are parsed and shown. */
export interface Scale {
  readonly axis: Axis
  /** The reference of spreads: T, MS. */
  readonly over: string | null
  /** The smallest move people make by hand. */
  readonly step: number
}

/** One basis point of spread, half a basis point of yield, five cents of price. */
const steps: Record<GuidanceBasis, string> = { spread: '1', yield: '0.005', price: '0.05' }

export function scaleOf(levels: Pick<BookSnapshot['levels'], 'basis' | 'quoted' | 'final' | 'marks'>): Scale {
  const axis = axisOfLevels(levels)
  const over = levels.marks.findLast(({ level }) => level.over !== null)?.level.over ?? null
  return { axis, over, step: Math.abs(axis.notchOf(rateOf(steps[axis.basis]))) }
}

const decimals = { spread: 2, yield: 4, price: 4 }

const guidanceLevel = ({ axis, over }: Scale, level: Rate): GuidanceLevel => ({
  basis: axis.basis,
  to: null,
  words: null,
  level,
  over: axis.basis === 'spread' ? over : null,
})

/** A level in the form of guidance. */
export const guidanceAt = (scale: Scale, notch: Notch): GuidanceLevel =>
  guidanceLevel(scale, scale.axis.levelAt(notch))

/** "T+115", "4.75%", "99.50". */
export const showLevel = (scale: Scale, level: Rate): string =>
  showGuidance(guidanceLevel(scale, rateOf(exact(level).toDecimalPlaces(decimals[scale.axis.basis]))))

export const showNotch = (scale: Scale, notch: Notch): string => showLevel(scale, scale.axis.levelAt(notch))

/** Parses a typed level: "115", "T+115", "4.75%", "99.50", also full-width. Undefined if it is none. */
export function readNotch({ axis, over }: Scale, typed: string): Notch | undefined {
  const text = plainWidth(typed).trim()
  const read =
    axis.basis === 'spread'
      ? parseSpreadLimit(text, over === null ? [] : [over])
      : axis.basis === 'yield'
        ? parseYield(text)
        : parsePrice(text)
  if (isRefusal(read)) return undefined
  const { least, most } = levelBounds[axis.basis]
  const notch = axis.notchOf(read)
  return exact(read).lt(least) || exact(read).gt(most) || !Number.isInteger(notch) ? undefined : notch
}

/** From the tightest visible level to the widest. */
export interface Range {
  readonly from: Notch
  readonly to: Notch
}

const margin = 4
/** A limit further away than this is drawn at the edge, so that it does not squeeze the others. */
const farTimes = 4
const edge = 0.02

/** The range of all limits and levels, with a margin. Limits far from the others or from guidance do not widen it. */
export function rangeOf(
  { step, axis }: Scale,
  notches: readonly Notch[],
  must: readonly Notch[],
  guidance: Notch | null = null,
): Range {
  const offMarket = guidance === null ? Infinity : offMarketOn(axis)
  const isNear = (notch: Notch) => Number.isFinite(notch) && Math.abs(notch - (guidance ?? 0)) <= offMarket
  const sorted = notches.filter(isNear).toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)]
  const [low, high] = [at(edge), at(1 - edge)]
  const near = low === undefined || high === undefined ? 0 : Math.max(high - low, margin * step)
  const within = sorted.filter(
    (notch) => notch >= low! - near * (farTimes / 2) && notch <= high! + near * (farTimes / 2),
  )
  const all = [...within, ...must]
  if (all.length === 0) return { from: 0, to: margin * margin * step }
  const least = all.reduce((one, other) => Math.min(one, other))
  const most = all.reduce((one, other) => Math.max(one, other))
  const room = Math.max(margin * step, Math.ceil((most - least) / 20 / step) * step)
  return {
    from: Math.floor((least - room) / step) * step,
    to: Math.ceil((most + room) / step) * step,
  }
}
