import {
  exact,
  isRefusal,
  isSame,
  parsePrice,
  parseSpread,
  parseYield,
  type Rate,
  refuse,
  type Refusal,
  showFixed,
} from '../../kernel/index.ts'
import { isOutside } from './bounds.ts'
import type { GuidanceBasis, GuidanceLevel } from './guidance.ts'
import { isShortFor } from './reference.ts'
import type { Terms } from './terms.ts'

export type LevelReason = 'deal.level-basis' | 'deal.level-range' | 'deal.level-bounds'

/** Beyond these a figure is a slip of the finger. */
export const levelBounds: Record<GuidanceBasis, { least: number; most: number }> = {
  spread: { least: -2000, most: 10_000 },
  yield: { least: -20, most: 100 },
  price: { least: 0.001, most: 1000 },
}

/** A deal on price takes prices; one on yield takes spreads and yields. */
export const basesOf = ({ priceType }: Pick<Terms, 'priceType'>): readonly GuidanceBasis[] =>
  priceType === 'price' ? ['price'] : ['spread', 'yield']

/** What keeps a level from being announced on this deal. */
export const levelFault = (
  { basis, level, to, equal }: GuidanceLevel,
  terms: Pick<Terms, 'priceType'>,
): Refusal<LevelReason> | undefined => {
  if (!basesOf(terms).includes(basis)) return refuse('deal.level-basis')
  const bounds = levelBounds[basis]
  // A second quotation is announced like the first.
  const quotations = [{ level, to }, ...(equal ? [equal] : [])]
  if (quotations.some((each) => isOutside(each.level, bounds) || isOutside(each.to, bounds)))
    return refuse('deal.level-bounds', { ...bounds })
  return quotations.some((each) => each.to !== null && exact(each.to).lte(each.level))
    ? refuse('deal.level-range')
    : undefined
}

export const isSameLevel = (one: GuidanceLevel, other: GuidanceLevel): boolean =>
  (['basis', 'over', 'level', 'to', 'words'] as const).every((key) => one[key] === other[key]) &&
  isSame(one.equal ?? null, other.equal ?? null)

const places = (value: Rate): number => Math.max(2, exact(value).decimalPlaces())
const two = (value: Rate): string => showFixed(value, places(value))
const signed = (value: Rate): string => (exact(value).isNegative() ? value : `+${value}`)

const figuresOf = ({ basis, over, level, to }: GuidanceLevel): string => {
  switch (basis) {
    case 'spread': {
      const minus = to !== null && (exact(level).isNegative() || exact(to).isNegative())
      const end = to === null ? '' : minus ? `/${signed(to)}` : `-${to}`
      return over === null ? `${signed(level)}${end} bp` : `${over}${signed(level)}${end}`
    }
    case 'yield':
      return `${two(level)}${to === null ? '' : `-${two(to)}`}%`
    case 'price':
      return `${two(level)}${to === null ? '' : `-${two(to)}`}`
  }
}

/** As it is announced, in every language the same: "T+120 area", "MS+65-70", "4.75% ±5", "99.50". */
export const showGuidance = (level: GuidanceLevel): string => {
  const { words, equal } = level
  const shown = words === null ? figuresOf(level) : `${figuresOf(level)} ${words}`
  return equal ? `${shown} = ${figuresOf({ ...level, ...equal })}` : shown
}

const figure = '[0-9]+(?:\\.[0-9]+)?'
/** A rate by its code, or a bond by its name: "CT10", "Bund Jan 2019", "OBL 2.400% Oct 2028". */
const named = '[A-Z](?:[A-Z0-9.%/ ]{0,18}[A-Z0-9%])?'
const code = /^[A-Z][A-Z0-9]{0,5}$/i
const forms: Record<GuidanceBasis, RegExp> = {
  spread: new RegExp(
    `^((?:${named})? ?[+-] ?${figure})(?: ?(?:-|–|/|to) ?([+-]?${figure}))?(?: ?BPS?)?(?: +(.+)|(±.+))?$`,
    'i',
  ),
  yield: new RegExp(`^(-?${figure}) ?%?(?: ?(?:-|–|to) ?(-?${figure}))? ?%(?: *(.+))?$`, 'i'),
  price: new RegExp(`^(${figure})(?: ?(?:-|–|to) ?(${figure}))?(?: +(.+)|(±.+))?$`, 'i'),
}
const longest = 100

