import { allocationCalls } from '@bookrunner/contract/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { bookForAllocation } from '../book/index.ts'
import { readDoers } from '../orders/index.ts'
import { readChanges } from './updater-list.repo.ts'

const defaultMost = 100
const mostLines = 50

/** Only for those who allocate: drafts and their changes are confidential. */
export const updaterList = read(allocationCalls.updaterList, async ({ input, actor, db }) => {
  const { dealId, versionId = null, orderId = null, beforeVersion = null } = input
  const { before = Number.MAX_SAFE_INTEGER } = input
  const view = await bookForAllocation(db, actor, dealId)
  if (isRefusal(view)) return view
  if (view.reader.abilities.allocate !== 'all') return refuse('deal.not-yours')
  const most = input.most ?? defaultMost
  const rows = await readChanges(db, {
    dealId,
    versionId,
    orderId,
    before,
    beforeVersion,
    most,
    lines: mostLines,
  })
  const people = await readDoers(
    db,
    rows.map(({ by }) => by),
  )
  return {
    list: rows.map(({ versionId: id, seq, kind, at, by, version, count, lines }) => {
      const doer = people.get(by)
      return {
        seq,
        at: at.toString(),
        versionId: id,
        version,
        kind,
        count,
        by: doer ? { userId: doer.userId, name: doer.name, entity: doer.entity } : null,
        lines: lines.map((line) => ({
          orderId: line.orderId,
          was: line.from?.size ?? null,
          is: line.to.size,
          by: line.to.by,
          ...((line.from?.note ?? null) !== line.to.note && { note: line.to.note }),
        })),
      }
    }),
  }
})
