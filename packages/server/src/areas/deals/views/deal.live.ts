import { dealSubject, offerSubject } from '@bookrunner/contract/deals'
import { announcementOf, isAnnounced, maySeeDeal, viewerOf } from '@bookrunner/domain/deals'
import { refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import { source, type View } from '../../../platform/live/source.ts'
import { readDepartment, readRegion, readSeq } from '../reads/detail.repo.ts'
import { readOffered, readTranches } from './header.repo.ts'
import { ownersOfRow } from './header.ts'
import { headerForInvestor } from './for-investor.ts'
import { headerForManager } from './for-manager.ts'
import { isPublishedTo, readOwners } from './owners.repo.ts'
import { offerLedger } from '../ledger/offer.ts'

export const dealLedger = (key: string): string => `deal:${announcementOf(key)}`

/** Reads the number first, so that the content is at least as new, and a later change is sent again. */
const dealState = async (db: Db, { key, actor }: View) => {
  const seq = await readSeq(db, dealLedger(key))
  const [department, rows] = await Promise.all([
    readDepartment(db, actor.userId),
    readTranches(db, actor.entityId, key),
  ])
  const viewer = viewerOf(actor, department)
  const row = rows.find(({ id }) => id === key)
  if (!row || !maySeeDeal(viewer, ownersOfRow(row), isAnnounced(row.lifecycle)))
    return refuse('record.unknown')
  return {
    seq,
    data: { header: headerForManager(row, viewer), version: row.version, sharedVersion: row.shared_version },
  }
}

const offerState = async (db: Db, { key, actor }: View) => {
  const seq = await readSeq(db, offerLedger(key))
  const [region, rows] = await Promise.all([
    readRegion(db, actor.entityId),
    readOffered(db, actor.entityId, key),
  ])
  const row = rows.find(({ id }) => id === key)
  return row ? { seq, data: { header: headerForInvestor(row, region) } } : refuse('record.unknown')
}

/** Every change is the whole header: it is small, and after a long absence nothing else is needed. */
const changesOf =
  <Data, Refused>(read: (db: Db, view: View) => Promise<{ seq: number; data: Data } | Refused>) =>
  async (db: Db, view: View, since: number) => {
    const state = await read(db, view)
    if (!(typeof state === 'object' && state !== null && 'seq' in state)) return state
    const { seq, data } = state
    // After the database was set back, only a snapshot will do.
    if (seq < since) return undefined
    return { seq, data: seq === since ? [] : [data] }
  }

/** One tranche for managers: a class is a house with the same rights. */
export const dealLive = source<typeof dealSubject>({
  subject: dealSubject,
  ledger: dealLedger,
  viewClass: async (db, { key, actor }) => {
    const [department, owners] = await Promise.all([readDepartment(db, actor.userId), readOwners(db, key)])
    const viewer = viewerOf(actor, department)
    if (!owners || !maySeeDeal(viewer, owners, owners.announced)) return refuse('record.unknown')
    const { tier, board } = viewer
    return [key, actor.entityId, tier, board, tier === 'tier2' ? department : null].join(' ')
  },
  snapshot: dealState,
  changes: changesOf(dealState),
})

/** Its published part, for people of an addressed house. */
export const offerLive = source<typeof offerSubject>({
  subject: offerSubject,
  ledger: offerLedger,
  viewClass: async (db, { key, actor: { entityId } }) =>
    (await isPublishedTo(db, entityId, key)) ? `${key} ${entityId}` : refuse('record.unknown'),
  snapshot: offerState,
  changes: changesOf(offerState),
})
