import { allocationCalls } from '@bookrunner/contract/allocation'
import { versionFault } from '@bookrunner/domain/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { reading } from '../../../platform/db/index.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { readManagers } from '../../deals/index.ts'
import { readDoers } from '../../orders/index.ts'
import { allocation } from '../allocation.ts'
import { mayAllocate, allocForReader } from '../state/index.ts'
import { eventOf } from './shared.ts'
import { versionLine } from './lines-changed.ts'
import { keyOfVersion, needOf, prepareVersion, versionForReaderIn } from './writing.ts'

/** A read-only view for chosen managers, with the names and orders they see in the book. */
export const share = service(allocationCalls.share, {
  on: allocation,
  prepare: async (request, context) => {
    const found = await prepareVersion(request, context)
    if (isRefusal(found)) return found
    const managers = await readManagers(reading(context.db), found.dealId)
    return { ...found, managers: managers.map(({ id }) => id) }
  },
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => needOf(actor, keyOfVersion({ input }), dealId),
  decide: (request) => {
    const { input, actor, seq, prepared, state } = request
    const found = versionForReaderIn(request, { dealId: prepared.dealId, versionId: input.versionId })
    if (isRefusal(found)) return found
    if (found.abilities.allocate !== 'all') return refuse('deal.not-yours')
    const stateFault = versionFault(found.version.state, 'share')
    if (stateFault) return stateFault
    if (input.add.some((id) => !prepared.managers.includes(id))) return refuse('alloc.not-a-manager')
    const current = state.alloc.shares.get(input.versionId) ?? new Set<string>()
    const add = [...new Set(input.add)].filter((id) => !current.has(id))
    const remove = [...new Set(input.remove ?? [])].filter((id) => current.has(id) && !input.add.includes(id))
    if (add.length === 0 && remove.length === 0) return refuse('write.no-changes')
    const after = [...current, ...add].filter((id) => !remove.includes(id))
    const line = versionLine({ code: 'alloc.shared', version: found.version, before: found.version })
    return accept({
      reply: { versionId: input.versionId, seq, with: after },
      changes: [
        {
          kind: 'shared' as const,
          versionId: input.versionId,
          add,
          remove,
          note: input.note ?? null,
          by: actor.userId,
        },
      ],
      line: {
        ...line,
        params: {
          ...line.params,
          add,
          remove,
          changes: [
            {
              field: 'order.allocReaders',
              from: current.size === 0 ? null : [...current].join('; '),
              to: after.length === 0 ? null : after.join('; '),
            },
          ],
        },
      },
      events: add.length > 0 ? [{ ...eventOf('alloc.shared', found, request), userIds: add }] : [],
    })
  },
})

export const getReaders = read(allocationCalls.getReaders, async ({ input, actor, db }) => {
  const { dealId, versionId } = input
  const view = await allocForReader(db, actor, { dealId, versionIds: [] })
  if (isRefusal(view)) return view
  if (!mayAllocate(view)) return refuse('deal.not-yours')
  if (versionId !== undefined && !view.versions.has(versionId)) return refuse('record.unknown')
  const shares = new Map(
    view.shares
      .filter((share) => share.versionId === versionId && !share.ended)
      .map(({ userId, at, note }) => [userId, { at, note }]),
  )
  const managers = await readManagers(reading(db), dealId)
  // A person who is no manager any more stays a reader until the share ends.
  const people = await readDoers(db, [...new Set([...managers.map(({ id }) => id), ...shares.keys()])])
  return {
    list: [...people.values()].map(({ userId, name, entity }) => ({
      userId,
      name,
      entity,
      shared: shares.get(userId) ?? null,
    })),
  }
})
