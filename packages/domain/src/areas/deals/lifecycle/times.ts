import { type FieldRefusal, refuseFields, type Refusal } from '../../../kernel/index.ts'
import type { Times } from '../terms.ts'

export type TimesReason = 'deal.times-order' | 'deal.time-past'
type Wrong = FieldRefusal<TimesReason>
type Named = [field: string, at: string | null]

const subjectsOf = ({ subjectAt, subjectByRegion }: Times): Named[] => [
  ['times.subjectAt', subjectAt],
  ...subjectByRegion.map(({ at }, index): Named => [`times.subjectByRegion.${index}.at`, at]),
]

const isBefore = (one: string | null, other: string | null): boolean =>
  one === null || other === null || Temporal.Instant.compare(one, other) < 0

const regionsTwice = ({ subjectByRegion }: Times): string[] => {
  const regions = subjectByRegion.map(({ region }) => region)
  return regions.flatMap((region, index) =>
    regions.indexOf(region) < index ? [`times.subjectByRegion.${index}.region`] : [],
  )
}

/** Subject, close, expiry: each before the next; a region has one time. */
export const orderFaults = (times: Times): Wrong[] => {
  const { closesAt, expiresAt } = times
  const late = subjectsOf(times)
    .filter(([, at]) => !isBefore(at, closesAt) || !isBefore(at, expiresAt))
    .map(([field]) => field)
  const expires = isBefore(closesAt, expiresAt) ? [] : ['times.expiresAt']
  return [...late, ...regionsTwice(times), ...expires].map((field) => ({ field, reason: 'deal.times-order' }))
}

/** Times that are set lie ahead; those that stay as they were may have passed. */
export const pastFaults = (times: Times, before: Times | null, now: Temporal.Instant): Wrong[] => {
  const named = (each: Times): Named[] => [
    ['times.closesAt', each.closesAt],
    ...subjectsOf(each),
    ['times.expiresAt', each.expiresAt],
  ]
  const kept = new Map(before ? named(before) : [])
  return named(times).flatMap(([field, at]) => {
    const ahead = at === null || at === kept.get(field) || Temporal.Instant.compare(at, now) > 0
    return ahead ? [] : [{ field, reason: 'deal.time-past' as const }]
  })
}

/** What keeps times from being set. Out of order is said before past. */
export const timesFault = (
  times: Times,
  before: Times | null,
  now: Temporal.Instant,
): Refusal<TimesReason> | undefined => {
  const order = orderFaults(times)
  if (order.length > 0) return refuseFields('deal.times-order', order)
  const past = pastFaults(times, before, now)
  return past.length > 0 ? refuseFields('deal.time-past', past) : undefined
}

export const timesOf = ({ closesAt, subjectAt, subjectByRegion, expiresAt }: Times): Times => ({
  ...{ closesAt, subjectAt, subjectByRegion, expiresAt },
})
