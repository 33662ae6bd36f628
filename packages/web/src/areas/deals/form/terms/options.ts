import type { Day, Terms } from '@bookrunner/domain/deals'

/**
 * Where the next row of a put or call schedule probably begins: a year after the one before; for the first of
 * a bond without end, five years after it is issued; else a month before it ends.
 */
export function nextOptionDay(
  { options, issueDate, pricingDate, maturityDate, tenor }: Terms,
  today = Temporal.Now.plainDateISO().toString(),
): Day {
  const day = (text: string) => Temporal.PlainDate.from(text)
  const last = options.at(-1)
  if (last)
    return day(last.until ?? last.from)
      .add({ years: 1 })
      .toString()
  if (maturityDate !== null && !tenor?.perpetual) return day(maturityDate).subtract({ months: 1 }).toString()
  return day(issueDate ?? pricingDate ?? today)
    .add({ years: 5 })
    .toString()
}
