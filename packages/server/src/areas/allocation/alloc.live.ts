import { allocSubject, type AllocChange, type AllocRow } from '@bookrunner/contract/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { source } from '../../platform/live/source.ts'
import type { BookOrder } from '../book/index.ts'
import { readDealOfVersion } from './alloc-reads.repo.ts'
import { announcementOfVersion } from './stored.ts'
import {
  allocRow,
  isSharedWith,
  listedIn,
  mayAllocate,
  versionForReader,
  seesLine,
  payloadWith,
  allocSnapshot,
  type VersionForReader,
} from './state/index.ts'

const viewOf = async (db: Db, { actor, key }: { actor: Actor; key: string }) => {
  const dealId = await readDealOfVersion(db, key)
  return dealId === undefined
    ? refuse('record.unknown')
    : versionForReader(db, actor, { dealId, versionId: key })
}

/** Undefined after a change that has no list of rows: then the whole version is sent. */
const changeSince = (forReader: VersionForReader, since: number): AllocChange | undefined => {
  const moved = forReader.state.changedSince(since)
  const regrouped = forReader.state.regroupedSince(since)
  if (!moved || !regrouped) return undefined
  const ids = new Set([...moved.map(({ order }) => order.id), ...regrouped])
  const isChanged = (id: string): boolean =>
    ids.has(id) ||
    (forReader.own.get(id)?.seq ?? 0) > since ||
    (forReader.confirmations.get(id)?.seq ?? 0) > since ||
    (forReader.version.state === 'launched' && forReader.version.seq > since)
  const listed = listedIn(forReader)
  // Corrected terms ask for new confirmations without a write of their own.
  const mayReissue = forReader.version.state === 'launched' && forReader.state.deal.lifecycle.confirmed
  const rows: AllocRow[] = []
  const changed: BookOrder[] = []
  for (const entry of listed) {
    const other = isChanged(entry.order.id)
    if (!other && !mayReissue) continue
    const row = allocRow(entry, forReader)
    if (!other && row.confirm !== 'reissue') continue
    rows.push(row)
    changed.push(entry)
  }
  const departed =
    forReader.sight === 'own' ? forReader.state.departedSince(since, forReader.reader.bankId) : []
  if (!departed) return undefined
  const shown = new Set(listed.map(({ order }) => order.id))
  const left = moved.filter((entry) => seesLine(entry, forReader)).map(({ order }) => order.id)
  const gone = [...new Set([...left, ...departed])].filter((id) => !shown.has(id))
  return { ...payloadWith(changed, forReader), rows, gone }
}

/** A version with its lines: managers see each other's edits at once, with who made them. */
export const allocLive = source<typeof allocSubject>({
  subject: allocSubject,
  presence: true,
  ledger: (key) => `deal:${announcementOfVersion(key)}`,
  viewClass: async (db, { actor, key }) => {
    const forReader = await viewOf(db, { actor, key })
    if (isRefusal(forReader)) return forReader
    // Versions are shared with people: only those who see all of them anyway see the same as their colleagues.
    const reader = mayAllocate(forReader) ? '' : actor.userId
    // A new share may show more lines, so the whole version is sent again.
    const shared = isSharedWith(forReader, key)
    return `${key} ${reader} ${shared ? 'shared' : ''} ${forReader.reader.viewClass}`
  },
  snapshot: async (db, view) => {
    const forReader = await viewOf(db, view)
    return isRefusal(forReader) ? forReader : { seq: forReader.seq, data: allocSnapshot(forReader) }
  },
  changes: async (db, view, since) => {
    const forReader = await viewOf(db, view)
    if (isRefusal(forReader)) return forReader
    if (since === forReader.seq) return { seq: forReader.seq, data: [] }
    const change = changeSince(forReader, since)
    return change && { seq: forReader.seq, data: [change] }
  },
})
