import type { Rate } from '../../../../kernel/index.ts'
import { exerciseOf, isScheduled, type OptionRow } from '../../option-terms.ts'
import type { EarlyRedemption } from '../terms.ts'
import { quotedDay } from './options.ts'
import type { OptionSchedule } from './terms.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const par = '100' as Rate

interface Scheduled extends OptionRow {
  kind: 'call' | 'put'
  from: string
}

/** Make-whole calls, and rights that wait for an event, set no yield. */
const isCounted = (row: OptionRow): row is Scheduled => isScheduled(row.kind) && row.from !== null

/** A row without an end lasts until the next row of its kind begins, or to maturity. */
const lastDayOf = (row: Scheduled, rows: readonly Scheduled[]): Temporal.PlainDate | null => {
  if (row.until !== null) return day(row.until)
  const next = rows
    .filter(({ kind, from }) => kind === row.kind && from > row.from)
    .map(({ from }) => from)
    .toSorted()[0]
  return next === undefined ? null : day(next).subtract({ days: 1 })
}

const exerciseIn = (row: Scheduled): OptionSchedule['exercise'] => {
  const exercise = exerciseOf(row)
  if (exercise !== 'everyMonths') return exercise
  return row.everyMonths ? { everyMonths: row.everyMonths } : 'once'
}

/** The calls and puts of a deal with all their days and prices. */
export const optionSchedulesOf = (options: readonly OptionRow[]): OptionSchedule[] => {
  const rows = options.filter(isCounted)
  return rows.map((row) => {
    const from = day(row.from)
    const exercise = exerciseIn(row)
    const isOnce = exercise === 'once'
    const last = isOnce ? from : lastDayOf(row, rows)
    return {
      kind: row.kind,
      from,
      until: last,
      endsWithNext: !isOnce && row.until === null && last !== null,
      exercise: last?.equals(from) ? 'once' : exercise,
      price: row.price ?? par,
      priceSteps: (row.priceSteps ?? []).map((step) => ({ from: day(step.from), price: step.price })),
    }
  })
}

/** The same on one day each, and on each day on which the price changes. */
export const earlyRedemptionsOf = (options: readonly OptionRow[]): EarlyRedemption[] =>
  optionSchedulesOf(options).flatMap((option) => [
    { kind: option.kind, day: quotedDay(option), price: option.price },
    ...(option.priceSteps ?? []).map((step) => ({ kind: option.kind, day: step.from, price: step.price })),
  ])