/** Codes are written in capitals, names as they were typed. */
const asNamed = (over: string): string | null =>
  over === '' ? null : code.test(over) ? over.toUpperCase() : over

const rateIn = (basis: GuidanceBasis, text: string): { over: string | null; value: Rate } | undefined => {
  if (basis === 'spread') {
    const sign = Math.max(0, text.search(/[+-]/))
    const over = text.slice(0, sign).trim()
    const spread = parseSpread(text.slice(sign))
    return isRefusal(spread) ? undefined : { over: asNamed(over), value: spread.bp }
  }
  const value = basis === 'yield' ? parseYield(text) : parsePrice(text)
  return isRefusal(value) ? undefined : { over: null, value }
}

const parseAs = (basis: GuidanceBasis, text: string): GuidanceLevel | undefined => {
  const [, first, second, loose, tight] = forms[basis].exec(text) ?? []
  const from = first === undefined ? undefined : rateIn(basis, first)
  const until = second === undefined ? null : rateIn(basis, second)?.value
  if (!from || until === undefined) return undefined
  return { basis, over: from.over, level: from.value, to: until, words: (loose ?? tight)?.trim() || null }
}

/** Reads a level as a desk types it. A sign in front makes it a spread, % a yield; a bare figure is a price. */
export const parseGuidance = (text: string): GuidanceLevel | Refusal<'rate.not-understood'> => {
  const [first = '', second, ...more] = text.split(/=|＝/).map((part) => part.trim())
  if (second === undefined) return parseOne(first)
  const [level, equal] = [parseOne(first), parseOne(second)]
  // Only a spread is quoted twice, and each time over a reference with a name.
  const isTwice =
    more.length === 0 &&
    !('refused' in level) &&
    !('refused' in equal) &&
    level.basis === 'spread' &&
    equal.basis === 'spread' &&
    equal.over !== null
  if (!isTwice) return refuse('rate.not-understood')
  return {
    ...level,
    words: level.words ?? equal.words,
    equal: { over: equal.over, level: equal.level, to: equal.to },
  }
}

const parseOne = (typed: string): GuidanceLevel | Refusal<'rate.not-understood'> => {
  if (typed.length > longest) return refuse('rate.not-understood')
  const found = (['spread', 'yield', 'price'] as const).map((basis) => parseAs(basis, typed)).find(Boolean)
  return found ?? refuse('rate.not-understood')
}

type Quoting = Pick<GuidanceLevel, 'basis' | 'over'>

/** Reads a bare figure by the quotation of the deal: on a deal over T, both 115 and +115 are T+115. */
const quotedAs = (level: GuidanceLevel, typed: string, quoted: Quoting): GuidanceLevel => {
  if (level.basis === 'price' && quoted.basis === 'yield') return { ...level, basis: 'yield' }
  if (quoted.basis !== 'spread') return level
  if (level.basis === 'spread')
    return level.over === null || isShortFor(level.over, quoted.over)
      ? { ...level, over: quoted.over }
      : level
  const spread = level.basis === 'price' ? parseAs('spread', `+${typed}`) : undefined
  return spread ? { ...spread, over: quoted.over } : level
}

/** Reads a level on a quoted deal: missing parts come from the quotation. */
export const readGuidance = (
  text: string,
  quoted: Quoting | null,
): GuidanceLevel | Refusal<'rate.not-understood'> => {
  const level = parseGuidance(text)
  return 'refused' in level || quoted === null ? level : quotedAs(level, text.trim(), quoted)
}
