import { Exact, exact, refuse, type Rate, type Refusal } from '../../kernel/index.ts'

/** How near a position is to its margin call price, the most urgent first. */
export const marginBands = ['called', 'warning', 'watch', 'calm'] as const
export type MarginBand = (typeof marginBands)[number]

/** The bands that raise an inquiry. */
export const alertBands = ['called', 'warning'] as const
export type AlertBand = (typeof alertBands)[number]

/** Per cent above the margin call price. */
export interface BandWidths {
  warning: Rate
  watch: Rate
}

export const usualWidths: BandWidths = { warning: '3' as Rate, watch: '8' as Rate }

/** Why widths cannot be set: from 0 to 50 per cent, and watching begins no later than warning. */
export const widthsFault = ({ warning, watch }: BandWidths): Refusal<'loan.bands-wrong'> | undefined => {
  const [near, far] = [exact(warning), exact(watch)]
  const isWrong =
    near.lt(0) || far.gt(50) || near.gt(far) || near.decimalPlaces() > 6 || far.decimalPlaces() > 6
  return isWrong ? refuse('loan.bands-wrong') : undefined
}

interface Priced {
  currentPrice: Rate
  marginCallPrice: Rate
  /** The position's own width of the warning band, if it has one. */
  warningBand: Rate | null
}

/** Equality counts as within: at the margin call price, margin is called. */
export const bandOf = (
  { currentPrice, marginCallPrice, warningBand }: Priced,
  widths: BandWidths,
): MarginBand => {
  const price = exact(currentPrice)
  const isWithin = (width: Rate) => price.times(100).lte(new Exact(100).plus(width).times(marginCallPrice))
  if (price.lte(marginCallPrice)) return 'called'
  if (isWithin(warningBand ?? widths.warning)) return 'warning'
  return isWithin(widths.watch) ? 'watch' : 'calm'
}

/**
 * The band that a position enters by a change, if it raises an inquiry. A price that stays within a band, and one that
 * recovers from a call into the warning band, raise none; a band must be left before it alerts again.
 */
export const crossingOf = (before: MarginBand | null, after: MarginBand | null): AlertBand | undefined => {
  if (after === null || after === before) return undefined
  if (after === 'called') return 'called'
  return after === 'warning' && before !== 'called' ? 'warning' : undefined
}

export interface DayPrice {
  price: Rate
  day: string
}

/** What a price that arrives does to the stored one: the price of an earlier day changes nothing. */
export const receivePrice = (stored: DayPrice, sent: DayPrice): 'older' | 'same' | 'changed' => {
  if (sent.day < stored.day) return 'older'
  return sent.day === stored.day && exact(sent.price).eq(stored.price) ? 'same' : 'changed'
}

/** The day of a price that names none: today, or the day of the stored price, which may come from further east. */
export const dayOfUndated = (today: string, storedDays: readonly string[]): string =>
  [today, ...storedDays].reduce((latest, day) => (day > latest ? day : latest))

/** A price has no day that has not begun anywhere on Earth: 14 hours ahead of UTC. */
export const latestPriceDay = (now: Temporal.Instant): string =>
  now.add({ hours: 14 }).toZonedDateTimeISO('UTC').toPlainDate().toString()
