import { exact, type Rate, rateOf } from '../../kernel/index.ts'
import {
  benchmarkFrequency,
  convertYield,
  type FinalTerms,
  type GuidanceBasis,
  type GuidanceLevel,
  type GuidanceVersion,
  isSameBenchmark,
  type Terms,
} from '../deals/index.ts'

/** One level in every basis that limits may have; null where it is unknown. */
export type LevelPoint = Readonly<Record<GuidanceBasis, Rate | null>>

/** A level or a range of them: its tight and its wide end, which are the same where it is one. */
export interface Span {
  tight: LevelPoint
  wide: LevelPoint
}

/** The terms of a deal that levels refer to. */
export type Quoted = Pick<Terms, 'guidanceReference' | 'pricingBenchmark' | 'couponFrequency'>
const nothing: LevelPoint = { spread: null, yield: null, price: null }
const hundred = 100

/** Priced over the very thing guidance is over: then the spread of the final terms is the one of limits, too. */
const isOverOne = ({ guidanceReference, pricingBenchmark }: Quoted): boolean =>
  guidanceReference === null ||
  pricingBenchmark === null ||
  isSameBenchmark(guidanceReference, pricingBenchmark)

/** What spreads of limits are over, with its yield and how it is quoted: the reference, else the benchmark. */
const curveOf = (terms: Quoted) => {
  const { guidanceReference, pricingBenchmark } = terms
  const candidates = [guidanceReference, isOverOne(terms) ? pricingBenchmark : null]
  return candidates
    .map((each) => ({ yield: each?.yield ?? null, frequency: benchmarkFrequency(each) }))
    .find(({ yield: known, frequency }) => known !== null && frequency !== undefined)
}

/** Between what the curve yields and what the bond yields, where the curve's yield and quotation are known. */
const reference = (terms: Quoted) => {
  const curve = curveOf(terms)
  if (!curve || curve.yield === null) return undefined
  const known = curve.yield
  const [from, to] = [curve.frequency, terms.couponFrequency]
  const into = (value: Rate, there: boolean): Rate =>
    from && to
      ? convertYield(value, { frequency: there ? from : to }, { frequency: there ? to : from })
      : value
  return {
    yieldOf: (spread: Rate) => into(rateOf(exact(spread).div(hundred).plus(known)), true),
    // A yield is converted to ten decimals: what is printed of a spread has four.
    spreadOf: (value: Rate) =>
      rateOf(exact(into(value, false)).minus(known).times(hundred).toDecimalPlaces(4)),
  }
}

/** A single level, in every known basis. */
export const pointAt = (basis: GuidanceBasis, value: Rate, terms: Quoted): LevelPoint => {
  const over = reference(terms)
  switch (basis) {
    case 'spread':
      return { ...nothing, spread: value, yield: over?.yieldOf(value) ?? null }
    case 'yield':
      return { ...nothing, yield: value, spread: over?.spreadOf(value) ?? null }
    case 'price':
      return { ...nothing, price: value }
  }
}

/** Final terms have all figures; the level announced with them takes precedence. */
const pointOfFinal = (level: GuidanceLevel, final: FinalTerms, terms: Quoted): LevelPoint => {
  const converted = pointAt(level.basis, level.level, terms)
  return {
    spread:
      level.basis === 'spread'
        ? converted.spread
        : isOverOne(terms)
          ? (final.spread ?? converted.spread)
          : converted.spread,
    yield: level.basis === 'yield' ? converted.yield : (final.yield ?? converted.yield),
    price: level.basis === 'price' ? converted.price : final.price,
  }
}

/** The ends of a level as it was announced. Of a range of prices the higher is the tight end. */
export const spanOf = ({ level, final }: Pick<GuidanceVersion, 'level' | 'final'>, terms: Quoted): Span => {
  if (final) {
    const point = pointOfFinal(level, final, terms)
    return { tight: point, wide: point }
  }
  const low = pointAt(level.basis, level.level, terms)
  const high = level.to === null ? low : pointAt(level.basis, level.to, terms)
  return level.basis === 'price' ? { tight: high, wide: low } : { tight: low, wide: high }
}
