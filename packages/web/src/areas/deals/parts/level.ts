import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { decimal, EMPTY } from '../../../kit/format.ts'

const placesOf = (text: string) => text.replace(/^[^.]*\.?/, '').replace(/0+$/, '').length

/** As many places as were said, and at least so many: "120", "120.5"; "4.75", "99.50". */
const figure = (text: string, least: number) => decimal(text, Math.max(placesOf(text), least))

const signed = (text: string) => (text.startsWith('-') ? figure(text, 0) : `+${figure(text, 0)}`)

function spreadText({ over, level, to }: GuidanceLevel): string {
  const from = `${over ?? ''}${signed(level)}`
  if (to === null) return over === null ? `${from} bp` : from
  // A second minus behind a dash would be read wrongly.
  const negative = level.startsWith('-') || to.startsWith('-')
  const range = negative ? `${from} / ${signed(to)}` : `${from}–${figure(to, 0)}`
  return over === null ? `${range} bp` : range
}

/** A level as a desk says it: "T+120 area", "MS+65–70", "4.75% area", "99.50". */
export function levelText(guidance: GuidanceLevel | null | undefined): string {
  if (!guidance) return EMPTY
  const { basis, level, to, words } = guidance
  const plain = to === null ? figure(level, 2) : `${figure(level, 2)}–${figure(to, 2)}`
  const said = basis === 'spread' ? spreadText(guidance) : basis === 'yield' ? `${plain}%` : plain
  return words ? `${said} ${words}` : said
}

/**
 * How far guidance has moved, in basis points: below zero is tighter. Unknown where the two are not said in
 * the same way, and for prices, which have no basis points.
 */
export function movedBy(
  now: GuidanceLevel | null | undefined,
  before: GuidanceLevel | null | undefined,
): number | undefined {
  if (!now || !before || now.basis !== before.basis || now.over !== before.over) return undefined
  if (now.basis === 'price' || now.to !== null || before.to !== null) return undefined
  const hundredths = (text: string) => Math.round(Number(text) * (now.basis === 'yield' ? 10_000 : 100))
  const moved = (hundredths(now.level) - hundredths(before.level)) / 100
  return moved === 0 ? undefined : moved
}
