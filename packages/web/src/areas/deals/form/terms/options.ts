import {
  exerciseOf,
  hasShare,
  isEvent,
  isScheduled,
  type Day,
  type OptionKind,
  type OptionRow,
  type PriceStep,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'

/**
 * Where the next row of a put or call schedule probably begins: a year after the one before; for the first of
 * a bond without end, five years after it is issued; else a month before it ends.
 */
export function nextOptionDay(
  { options, issueDate, pricingDate, maturityDate, tenor }: Terms,
  today = Temporal.Now.plainDateISO().toString(),
): Day {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const last = options.findLast(({ kind, from }) => isScheduled(kind) && from !== null)
  if (last?.from)
    return day(last.until ?? last.from)
      .add({ years: 1 })
      .toString()
  if (maturityDate !== null && !tenor?.perpetual) return day(maturityDate).subtract({ months: 1 }).toString()
  return day(issueDate ?? pricingDate ?? today)
    .add({ years: 5 })
    .toString()
}

const usualShare: Partial<Record<OptionKind, Rate>> = { cleanUp: '75' as Rate, equityClaw: '40' as Rate }
const usualPutPrice = '101' as Rate
const par = '100' as Rate

/** A new right of a kind, with what is usual for it. */
export function newOption(kind: OptionKind, terms: Terms): OptionRow {
  const row = { kind, until: null, price: kind === 'changeOfControl' ? usualPutPrice : null }
  if (isScheduled(kind)) return { ...row, from: nextOptionDay(terms), exercise: 'once' }
  return { ...row, from: null, ...(hasShare(kind) && { share: usualShare[kind] ?? null }) }
}

/** The same right as another kind: what that kind does not have is left out. */
export function asKind(row: OptionRow, kind: OptionKind, terms: Terms): OptionRow {
  const { from, until, price, notice, note, priceSteps } = row
  const isLike = isScheduled(kind) === isScheduled(row.kind)
  const days = isLike ? { from, until } : { from: newOption(kind, terms).from, until: null }
  return {
    ...newOption(kind, terms),
    ...days,
    price,
    ...(notice && { notice }),
    ...(note && { note }),
    ...(isScheduled(kind) &&
      isScheduled(row.kind) && { exercise: exerciseOf(row), everyMonths: row.everyMonths ?? null }),
    ...((isScheduled(kind) || isEvent(kind)) && priceSteps && isLike && { priceSteps }),
  }
}

/** A price usually falls to par a year after it last changed. */
export function nextStep({ from, priceSteps = [] }: OptionRow): PriceStep {
  const last = priceSteps.at(-1)?.from ?? from ?? Temporal.Now.plainDateISO().toString()
  return { from: Temporal.PlainDate.from(last).add({ years: 1 }).toString(), price: par }
}
