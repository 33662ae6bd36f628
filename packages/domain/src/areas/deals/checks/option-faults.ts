import { type FieldRefusal, type Rate } from '../../../kernel/index.ts'
import { exerciseOf, hasShare, isScheduled, type OptionRow } from '../option-terms.ts'
import type { Terms } from '../terms.ts'
import { startOf } from './date-faults.ts'
import { faultAt, rangeFaults } from './fault.ts'

export type OptionReason =
  | 'deal.option-outside'
  | 'deal.options-order'
  | 'deal.option-steps'
  | 'deal.option-notice'
  | 'deal.option-part'
  | 'deal.rate-range'
type OptionFault = FieldRefusal<OptionReason>

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one < other
const isNotAfter = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one <= other

/** A call or put begins after the issue; what may be used at any time begins on its day at the earliest. */
const dayFault = ({ kind, from, until }: OptionRow, terms: Terms): 'from' | 'until' | undefined => {
  const { maturityDate } = terms
  const isEarly = isScheduled(kind) ? isNotAfter(from, startOf(terms)) : isBefore(from, startOf(terms))
  if (isEarly || isNotAfter(maturityDate, from)) return 'from'
  return isBefore(maturityDate, until) || isNotAfter(until, startOf(terms)) ? 'until' : undefined
}

/** Prices change in order, after the first day and before the last. */
const areStepsWrong = ({ from, until, priceSteps = [] }: OptionRow, terms: Terms): boolean => {
  const end = until ?? terms.maturityDate
  return priceSteps.some(
    (step, at) =>
      isNotAfter(step.from, priceSteps[at - 1]?.from ?? from ?? startOf(terms)) ||
      isBefore(end, step.from) ||
      step.from === terms.maturityDate,
  )
}

const isEmpty = (value: OptionRow[keyof OptionRow]): boolean =>
  value == null || (Array.isArray(value) && value.length === 0)

/** Parts that only rights of some kinds have. */
const partOf: Partial<Record<keyof OptionRow, (row: OptionRow) => boolean>> = {
  exercise: ({ kind }) => isScheduled(kind),
  everyMonths: ({ exercise }) => exercise === 'everyMonths',
  over: ({ kind }) => kind === 'makeWhole',
  spread: ({ kind }) => kind === 'makeWhole',
  priceSteps: ({ kind }) => kind !== 'makeWhole',
  share: ({ kind }) => hasShare(kind),
}

const strangePart = (row: OptionRow): keyof OptionRow | undefined =>
  (Object.keys(partOf) as (keyof typeof partOf)[]).find(
    (part) => !isEmpty(row[part]) && partOf[part]?.(row) === false,
  )

const figureFaults = (row: OptionRow, place: string): OptionFault[] => {
  const ranges: [part: string, value: Rate | null | undefined, least: string, most: string][] = [
    ['price', row.price, '1', '1000'],
    ['spread', row.spread, '-500', '2000'],
    ['share', row.share, '1', '100'],
    ...(row.priceSteps ?? []).map(({ price }, at): [string, Rate, string, string] => [
      `priceSteps.${at}.price`,
      price,
      '1',
      '1000',
    ]),
  ]
  return ranges.flatMap(([part, value, least, most]) =>
    rangeFaults(`${place}.${part}`, value, { least, most }),
  )
}

const rowFaults = (row: OptionRow, place: string, terms: Terms): OptionFault[] => {
  const { from, until, notice } = row
  const part = strangePart(row)
  if (part) return [faultAt(`${place}.${part}`, 'deal.option-part')]
  const found = figureFaults(row, place)
  const outside = dayFault(row, terms)
  if (isBefore(until, from)) found.push(faultAt(`${place}.until`, 'deal.options-order'))
  else if (outside) found.push(faultAt(`${place}.${outside}`, 'deal.option-outside'))
  else if (areStepsWrong(row, terms)) found.push(faultAt(`${place}.priceSteps`, 'deal.option-steps'))
  if (notice && notice.least !== null && notice.most !== null && notice.most < notice.least)
    found.push(faultAt(`${place}.notice`, 'deal.option-notice'))
  return found
}

/** Rows of one kind follow each other; rights of events lie side by side. */
const isOutOfOrder = (row: OptionRow, before: readonly OptionRow[]): boolean => {
  if (!isScheduled(row.kind)) return false
  const earlier = before.findLast(({ kind }) => kind === row.kind)
  return earlier !== undefined && isNotAfter(row.from, earlier.until ?? earlier.from)
}

/** Rights that cannot be: outside of the bond's life, out of order, with parts of another kind. */
export const optionFaults = (terms: Terms): OptionFault[] =>
  terms.options.flatMap((row, at) => {
    const place = `terms.options.${at}`
    const found = rowFaults(row, place, terms)
    if (found.length > 0) return found
    return isOutOfOrder(row, terms.options.slice(0, at))
      ? [faultAt(`${place}.from`, 'deal.options-order')]
      : []
  })

/** A schedule needs its first day, and how often it comes back. */
export const missingInOptions = ({ options }: Terms): FieldRefusal<'field.required'>[] =>
  options.flatMap((row, at) => [
    ...(isScheduled(row.kind) && row.from === null
      ? [faultAt(`terms.options.${at}.from`, 'field.required')]
      : []),
    ...(exerciseOf(row) === 'everyMonths' && !row.everyMonths
      ? [faultAt(`terms.options.${at}.everyMonths`, 'field.required')]
      : []),
  ])
