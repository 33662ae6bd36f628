import { allocationCalls } from '@bookrunner/contract/allocation'
import type { InputOf } from '@bookrunner/contract/kernel'
import {
  draftingFault,
  targetFaults,
  undecided,
  versionFault,
  type AllocVersion,
} from '@bookrunner/domain/allocation'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, isSame, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { issueSize } from '@bookrunner/domain/orders'
import { randomText } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { basisIn } from '../closed-book.ts'
import { versionIdIn } from '../stored.ts'
import { decidedNow, decisionFault } from './decisions.ts'
import { copiedFrom, copiedLines, manyFault, nameFault, switching } from './shared.ts'
import { writtenVersion } from './version-reply.ts'
import { versionLine } from './lines-changed.ts'
import {
  allocating,
  needOf,
  changedVersion,
  versionsOf,
  type AllocDeal,
  type AllocWriting,
} from './writing.ts'

type Input = InputOf<typeof allocationCalls.saveVersion>
type SaveVersionRequest = AllocWriting & { input: Input; prepared: { id: string } }

/** "Version 3", or the next free number. */
const freeName = (versions: readonly AllocVersion[], number: number): string => {
  for (let at = number; ; at++) if (!nameFault(versions, `Version ${at}`, '')) return `Version ${at}`
}

const targetsFault = ({ targets = [] }: Input, { deal }: AllocDeal) => {
  const issue = issueSize(deal)
  if (targets.length === 0) return undefined
  if (issue === null) return refuse('alloc.no-size')
  const faults = targetFaults(targets, issue)
  return faults.length > 0 ? refuseFields('alloc.wrong', faults) : undefined
}

const emptyVersion = (
  request: SaveVersionRequest,
  found: AllocDeal,
  versions: readonly AllocVersion[],
): AllocVersion => {
  const { input, actor, now, seq, prepared } = request
  const number = Math.max(0, ...versions.map((each) => each.number)) + 1
  const action = { at: now.toString(), by: actor.userId }
  return {
    id: prepared.id,
    dealId: input.dealId,
    number,
    name: input.name ?? freeName(versions, number),
    state: 'draft',
    current: versions.every((each) => !each.current) || input.current === true,
    stale: false,
    basis: basisIn(found.deal),
    policy: [],
    targets: input.targets ?? [],
    shortfall: input.shortfall ?? null,
    decided: undecided,
    total: '0',
    filled: 0,
    copiedFrom: null,
    created: action,
    edited: action,
    seq,
    launched: null,
    signOff: null,
    reopened: null,
    deleted: null,
  }
}

const createVersion = (request: SaveVersionRequest, found: AllocDeal) => {
  const { input, actor } = request
  const fault = draftingFault(found.deal.lifecycle)
  if (fault) return fault
  const versions = versionsOf(request, input.dealId)
  const many = manyFault(versions)
  if (many) return many
  const source = input.copyOf === undefined ? undefined : request.state.alloc.versions.get(input.copyOf)
  if (input.copyOf !== undefined && source?.dealId !== input.dealId) return refuse('record.unknown')
  const copyFault = source && versionFault(source.state, 'copy')
  if (copyFault) return copyFault
  const taken = input.name === undefined ? undefined : nameFault(versions, input.name, '')
  if (taken) return taken
  const empty = emptyVersion(request, found, versions)
  const version: AllocVersion = source
    ? { ...empty, ...copiedFrom(source), ...(input.targets && { targets: input.targets }) }
    : empty
  const lines = source ? copiedLines(request, source.id) : { lines: [] }
  return accept({
    reply: writtenVersion(version, found, request),
    changes: [
      ...(version.current ? switching(request, input.dealId, version.id) : []),
      { kind: 'version' as const, version },
      { kind: 'lines' as const, versionId: version.id, what: 'made' as const, ...lines, by: actor.userId },
    ],
    line: versionLine({ code: 'alloc.made', version, before: null }, source ? { copyOf: source.id } : {}),
  })
}

/** The fields that change; fields with the current value change nothing. */
const patchOf = (
  version: AllocVersion,
  { input }: SaveVersionRequest,
  { deal }: AllocDeal,
): Partial<AllocVersion> => {
  const { name, targets, shortfall, current, fresh } = input
  const basis = basisIn(deal)
  return {
    ...(name !== undefined && name !== version.name && { name }),
    ...(targets && !isSame(targets, version.targets) && { targets }),
    ...(shortfall !== undefined && shortfall !== version.shortfall && { shortfall }),
    ...(current && !version.current && { current }),
    ...(fresh && (version.stale || !isSame(basis, version.basis)) && { basis, stale: false }),
  }
}

/** The most important of several changes names the line. */
const codeOf = (patch: Partial<AllocVersion>) => {
  if (patch.basis) return { code: 'alloc.refreshed', what: 'targets' } as const
  if (patch.current) return { code: 'alloc.switched', what: 'current' } as const
  if (patch.name !== undefined) return { code: 'alloc.renamed', what: 'renamed' } as const
  return { code: 'alloc.targeted', what: 'targets' } as const
}

const editVersion = (request: SaveVersionRequest, found: AllocDeal, versionId: string) => {
  const { input, actor, state } = request
  const version = state.alloc.versions.get(versionId)
  if (version?.dealId !== input.dealId) return refuse('record.unknown')
  const stateFault = versionFault(version.state, 'edit')
  if (stateFault) return stateFault
  const fault = draftingFault(found.deal.lifecycle)
  if (fault) return fault
  const patch = patchOf(version, request, found)
  if (Object.keys(patch).length === 0) return refuse('write.no-changes')
  const taken =
    patch.name === undefined ? undefined : nameFault(versionsOf(request, input.dealId), patch.name, versionId)
  if (taken) return taken
  const conflict = decisionFault(version, patch, input.expectedSeq ?? 0)
  if (conflict) return conflict
  const saved = changedVersion(
    version,
    { ...patch, decided: decidedNow(version, patch, request.seq) },
    request,
  )
  const { code, what } = codeOf(patch)
  return accept({
    reply: writtenVersion(saved.version, found, request),
    changes: [
      ...(patch.current ? switching(request, input.dealId, versionId) : []),
      saved,
      { kind: 'lines' as const, versionId, what, lines: [], by: actor.userId },
      ...(patch.name === undefined ? [] : [{ kind: 'text' as const, text: patch.name }]),
    ],
    line: versionLine({ code, version: saved.version, before: version }),
  })
}

export const saveVersion = service(allocationCalls.saveVersion, {
  on: allocation,
  // Made before the write, because `decide` may run again and must return the same id.
  prepare: async ({ input }) => ({ id: versionIdIn(announcementOf(input.dealId), randomText(10)) }),
  key: ({ input }) => announcementOf(input.dealId),
  needs: ({ input, actor }) =>
    needOf(actor, announcementOf(input.dealId), input.dealId, {
      ...(input.versionId === undefined &&
        input.copyOf !== undefined && { lines: { versionId: input.copyOf, orderIds: 'all' as const } }),
    }),
  decide: (request) => {
    const found = allocating(request, request.input.dealId)
    if (isRefusal(found)) return found
    const targetFault = targetsFault(request.input, found)
    if (targetFault) return targetFault
    return request.input.versionId === undefined
      ? createVersion(request, found)
      : editVersion(request, found, request.input.versionId)
  },
})
