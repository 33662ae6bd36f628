import type { Times } from '@bookrunner/domain/deals'
import { regions, type Region } from '@bookrunner/domain/entities'
import { instantOf, typedOf, type TypedTime, type ZonedProblem } from './clock-time.ts'

/** The times of the whole deal that a dialog can change. */
export const timeFields = ['closesAt', 'subjectAt', 'expiresAt'] as const
type WholeField = (typeof timeFields)[number]
/** The subject time of a region, which is instead of the deal's. */
export type RegionField = `subject.${Region}`
export type TimeField = WholeField | RegionField

export const regionFields = regions.map((region) => ({ region, field: `subject.${region}` as const }))

/** Null: no time is set. */
export type TypedTimes = Readonly<Record<TimeField, TypedTime | null>>

const regionTime = ({ subjectByRegion }: Pick<Times, 'subjectByRegion'>, region: Region): string | null =>
  subjectByRegion.find((each) => each.region === region)?.at ?? null

/** The current times, as text of the fields. */
export function typedTimes(set: Times, zone: string): TypedTimes {
  const typed = (at: string | null) => (at === null ? null : typedOf(at, zone))
  return {
    closesAt: typed(set.closesAt),
    subjectAt: typed(set.subjectAt),
    expiresAt: typed(set.expiresAt),
    ...(Object.fromEntries(
      regionFields.map(({ region, field }) => [field, typed(regionTime(set, region))]),
    ) as Record<RegionField, TypedTime | null>),
  }
}

/** The changed times only, or the names of the fields that are no times. Regions are sent together. */
export function changedTimes(
  typed: TypedTimes,
  set: Times,
  zone: string,
): { times: Partial<Times> } | { problems: Partial<Record<TimeField, ZonedProblem>> } {
  const times: Partial<Times> = {}
  const problems: Partial<Record<TimeField, ZonedProblem>> = {}
  const read = (field: TimeField): string | null => {
    const value = typed[field]
    const found = value === null ? { at: null } : instantOf(value, zone)
    if (!('problem' in found)) return found.at
    problems[field] = found.problem
    return null
  }
  for (const field of timeFields) {
    const at = read(field)
    if (!sameInstant(at, set[field])) times[field] = at
  }
  const own = regionFields.map(({ region, field }) => ({ region, at: read(field) }))
  if (own.some(({ region, at }) => !sameInstant(at, regionTime(set, region))))
    times.subjectByRegion = own.flatMap(({ region, at }) => (at === null ? [] : [{ region, at }]))
  return Object.keys(problems).length > 0 ? { problems } : { times }
}

/** The field of each region's time as the server names it: by its place in the list that holds after the move. */
export const namesOfRegions = (list: Times['subjectByRegion']): Record<string, RegionField> =>
  Object.fromEntries(
    list.map(({ region }, index) => [`times.subjectByRegion.${index}.at`, `subject.${region}` as const]),
  )

const sameInstant = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))
