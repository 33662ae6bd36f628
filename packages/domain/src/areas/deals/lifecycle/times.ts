import { type FieldRefusal, refuseFields, type Refusal } from '../../../kernel/index.ts'
import type { Times } from '../terms.ts'

export type TimesReason = 'deal.times-order' | 'deal.time-past'
type Wrong = FieldRefusal<TimesReason>
/** A time, its field in the request, and its name. */
interface Named {
  field: string
  name: string
  at: string | null
}

const subjectsOf = ({ subjectAt, subjectByRegion }: Times): Named[] => [
  { field: 'times.subjectAt', name: 'subjectAt', at: subjectAt },
  ...subjectByRegion.map(({ region, at }, index) => ({
    field: `times.subjectByRegion.${index}.at`,
    name: region,
    at,
  })),
]

/** Two texts may be one instant. */
export const sameInstant = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Temporal.Instant.compare(one, other) === 0

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
    .filter(({ at }) => !isBefore(at, closesAt) || !isBefore(at, expiresAt))
    .map(({ field }) => field)
  const expires = isBefore(closesAt, expiresAt) ? [] : ['times.expiresAt']
  return [...late, ...regionsTwice(times), ...expires].map((field) => ({ field, reason: 'deal.times-order' }))
}

/** Times that are set lie ahead; those that stay as they were may have passed. */
export const pastFaults = (times: Times, before: Times | null, now: Temporal.Instant): Wrong[] => {
  const named = (each: Times): Named[] => [
    { field: 'times.closesAt', name: 'closesAt', at: each.closesAt },
    ...subjectsOf(each),
    { field: 'times.expiresAt', name: 'expiresAt', at: each.expiresAt },
  ]
  const earlier = new Map(before ? named(before).map(({ name, at }) => [name, at]) : [])
  return named(times).flatMap(({ field, name, at }) => {
    const ahead = at === null || Temporal.Instant.compare(at, now) > 0
    return ahead || sameInstant(at, earlier.get(name) ?? null)
      ? []
      : [{ field, reason: 'deal.time-past' as const }]
  })
}

/** Why times cannot be set. A wrong order is reported before a time in the past. */
export const timesFault = (
  times: Times,
  before: Times | null,
  now: Temporal.Instant,
): Refusal<TimesReason> | undefined => {
  const order = orderFaults(times)
  if (order.length > 0) return refuseFields('deal.times-order', order)
  const faults = pastFaults(times, before, now)
  return faults.length > 0 ? refuseFields('deal.time-past', faults) : undefined
}

export const timesOf = ({ closesAt, subjectAt, subjectByRegion, expiresAt }: Times): Times => ({
  closesAt,
  subjectAt,
  subjectByRegion,
  expiresAt,
})

const subjectNames = ({ subjectAt, subjectByRegion }: Times): Map<string, string | null> =>
  new Map([['all', subjectAt], ...subjectByRegion.map(({ region, at }) => [region, at] as const)])

export const sameTimes = (one: Times, other: Times): boolean => {
  const [first, second] = [subjectNames(one), subjectNames(other)]
  const subjects = [...first].every(([name, at]) => second.has(name) && sameInstant(at, second.get(name)!))
  return (
    first.size === second.size &&
    subjects &&
    sameInstant(one.closesAt, other.closesAt) &&
    sameInstant(one.expiresAt, other.expiresAt)
  )
}

/** Subject times that the book still gets to before it closes; a move that cannot set them drops the others. */
export const subjectsBefore = (
  { subjectAt, subjectByRegion }: Times,
  closesAt: string | null,
): Pick<Times, 'subjectAt' | 'subjectByRegion'> => ({
  subjectAt: isBefore(subjectAt, closesAt) ? subjectAt : null,
  subjectByRegion: subjectByRegion.filter(({ at }) => isBefore(at, closesAt)),
})

/** A test is over at the latest when the book is that it was pushed on. */
export const outlastsBook = (
  closesAt: string | null,
  bookCloses: string | null,
): Refusal<'deal.times-order'> | undefined =>
  closesAt !== null && bookCloses !== null && Temporal.Instant.compare(closesAt, bookCloses) > 0
    ? refuseFields('deal.times-order', [{ field: 'times.closesAt', reason: 'deal.times-order' }])
    : undefined
