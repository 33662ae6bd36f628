import {
  allocSight,
  type AllocSight,
  type AllocVersion,
  type StoredLines,
} from '@bookrunner/domain/allocation'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { reaches } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { seenBook, type BookOrder, type SeenBook } from '../../book/index.ts'
import { readDoers } from '../../orders/index.ts'
import { readAllocation, readVersions, type AllocRead } from '../alloc-reads.repo.ts'
import { finalBook, type FinalBook } from '../closed-book.ts'
import { usualVersion } from '../stored.ts'

/** Allocations of a deal as one manager may see them, with the book they are made over. */
export interface SeenAlloc extends AllocRead, SeenBook {
  dealId: string
  userId: string
  book: FinalBook
  /** Names of people. */
  people: ReadonlyMap<string, string>
}

export type Unseen = Refusal<'record.unknown' | 'deal.not-yours'>

/** What is seen of one version. */
export const sightOn = (
  { reader, shares, userId }: Pick<SeenAlloc, 'reader' | 'shares' | 'userId'>,
  version: AllocVersion,
): AllocSight => {
  const shared = shares.some((each) => each.versionId === version.id && each.userId === userId && !each.ended)
  return allocSight(reader.abilities, { state: version.state, shared })
}

export const mayAllocate = ({ reader }: Pick<SeenBook, 'reader'>): boolean =>
  reader.abilities.allocate === 'all'

/** Versions one sees anything of. */
export const visibleVersions = (seen: SeenAlloc): AllocVersion[] =>
  [...seen.versions.values()].filter((version) => sightOn(seen, version) !== 'none')

const idsOfPeople = ({ versions, reviews, shares, lines }: AllocRead): string[] => [
  ...new Set([
    ...versions
      .values()
      .flatMap(({ created, edited, launched, signOff, reopened, deleted }) =>
        [created, edited, launched, signOff, reopened, deleted].flatMap((deed) => deed?.by ?? []),
      ),
    ...reviews.map(({ by }) => by),
    ...shares.flatMap(({ by, userId }) => [by, userId]),
    ...lines.values().flatMap((each) => each.values().map(({ editor }) => editor)),
  ]),
]

export const seenAlloc = async (
  db: Db,
  actor: Actor,
  { dealId, versionIds }: { dealId: string; versionIds: readonly string[] },
): Promise<SeenAlloc | Unseen> => {
  const ledger = `deal:${announcementOf(dealId)}`
  const read = await readAllocation(db, { ledger, dealId, versionIds })
  // Later than what was read: what is another by then comes once more with the next change.
  const seen = await seenBook(db, actor, dealId)
  if (isRefusal(seen)) return seen
  const [book, doers] = await Promise.all([finalBook(db, seen.state), readDoers(db, idsOfPeople(read))])
  const people = new Map([...doers].map(([id, { name }]) => [id, name]))
  return { ...read, ...seen, dealId, userId: actor.userId, book, people }
}

/** One version with its lines, as far as it is seen. */
export interface SeenVersion extends SeenAlloc {
  version: AllocVersion
  sight: Exclude<AllocSight, 'none'>
  own: StoredLines
}

/** Of a version one sees nothing of, not even that it is there. */
export const versionIn = (seen: SeenAlloc, versionId: string): SeenVersion | Refusal<'record.unknown'> => {
  const version = seen.versions.get(versionId)
  const sight = version ? sightOn(seen, version) : 'none'
  if (!version || sight === 'none') return refuse('record.unknown')
  return { ...seen, version, sight, own: seen.lines.get(versionId) ?? new Map() }
}

/** One that was shared need not be the one its desk goes on with. */
const newestSeen = (seen: SeenAlloc): AllocVersion | undefined =>
  visibleVersions(seen)
    .filter(({ state }) => state !== 'deleted')
    .toSorted((one, other) => other.number - one.number)[0]

/** The version that is meant: where none is named, the launched one, else the current one, else the newest there is. */
export const seenVersion = async (
  db: Db,
  actor: Actor,
  { dealId, versionId }: { dealId: string; versionId?: string | undefined },
): Promise<SeenVersion | Unseen> => {
  const id = versionId ?? usualVersion((await readVersions(db, dealId)).values())?.id
  const seen = await seenAlloc(db, actor, { dealId, versionIds: id === undefined ? [] : [id] })
  if (isRefusal(seen)) return seen
  const found = id === undefined ? refuse('record.unknown') : versionIn(seen, id)
  const other = isRefusal(found) && versionId === undefined ? newestSeen(seen) : undefined
  return other ? seenVersion(db, actor, { dealId, versionId: other.id }) : found
}

/** Is this order's line one that is seen? */
export const seesLine = (entry: BookOrder, { sight, reader }: SeenVersion): boolean =>
  sight !== 'totals' && reaches(sight, entry.order, reader.bankId)
