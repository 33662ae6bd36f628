import { attribute, tagsIn } from './xml.ts'

/** The meaning of a number by the format of its cell. */
export type NumberKind = 'plain' | 'percent' | 'day'

const percents = [9, 10]
const days = [14, 15, 16, 17, 22]

/** Letters in quotes, in brackets or behind a backslash are not part of the pattern. */
const kindOfFormat = (code: string): NumberKind => {
  const pattern = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (pattern.includes('%')) return 'percent'
  return /[yd]/i.test(pattern) && !/general/i.test(pattern) ? 'day' : 'plain'
}

/** By the style's number, as cells name it. */
export const numberKinds = (styles: string | undefined): NumberKind[] => {
  const codes = new Map<number, string>()
  const kinds: NumberKind[] = []
  let inCells = false
  for (const tag of tagsIn(styles ?? '')) {
    if (tag.name === 'cellXfs') inCells = tag.kind === 'open'
    if (tag.kind === 'close') continue
    const id = Number(attribute(tag, 'numFmtId'))
    if (tag.name === 'numFmt') codes.set(id, attribute(tag, 'formatCode') ?? '')
    if (tag.name !== 'xf' || !inCells) continue
    if (percents.includes(id)) kinds.push('percent')
    else if (days.includes(id)) kinds.push('day')
    else kinds.push(kindOfFormat(codes.get(id) ?? ''))
  }
  return kinds
}

/** Excel counts a 29 February 1900 as day 60, which did not exist; earlier days are not supported. */
const dayZero = Temporal.PlainDate.from('1899-12-30')

/** A cell has a binary number; people see at most fifteen digits of it. */
const digits = (value: number): string => String(Number(value.toPrecision(15)))

/** As people would have typed it. */
export const numberText = (raw: string, kind: NumberKind): string => {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  if (kind === 'percent') return `${digits(value * 100)}%`
  if (kind === 'day' && value > 60 && value < 2_958_466)
    return dayZero.add({ days: Math.trunc(value) }).toString()
  return digits(value)
}
