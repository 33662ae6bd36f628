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
import { bookForAllocation, type BookOrder, type BookForAllocation } from '../../book/index.ts'
import { readDoers } from '../../orders/index.ts'
import { readAllocation, readVersions, type AllocRead } from '../alloc-reads.repo.ts'
import { finalBook, type FinalBook } from '../closed-book.ts'
import { defaultVersion } from '../stored.ts'

/** Allocations of a deal as one manager may see them, with the book they are made over. */
export interface AllocForReader extends AllocRead, BookForAllocation {
  dealId: string
  userId: string
  book: FinalBook
  /** Names of people by id. */
  people: ReadonlyMap<string, string>
}

export type Unseen = Refusal<'record.unknown' | 'deal.not-yours'>

export const isSharedWith = (
  { shares, userId }: Pick<AllocForReader, 'shares' | 'userId'>,
  versionId: string,
): boolean => shares.some((each) => each.versionId === versionId && each.userId === userId && !each.ended)

/** What the reader sees of one version. */
export const sightOn = (view: Pick<AllocForReader, 'reader' | 'shares' | 'userId'>, version: AllocVersion) =>
  allocSight(view.reader.abilities, { state: version.state, shared: isSharedWith(view, version.id) })

export const mayAllocate = ({ reader }: Pick<BookForAllocation, 'reader'>): boolean =>
  reader.abilities.allocate === 'all'

/** Versions of which the reader sees anything. */
export const visibleVersions = (view: AllocForReader): AllocVersion[] =>
  [...view.versions.values()].filter((version) => sightOn(view, version) !== 'none')

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

export const allocForReader = async (
  db: Db,
  actor: Actor,
  { dealId, versionIds }: { dealId: string; versionIds: readonly string[] },
): Promise<AllocForReader | Unseen> => {
  const ledger = `deal:${announcementOf(dealId)}`
  const read = await readAllocation(db, { ledger, dealId, versionIds })
  // Read after the allocations: what changes in between is sent again with the next change.
  const view = await bookForAllocation(db, actor, dealId)
  if (isRefusal(view)) return view
  const [book, doers] = await Promise.all([finalBook(db, view.state), readDoers(db, idsOfPeople(read))])
  const people = new Map([...doers].map(([id, { name }]) => [id, name]))
  return { ...read, ...view, dealId, userId: actor.userId, book, people }
}

/** One version with the lines this reader sees. */
export interface VersionForReader extends AllocForReader {
  version: AllocVersion
  sight: Exclude<AllocSight, 'none'>
  own: StoredLines
}

/** A hidden version is unknown. */
export const versionIn = (
  view: AllocForReader,
  versionId: string,
): VersionForReader | Refusal<'record.unknown'> => {
  const version = view.versions.get(versionId)
  const sight = version ? sightOn(view, version) : 'none'
  if (!version || sight === 'none') return refuse('record.unknown')
  return { ...view, version, sight, own: view.lines.get(versionId) ?? new Map() }
}

/** The newest visible version; a reader of a shared version may not see the current one. */
const newestVisible = (view: AllocForReader): AllocVersion | undefined =>
  visibleVersions(view)
    .filter(({ state }) => state !== 'deleted')
    .toSorted((one, other) => other.number - one.number)[0]

/** The named version; without a name the launched one, else the current one, else the newest visible one. */
export const versionForReader = async (
  db: Db,
  actor: Actor,
  { dealId, versionId }: { dealId: string; versionId?: string | undefined },
): Promise<VersionForReader | Unseen> => {
  const id = versionId ?? defaultVersion((await readVersions(db, dealId)).values())?.id
  const view = await allocForReader(db, actor, { dealId, versionIds: id === undefined ? [] : [id] })
  if (isRefusal(view)) return view
  const found = id === undefined ? refuse('record.unknown') : versionIn(view, id)
  const other = isRefusal(found) && versionId === undefined ? newestVisible(view) : undefined
  return other ? versionForReader(db, actor, { dealId, versionId: other.id }) : found
}

/** True if the reader sees this order's line. */
export const seesLine = (entry: BookOrder, { sight, reader }: VersionForReader): boolean =>
  sight !== 'totals' && reaches(sight, entry.order, reader.bankId)
