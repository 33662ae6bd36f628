import type { Tenor } from '@bookrunner/domain/deals'

const none: Tenor = { perpetual: false, years: 0, months: 0, days: 0 }
export const endless: Tenor = { ...none, perpetual: true }
export const mostOf = { years: 100, months: 1200, days: 36_600 } as const
type TenorPart = keyof typeof mostOf
export const tenorParts = ['years', 'months', 'days'] as const

/** An empty part is none of it; a tenor of which nothing was typed is no tenor. */
export function withPart(tenor: Tenor | null, part: TenorPart, value: number | null): Tenor | null {
  const next = { ...(tenor ?? none), [part]: value ?? 0 }
  if (value === null && tenorParts.every((each) => next[each] === 0)) return null
  return next
}

/** Nought is only shown where nothing else is: "0 years" was typed, and is wrong. */
export function shownPart(tenor: Tenor | null, part: TenorPart): number | null {
  if (tenor === null || tenor.perpetual) return null
  if (tenor[part] > 0) return tenor[part]
  return part === 'years' && tenorParts.every((each) => tenor[each] === 0) ? 0 : null
}
