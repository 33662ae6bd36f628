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
  listedIn,
  seenVersion,
  seesLine,
  toldWith,
  wholeAlloc,
  type SeenVersion,
} from './state/index.ts'

const seenOf = async (db: Db, { actor, key }: { actor: Actor; key: string }) => {
  const dealId = await readDealOfVersion(db, key)
  return dealId === undefined ? refuse('record.unknown') : seenVersion(db, actor, { dealId, versionId: key })
}

/** Of what time alone moves, and of what is worked out anew, the whole is sent. */
const changeSince = (seen: SeenVersion, since: number): AllocChange | undefined => {
  const moved = seen.state.changedSince(since)
  const regrouped = seen.state.regroupedSince(since)
  if (!moved || !regrouped) return undefined
  const ids = new Set([...moved.map(({ order }) => order.id), ...regrouped])
  const isOther = (id: string): boolean =>
    ids.has(id) ||
    (seen.own.get(id)?.seq ?? 0) > since ||
    (seen.confirmations.get(id)?.seq ?? 0) > since ||
    (seen.version.state === 'launched' && seen.version.seq > since)
  const listed = listedIn(seen)
  // What corrected terms ask to be confirmed anew has changed by no write of its own.
  const mayReissue = seen.version.state === 'launched' && seen.state.deal.lifecycle.confirmed
  const rows: AllocRow[] = []
  const changed: BookOrder[] = []
  for (const entry of listed) {
    const other = isOther(entry.order.id)
    if (!other && !mayReissue) continue
    const row = allocRow(entry, seen)
    if (!other && row.confirm !== 'reissue') continue
    rows.push(row)
    changed.push(entry)
  }
  const departed = seen.sight === 'own' ? seen.state.departedSince(since, seen.reader.bankId) : []
  if (!departed) return undefined
  const shown = new Set(listed.map(({ order }) => order.id))
  const left = moved.filter((entry) => seesLine(entry, seen)).map(({ order }) => order.id)
  const gone = [...new Set([...left, ...departed])].filter((id) => !shown.has(id))
  return { ...toldWith(changed, seen), rows, gone }
}

/** A version with its lines: what one manager changes, the others have as it lands, with who did it. */
export const allocLive = source<typeof allocSubject>({
  subject: allocSubject,
  presence: true,
  ledger: (key) => `deal:${announcementOfVersion(key)}`,
  viewClass: async (db, { actor, key }) => {
    const seen = await seenOf(db, { actor, key })
    if (isRefusal(seen)) return seen
    // What is shared is shared with a person.
    const shared = seen.shares.some(
      (each) => each.versionId === key && each.userId === actor.userId && !each.ended,
    )
    return `${key} ${shared ? 'shared' : ''} ${seen.reader.viewClass}`
  },
  snapshot: async (db, view) => {
    const seen = await seenOf(db, view)
    return isRefusal(seen) ? seen : { seq: seen.seq, data: wholeAlloc(seen) }
  },
  changes: async (db, view, since) => {
    const seen = await seenOf(db, view)
    if (isRefusal(seen)) return seen
    if (since === seen.seq) return { seq: seen.seq, data: [] }
    const change = changeSince(seen, since)
    return change && { seq: seen.seq, data: [change] }
  },
})
