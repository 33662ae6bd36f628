import { allocationCalls } from '@bookrunner/contract/allocation'
import type { AllocVersion } from '@bookrunner/domain/allocation'
import { allocationRecalled, announcementOf, isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { randomText } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import type { AllocChange } from '../allocation-state.ts'
import { versionIdIn } from '../stored.ts'
import { versionLine } from './lines-changed.ts'
import { copiedFrom, copiedLines, eventOf, manyFault, nameFault, switching } from './shared.ts'
import {
  changedVersion,
  keyOfVersion,
  lifecycleOf,
  needOf,
  prepareVersion,
  versionFor,
  versionsOf,
} from './writing.ts'

const nameOfCopy = (versions: readonly AllocVersion[], { name }: AllocVersion): string => {
  const plain = name.replace(/ \(\d+\)$/, '').slice(0, 54)
  for (let at = 2; ; at++) if (!nameFault(versions, `${plain} (${at})`, '')) return `${plain} (${at})`
}

/**
 * The launched version stays unchanged for ever, and a copy continues. Confirmations hold until they are replaced.
 */
export const reopenLaunch = service(allocationCalls.reopenLaunch, {
  on: allocation,
  prepare: async (request, context) => {
    const found = await prepareVersion(request, context)
    if (isRefusal(found)) return found
    return { ...found, copyId: versionIdIn(announcementOf(found.dealId), randomText(10)) }
  },
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (request) => {
    const { input, actor, now, seq, prepared } = request
    const found = versionFor(request, { ...prepared, ...input }, 'reopen')
    if (isRefusal(found)) return found
    const { version, deal } = found
    if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
    const versions = versionsOf(request, prepared.dealId)
    const many = manyFault(versions)
    if (many) return many
    const action = { at: now.toString(), by: actor.userId }
    const reopened = { ...action, reason: input.reason }
    const saved = {
      ...changedVersion(version, { state: 'reopened', current: false, reopened }, request).version,
      edited: version.edited,
    }
    const copy: AllocVersion = {
      ...version,
      ...copiedFrom(version),
      id: prepared.copyId,
      name: nameOfCopy(versions, version),
      number: Math.max(...versions.map((each) => each.number)) + 1,
      state: 'draft',
      current: true,
      created: action,
      edited: action,
      seq,
      launched: null,
      signOff: null,
      reopened: null,
      deleted: null,
    }
    const lines = copiedLines(request, version.id)
    const changes: AllocChange[] = [
      ...switching(request, prepared.dealId, copy.id),
      { kind: 'version', version: saved },
      { kind: 'version', version: copy },
      { kind: 'lines', versionId: version.id, what: 'reopened', lines: [], by: actor.userId },
      { kind: 'lines', versionId: copy.id, what: 'made', ...lines, by: actor.userId },
      { kind: 'text', text: input.reason },
      lifecycleOf(found.context, allocationRecalled(found.context.tranche.lifecycle)),
    ]
    return accept({
      reply: { versionId: version.id, seq, at: now.toString(), copyId: copy.id },
      changes,
      line: versionLine({ code: 'alloc.reopened', version: saved, before: version }, { copyId: copy.id }),
      events: [{ ...eventOf('alloc.reopened', found, request), reason: input.reason }],
    })
  },
})
