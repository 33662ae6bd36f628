import {
  emptyShared,
  isAnnounced,
  waitsForFirstDay,
  type DealLifecycle,
  type GuidanceVersion,
  type Shared,
  type Terms,
} from '@bookrunner/domain/deals'
import { isSame } from '@bookrunner/domain/kernel'
import { canonical } from '../../../platform/service/chain.ts'
import type { Stamp } from '../../../platform/service/index.ts'
import type { ChangingDeal, ChangingTranche, DealDocument } from './deal-state.ts'

/** Everything that can happen to an announcement and its tranches. Lifecycle moves are `lifecycle` and `guidance`. */
export type DealChange =
  | { kind: 'created'; creatorId: string; creatorEntityId: string; shared: Shared }
  | { kind: 'shared'; shared: Shared }
  | { kind: 'trancheAdded'; dealId: string; name: string; terms: Terms; lifecycle: DealLifecycle }
  | { kind: 'trancheEdited'; dealId: string; name?: string; terms?: Terms; lifecycle?: DealLifecycle }
  | { kind: 'trancheRemoved'; dealId: string }
  /** The last tranche is gone: deletes the shared part, and documents with their files. Needs `documents`. */
  | { kind: 'emptied' }
  | { kind: 'lifecycle'; dealId: string; lifecycle: DealLifecycle }
  | { kind: 'guidance'; dealId: string; version: GuidanceVersion }
  /** A reason in somebody's own words, stored beside the chain. */
  | { kind: 'text'; text: string }
  /** Since when it waits for its first day is worked out with it. */
  | { kind: 'document'; document: DealDocument }
  | { kind: 'documentOpened'; documentId: string; waitsSince: string | null }
  | { kind: 'codeEntered'; userId: string; code: string }

const trancheIn = (state: ChangingDeal, dealId: string): ChangingTranche => {
  const tranche = state.tranches.get(dealId)
  if (!tranche) throw new Error(`${dealId} is no tranche of ${state.id}`)
  state.dirty.tranches.add(dealId)
  return tranche
}

const addTranche = (
  state: ChangingDeal,
  { dealId: id, name, terms, lifecycle }: Extract<DealChange, { kind: 'trancheAdded' }>,
  updatedAt: string,
): void => {
  const position = Math.max(0, ...[...state.tranches.values()].map((each) => each.position)) + 1
  const guidance = new Map<number, GuidanceVersion>()
  state.tranches.set(id, { id, position, name, version: 1, terms, lifecycle, guidance, updatedAt })
  state.dirty.tranches.add(id)
  if (isAnnounced(lifecycle)) state.dirty.addressed.add(id)
}

const editTranche = (
  state: ChangingDeal,
  { dealId, name, terms, lifecycle }: Extract<DealChange, { kind: 'trancheEdited' }>,
): void => {
  const tranche = trancheIn(state, dealId)
  const moved = terms && canonical(terms.addressed) !== canonical(tranche.terms.addressed)
  if (moved && isAnnounced(tranche.lifecycle)) state.dirty.addressed.add(dealId)
  tranche.version += 1
  tranche.name = name ?? tranche.name
  tranche.terms = terms ?? tranche.terms
  tranche.lifecycle = lifecycle ?? tranche.lifecycle
}

const moveLifecycle = (state: ChangingDeal, dealId: string, lifecycle: DealLifecycle): void => {
  const tranche = trancheIn(state, dealId)
  if (!isAnnounced(tranche.lifecycle) && isAnnounced(lifecycle)) state.dirty.addressed.add(dealId)
  tranche.lifecycle = lifecycle
}

const setShared = (
  state: ChangingDeal,
  announcement: NonNullable<ChangingDeal['announcement']>,
  shared: Shared,
  updatedAt: string,
): void => {
  announcement.shared = shared
  announcement.version += 1
  state.dirty.announcement = true
  // The issuer is a column of each tranche.
  for (const tranche of state.tranches.values()) {
    tranche.updatedAt = updatedAt
    state.dirty.tranches.add(tranche.id)
  }
}

/** From now on no other document can use the file. */
const takeFile = (state: ChangingDeal, fileId: string): void => {
  const file = state.files.get(fileId)
  if (file) file.attached = true
  state.dirty.files.add(fileId)
}

/** A write that moves no day leaves what the document waits for to the clock. */
const waiting = (state: ChangingDeal, document: DealDocument, now: Temporal.Instant): DealDocument => {
  const before = state.documents.get(document.id)
  const daysOf = ({ audience, validFrom, validUntil, removedAt }: DealDocument) => ({
    audience,
    validFrom,
    validUntil,
    removedAt,
  })
  if (before && isSame(daysOf(before), daysOf(document)))
    return { ...document, waitsSince: before.waitsSince }
  const zones = [...state.tranches.values()].map(({ terms }) => terms.timeZone)
  return { ...document, waitsSince: waitsForFirstDay(document, zones, now) ? now.toString() : null }
}

const empty = (state: ChangingDeal, at: string): void => {
  setShared(state, announcementIn(state), emptyShared, at)
  for (const { fileId } of state.documents.values()) state.dirty.dropped.add(fileId)
  for (const unsaved of [state.documents, state.dirty.documents, state.dirty.files]) unsaved.clear()
}

const announcementIn = ({ id, announcement }: ChangingDeal): NonNullable<ChangingDeal['announcement']> => {
  if (!announcement) throw new Error(`there is no ${id}`)
  return announcement
}

/** Applies a change and marks what has to be saved. */
export const applyChange = (state: ChangingDeal, change: DealChange, { now, seq }: Stamp): void => {
  const at = now.toString()
  switch (change.kind) {
    case 'created': {
      const { creatorId, creatorEntityId, shared } = change
      const creatorDepartment = state.people.get(creatorId)?.department ?? null
      state.announcement = {
        shared,
        version: 1,
        creatorId,
        creatorEntityId,
        creatorDepartment,
        createdAt: at,
      }
      state.dirty.announcement = true
      return
    }
    case 'shared':
      return setShared(state, announcementIn(state), change.shared, at)
    case 'emptied':
      return empty(state, at)
    case 'trancheAdded':
      return addTranche(state, change, at)
    case 'trancheEdited':
      editTranche(state, change)
      break
    case 'trancheRemoved':
      state.tranches.delete(change.dealId)
      state.dirty.tranches.delete(change.dealId)
      state.dirty.removed.add(change.dealId)
      return
    case 'lifecycle':
      moveLifecycle(state, change.dealId, change.lifecycle)
      break
    case 'guidance':
      trancheIn(state, change.dealId).guidance.set(change.version.number, change.version)
      state.dirty.guidance.push({ ...change.version, dealId: change.dealId })
      break
    case 'document':
      if (!state.documents.has(change.document.id)) takeFile(state, change.document.fileId)
      state.documents.set(change.document.id, waiting(state, change.document, now))
      state.dirty.documents.add(change.document.id)
      return
    case 'documentOpened': {
      const { documentId, waitsSince } = change
      const document = state.documents.get(documentId)
      if (document) state.documents.set(documentId, { ...document, waitsSince })
      state.dirty.documents.add(documentId)
      return
    }
    case 'text':
      state.dirty.texts.push({ seq, text: change.text })
      return
    case 'codeEntered':
      state.typed.set(change.userId, change.code)
      state.dirty.codeEntries.set(change.userId, { code: change.code, at })
      return
    default:
      change satisfies never
      return
  }
  trancheIn(state, change.dealId).updatedAt = at
}
