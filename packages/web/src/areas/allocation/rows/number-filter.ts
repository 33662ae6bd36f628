import { isRefusal, parseFace } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** The predicate of a filter text; undefined if the text is invalid. */
export type NumberTest = (value: bigint | null) => boolean

type Read = (text: string) => bigint | undefined

/** Sizes in millions. */
export const readMm: Read = (text) => {
  const size = parseFace(text)
  return isRefusal(size) ? undefined : BigInt(size)
}

/** Percentages with at most one decimal, in tenths. */
export const readTenths: Read = (text) => {
  const found = /^(\d{1,6})(?:\.(\d))?\d*%?$/.exec(text)
  return found ? BigInt(found[1]!) * 10n + BigInt(found[2] ?? '0') : undefined
}

const signs: readonly (readonly [sign: string, holds: (value: bigint, than: bigint) => boolean])[] = [
  ['>=', (value, than) => value >= than],
  ['≥', (value, than) => value >= than],
  ['<=', (value, than) => value <= than],
  ['≤', (value, than) => value <= than],
  ['<>', (value, than) => value !== than],
  ['≠', (value, than) => value !== than],
  ['>', (value, than) => value > than],
  ['<', (value, than) => value < than],
  ['=', (value, than) => value === than],
]

const between = (text: string, read: Read): NumberTest | undefined => {
  const found = /^(.+?)(?:\.\.|-|–|~)(.+)$/.exec(text)
  const [from, to] = [found?.[1], found?.[2]].map((part) =>
    part === undefined ? undefined : read(part.trim()),
  )
  if (from === undefined || to === undefined) return undefined
  return (value) => value !== null && value >= from && value <= to
}

/** ">5", "≤ 10", "5-10", "12.5"; "-" matches empty cells. */
export function numberTest(typed: string, read: Read): NumberTest | undefined {
  const text = plainWidth(typed).trim()
  if (text === '-' || text === '–') return (value) => value === null
  const sign = signs.find(([each]) => text.startsWith(each))
  if (sign) {
    const than = read(text.slice(sign[0].length).trim())
    return than === undefined ? undefined : (value) => value !== null && sign[1](value, than)
  }
  const same = read(text)
  if (same !== undefined) return (value) => value === same
  return between(text, read)
}
