import { isRefusal, refuse, type FaceAmount, type Refusal } from '@bookrunner/domain/kernel'
import { reaches } from '@bookrunner/domain/orders'
import type { DealScope } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { BookOrder } from '../../book/index.ts'
import { readVersions } from '../alloc-reads.repo.ts'
import {
  lineRow,
  ordered,
  allocForReader,
  type LineRow,
  type AllocForReader,
  type VersionForReader,
} from '../state/index.ts'

/** A line of the launched version. */
export interface LaunchedLine {
  entry: BookOrder
  row: LineRow
  size: FaceAmount
}

export interface Launched extends VersionForReader {
  launched: LaunchedLine[]
}

/**
 * The launched version, which all lists after the launch are made of, limited to the given scope instead of the
 * review's.
 */
export const launchedFor = async (
  db: Db,
  actor: Actor,
  dealId: string,
  scopeOf: (view: AllocForReader) => DealScope,
): Promise<Launched | Refusal<'record.unknown' | 'deal.not-yours' | 'alloc.not-launched'>> => {
  const version = (await readVersions(db, dealId)).values().find(({ state }) => state === 'launched')
  const view = await allocForReader(db, actor, { dealId, versionIds: version ? [version.id] : [] })
  if (isRefusal(view)) return view
  const scope = scopeOf(view)
  if (scope === 'none' || scope === 'totals') return refuse('deal.not-yours')
  // It may have been recalled at this very moment.
  const found = version && view.versions.get(version.id)
  if (found?.state !== 'launched') return refuse('alloc.not-launched')
  const of: VersionForReader = {
    ...view,
    version: found,
    sight: scope,
    own: view.lines.get(found.id) ?? new Map(),
  }
  const launched = ordered(view).flatMap((entry): LaunchedLine[] => {
    const line = of.own.get(entry.order.id)
    if (!line || !reaches(scope, entry.order, view.reader.bankId)) return []
    return [{ entry, row: lineRow(entry, of), size: line.size }]
  })
  return { ...of, launched }
}

export const headOf = ({ dealId, seq, at, version }: VersionForReader) => ({
  dealId,
  seq,
  at,
  versionId: version.id,
})

/** The columns that every list has for an order. */
export const investorOf = ({ row }: LaunchedLine) => ({
  orderId: row.orderId,
  number: row.number,
  holder: row.holder,
  account: row.account,
})
