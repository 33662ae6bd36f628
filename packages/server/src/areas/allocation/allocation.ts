import type { AllocLogCode } from '@bookrunner/contract/deals'
import type { StoredLine } from '@bookrunner/domain/allocation'
import type { Aggregate, Stamp } from '../../platform/service/index.ts'
import { deal } from '../deals/index.ts'
import { applyOrderChange } from '../orders/index.ts'
import { loadAllocation } from './alloc-load.repo.ts'
import { saveAllocation } from './alloc-save.repo.ts'
import type { AllocNeed, AllocState, LinesWritten, AllocChange } from './allocation-state.ts'

const applyLines = (
  { alloc }: AllocState,
  { versionId, lines, by, authors }: LinesWritten,
  { seq, now }: Stamp,
): void => {
  const stored = alloc.lines.get(versionId) ?? new Map<string, StoredLine>()
  alloc.lines.set(versionId, stored)
  for (const { orderId, to } of lines)
    stored.set(orderId, { ...to, seq, at: now.toString(), editor: by, ...authors?.get(orderId) })
}

const applyChange = (state: AllocState, change: AllocChange, stamp: Stamp): void => {
  const { alloc } = state
  switch (change.kind) {
    case 'version':
      alloc.versions.set(change.version.id, change.version)
      break
    case 'lines':
      applyLines(state, change, stamp)
      break
    case 'shared': {
      const users = alloc.shares.get(change.versionId) ?? new Set()
      for (const id of change.add) users.add(id)
      for (const id of change.remove) users.delete(id)
      alloc.shares.set(change.versionId, users)
      break
    }
    case 'confirmed':
      for (const each of change.confirmations) alloc.confirmations.set(each.orderId, each)
      break
    case 'order':
      applyOrderChange(state, change.change, stamp)
      break
    case 'deal':
      for (const each of state.deals.values()) deal.apply(each, change.change, stamp)
      break
    case 'reviewed':
    case 'text':
  }
}

/** Allocations use the ledger of their deal, so that lifecycle, book and allocation share one number. */
export const allocation: Aggregate<AllocState, AllocNeed, AllocChange, AllocLogCode> = {
  kind: 'deal',
  savesInTurns: true,
  load: loadAllocation,
  apply: applyChange,
  save: saveAllocation,
}
