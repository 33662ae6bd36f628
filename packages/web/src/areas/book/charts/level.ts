import type { BookSnapshot } from '@bookrunner/contract/book'
import { offMarketOn, type Axis, type Notch } from '@bookrunner/domain/book'
import { levelBounds, showGuidance, type GuidanceBasis, type GuidanceLevel } from '@bookrunner/domain/deals'
import { exact, isRefusal, parsePrice, parseYield, rateOf, type Rate } from '@bookrunner/domain/kernel'
import { parseSpreadLimit } from '@bookrunner/domain/orders'
import { plainWidth } from '../../../kit/plain-width.ts'
import { axisOfLevels } from '../lines.ts'

/** How levels of a book are read and written. */
export interface Scale {
  readonly axis: Axis
  /** What spreads are over: T, MS. */
  readonly over: string | null
  /** The smallest move people make by hand. */
  readonly step: number
}

/** One basis point, half a basis point of yield's hundredth, five cents of a price. */
const steps: Record<GuidanceBasis, string> = { spread: '1', yield: '0.005', price: '0.05' }

export function scaleOf(levels: Pick<BookSnapshot['levels'], 'basis' | 'quoted' | 'final' | 'marks'>): Scale {
  const axis = axisOfLevels(levels)
  const over = levels.marks.findLast(({ level }) => level.over !== null)?.level.over ?? null
  return { axis, over, step: Math.abs(axis.notchOf(rateOf(steps[axis.basis]))) }
}

const shown = { spread: 2, yield: 4, price: 4 }

const said = ({ axis, over }: Scale, level: Rate): GuidanceLevel => ({
  basis: axis.basis,
  to: null,
  words: null,
  level,
  over: axis.basis === 'spread' ? over : null,
})

/** A level as guidance says it. */
export const guidanceAt = (scale: Scale, notch: Notch): GuidanceLevel =>
  said(scale, scale.axis.levelAt(notch))

/** "T+115", "4.75%", "99.50". */
export const showLevel = (scale: Scale, level: Rate): string =>
  showGuidance(said(scale, rateOf(exact(level).toDecimalPlaces(shown[scale.axis.basis]))))

export const showNotch = (scale: Scale, notch: Notch): string => showLevel(scale, scale.axis.levelAt(notch))

/** "115", "T+115", "4.75%", "99.50", full-width or not: a level as people type it; nothing where it is none. */
export function readNotch({ axis, over }: Scale, typed: string): Notch | undefined {
  const text = plainWidth(typed).trim()
  const read =
    axis.basis === 'spread'
      ? parseSpreadLimit(text, over)
      : axis.basis === 'yield'
        ? parseYield(text)
        : parsePrice(text)
  if (isRefusal(read)) return undefined
  const { least, most } = levelBounds[axis.basis]
  const notch = axis.notchOf(read)
  return exact(read).lt(least) || exact(read).gt(most) || !Number.isInteger(notch) ? undefined : notch
}

/** From the tightest level that is looked at to the loosest. */
export interface Range {
  readonly from: Notch
  readonly to: Notch
}

const margin = 4
/** A limit so far away that the others would be squeezed into a corner is drawn at the edge. */
const farTimes = 4
const edge = 0.02

/** All limits and levels, with a little room; one far off the others, or far off guidance, makes the rest no smaller. */
export function rangeOf(
  { step, axis }: Scale,
  notches: readonly Notch[],
  must: readonly Notch[],
  guidance: Notch | null = null,
): Range {
  const far = guidance === null ? Infinity : offMarketOn(axis)
  const isNear = (notch: Notch) => Number.isFinite(notch) && Math.abs(notch - (guidance ?? 0)) <= far
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
