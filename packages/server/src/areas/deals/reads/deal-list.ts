import { dealsCalls } from '@bookrunner/contract/deals'
import { viewerOf } from '@bookrunner/domain/deals'
import { read } from '../../../platform/http/handler.ts'
import { mayEdit, movesFor } from '../ledger/abilities.ts'
import { listDeals } from './deal-list.repo.ts'
import { readDepartment } from './detail.repo.ts'
import { ownersOfRow } from '../views/header.ts'
import { headerForManager } from '../views/for-manager.ts'

/** §2 dealboard, and My Deals: the visible deals with the caller's abilities. */
export const dealList = read(dealsCalls.dealList, async ({ input, actor, db }) => {
  // The department matters only for an administrator.
  const department = actor.rights.tier === 'tier2' ? await readDepartment(db, actor.userId) : null
  const viewer = viewerOf(actor, department)
  const { rows, total } = await listDeals(db, viewer, input)
  const list = rows.map((row) => {
    const owners = ownersOfRow(row)
    return {
      ...headerForManager(row, viewer),
      moves: movesFor(owners, row, actor),
      mayEdit: mayEdit(owners, row, actor),
    }
  })
  return { list, pageNum: input.pageNum, pageSize: input.pageSize, total }
})
