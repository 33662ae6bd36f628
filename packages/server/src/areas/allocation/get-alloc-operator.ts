import { allocSubject, allocationCalls } from '@bookrunner/contract/allocation'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readPresent } from '../../platform/live/presence.ts'
import { readDoers } from '../orders/index.ts'
import { versionForReader } from './state/index.ts'

export const getAllocOperator = read(allocationCalls.getAllocOperator, async ({ input, actor, db }) => {
  const view = await versionForReader(db, actor, input)
  if (isRefusal(view)) return view
  const present = await readPresent(db, { subject: allocSubject.name, key: input.versionId })
  const people = await readDoers(
    db,
    present.map(({ userId }) => userId),
  )
  return {
    here: present.flatMap(({ userId, since }) => {
      const known = people.get(userId)
      return known ? [{ userId, name: known.name, entity: known.entity, since }] : []
    }),
  }
})
