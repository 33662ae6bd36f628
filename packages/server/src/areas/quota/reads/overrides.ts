import { quotaCalls } from '@bookrunner/contract/quota'
import { read } from '../../../platform/http/handler.ts'
import { readOverrides } from './overrides.repo.ts'

/** A system administrator sees that an override was used, but not by which order. */
export const getOverrides = read(quotaCalls.getOverrides, async ({ db, input, actor }) => {
  const { list, total } = await readOverrides(db, input)
  const { pageNum, pageSize } = input
  return {
    list: list.map(({ until, grantedAt, usedAt, endedAt, orderId, ...row }) => ({
      ...row,
      until: until.toString(),
      grantedAt: grantedAt.toString(),
      usedAt: usedAt?.toString() ?? null,
      endedAt: endedAt?.toString() ?? null,
      orderId: actor.rights.tier === 'tier1' ? orderId : null,
    })),
    pageNum,
    pageSize,
    total,
  }
})
