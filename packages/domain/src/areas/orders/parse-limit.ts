import {
  isRefusal,
  parseFace,
  parsePrice,
  parseSpread,
  parseYield,
  type AmountReason,
  type Rate,
  type RateReason,
  refuse,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import type { LimitKind } from './choices.ts'
import type { OrderLevel } from './order.ts'

/** What spreads of a deal are over: the reference first, then its benchmark by name. Empty if guidance names none. */
export type SpreadNames = readonly string[]

/** How the deal is quoted: what a bare figure means, and the names its spreads go by. */
export interface QuotedAs {
  readonly bare: LimitKind
  readonly names: SpreadNames
}

type LimitReason = RateReason | 'order.limit-over' | 'order.limit-unclear'
type LadderReason =
  | AmountReason
  | LimitReason
  | 'order.ladder-form'
  | 'order.ladder-size'
  | 'order.ladder-limit'
  | 'order.limit-missing'

const reofferWords = /^(?:at )?(?:re-?offer|ro|mkt|market)$|^(?:按发行价|按發行價|不限价|不限價|市价|市價)$/i

/** "at reoffer", "RO", "mkt": the order has no limit. */
export const isAtReoffer = (text: string): boolean => reofferWords.test(text.trim())

/** Words that people write behind a level without changing it. */
const plainLevel = (text: string): string => text.trim().replace(/ *(?:\barea|区域|區域)$/i, '')

/** The points behind a name of the deal's reference: "T 115", "CT5+115". Undefined if the text has no such name. */
const pointsBehind = (text: string, names: SpreadNames): string | undefined => {
  const found = names
    .toSorted((one, other) => other.length - one.length)
    .find((name) => text.toUpperCase().startsWith(name.toUpperCase()))
  if (found === undefined) return undefined
  const points = text.slice(found.length)
  // "T115" is clear; "CT5115" needs a sign or a blank, because CT50 is another bond.
  const isClear = /^ *[+-]|^ +\d/.test(points) || (/^\d/.test(points) && !/\d$/.test(found))
  return isClear ? points.trim() : undefined
}

/** A minimum spread. Over another reference than guidance it is a different figure, so it is refused. */
export const parseSpreadLimit = (
  text: string,
  names: SpreadNames,
): Rate | Refusal<RateReason | 'order.limit-over'> => {
  const typed = plainLevel(text)
  const read = parseSpread(pointsBehind(typed, names) ?? typed)
  if (isRefusal(read)) return read
  return read.over !== null && names[0] !== undefined
    ? refuse('order.limit-over', { over: names[0] })
    : read.bp
}

/** A limit of a known kind, as people type it. */
export const parseLimit = (
  kind: LimitKind,
  text: string,
  names: SpreadNames,
): Rate | Refusal<RateReason | 'order.limit-over'> => {
  if (kind === 'minSpread') return parseSpreadLimit(text, names)
  return kind === 'minYield' ? parseYield(plainLevel(text)) : parsePrice(plainLevel(text))
}

type Limits = Omit<OrderLevel, 'size'>
type Limit = Partial<Limits>

const noLimits: Limits = { minYield: null, minSpread: null, maxPrice: null }

/** % makes a limit a yield, a sign or a reference a spread; a bare figure has the kind of the deal's guidance. */
const kindOf = (text: string, bare: LimitKind): LimitKind => {
  if (text.endsWith('%')) return 'minYield'
  return /[+a-z]|^-/i.test(plainLevel(text)) ? 'minSpread' : bare
}

/** A bare 99.5 is as likely a price as a spread. */
const looksLikePrice = (text: string): boolean => /^(?:9\d|10\d)\.\d+$/.test(text)

/** The limits of one level: none, one, or several joined by "&". The same kind twice is ambiguous. */
export const parseLimits = (
  text: string,
  bare: LimitKind,
  names: SpreadNames,
): Limits | Refusal<LimitReason | 'order.ladder-form'> => {
  const found: Limit = {}
  for (const part of text.split('&').map((each) => each.trim())) {
    if (part === '' || isAtReoffer(part)) continue
    const kind = kindOf(part, bare)
    if (kind === 'minSpread' && looksLikePrice(part)) return refuse('order.limit-unclear', { part })
    const limit = parseLimit(kind, part, names)
    if (isRefusal(limit)) return limit
    if (kind in found) return refuse('order.ladder-form')
    Object.assign(found, { [kind]: limit })
  }
  return { ...noLimits, ...found }
}

/** A refusal that quotes the part of a ladder that is wrong. */
const quoting = (part: string, reason: LadderReason, refusal: Refusal<LadderReason>): Refusal<LadderReason> =>
  refusal.reason.endsWith('.not-understood') ? refuse(reason, { part: part.trim() }) : refusal

/**
 * "10 @ T+60; 6 at T+53 & 4.5%; 2 @ reoffer": size and limits, level by level. A comma with a blank separates levels like
 * a semicolon; a comma alone belongs to a figure. What is bare is a price, unless the caller says otherwise. A spread
 * over another reference than the deal's is refused.
 */
export const parseLadder = (
  text: string,
  bare: LimitKind = 'maxPrice',
  names: SpreadNames = [],
): OrderLevel[] | Refusal<LadderReason> => {
  const orderLevels: OrderLevel[] = []
  for (const part of text.split(/;|,\s+/)) {
    const [amount = '', limits, ...more] = part.split(/@ *(?:at\b)?|\bat\b/i)
    if (more.length > 0 || amount.trim() === '') return refuse('order.ladder-form')
    if (limits?.trim() === '') return refuse('order.limit-missing', { part: amount.trim() })
    const size = parseFace(amount)
    if (isRefusal(size)) return quoting(amount, 'order.ladder-size', size)
    const read = parseLimits(limits ?? '', bare, names)
    if (isRefusal(read)) return quoting(limits ?? '', 'order.ladder-limit', read)
    orderLevels.push({ ...read, size })
  }
  return orderLevels
}

/** The same text again: what it is parsed from, whatever spreads are over. */
export const showLadder = (orderLevels: readonly OrderLevel[]): string =>
  orderLevels
    .map(({ size, minSpread, minYield, maxPrice }) => {
      const limits = [
        minSpread === null ? null : `${minSpread}bp`,
        minYield === null ? null : `${minYield}%`,
        maxPrice,
      ].filter((limit) => limit !== null)
      return [showMm(size), ...(limits.length > 0 ? [limits.join(' & ')] : [])].join(' @ ')
    })
    .join('; ')
