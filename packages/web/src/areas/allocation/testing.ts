import type { AllocRow, AllocSummary } from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { revised } from '../../kit/dense-page/testing.ts'
import { fromList, type AllocReply, type BrowserAlloc } from './state/browser-alloc.ts'
import { lineOf, type Names } from './rows/flatten.ts'
import type { OrderLine } from './rows/grid-row.ts'
import type { Edits } from './state/edits.ts'

/** For tests: lines of a version, sizes in millions. */
export const units = (mm: number): FaceAmount => Math.round(mm * 1_000_000) as FaceAmount

export interface TestingInput extends Partial<Omit<AllocRow, 'size' | 'inSize' | 'minSize'>> {
  readonly id: string
  readonly in: number
  readonly size?: number | null
  readonly min?: number
}

export const allocRow = ({ id, in: inSize, size = null, min, ...more }: TestingInput): AllocRow =>
  revised({
    orderId: id,
    number: `KP-${id}`,
    holder: `ent_${id}`,
    account: null,
    region: null,
    classId: null,
    tags: [],
    throughId: null,
    leads: [],
    jlmInterest: false,
    xOrder: false,
    relations: [],
    omnibus: false,
    conditional: false,
    soft: false,
    mergeId: null,
    orderSize: units(inSize),
    inSize: units(inSize),
    acceptedIn: units(inSize),
    whyOut: inSize === 0 ? 'out' : null,
    reserve: null,
    proposed: null,
    minSize: min === undefined ? null : units(min),
    size: size === null ? null : units(size),
    by: size === null ? null : 'proRata',
    rounding: null,
    full: false,
    tooSmall: false,
    note: null,
    seq: 1,
    editedAt: null,
    editedBy: null,
    fault: null,
    confirm: null,
    confirmedAt: null,
    confirmedSize: null,
    ...more,
  })

const summary: AllocSummary = {
  toAllocate: units(100),
  issue: units(100),
  retained: units(0),
  capacity: '0',
  missing: '0',
  total: '0',
  conditional: '0',
  remainder: String(units(100)),
  orders: 0,
  filled: 0,
  accounts: 0,
  fill: null,
  faults: 0,
  confirmed: 0,
  reissue: 0,
  pending: 0,
  targets: [],
}

export const browserAlloc = (
  rows: readonly AllocRow[],
  more: Partial<Omit<AllocReply, 'rows' | 'summary'>> & { readonly summary?: Partial<AllocSummary> } = {},
): BrowserAlloc => {
  const total = rows.reduce((sum, { size }) => sum + (size ?? 0), 0)
  const filled = rows.filter(({ size }) => (size ?? 0) > 0).length
  const figures = { total: String(total), remainder: String(units(100) - total), filled, orders: rows.length }
  return fromList({
    dealId: 'deal',
    versionId: 'alv_1',
    seq: 10,
    at: '2026-11-20T10:00:00Z',
    sight: 'all',
    status: 'FPG',
    currency: 'USD',
    versions: [],
    reviews: [],
    holders: [],
    banks: [],
    groups: [],
    merges: [],
    classes: [],
    rows: [...rows],
    ...more,
    summary: { ...summary, ...figures, ...more.summary },
  })
}

export const noEdits: Edits = new Map()
export const grid = { minimum: units(1), increment: units(0.2) }
export const lineIn = (input: TestingInput, edits: Edits = noEdits): OrderLine =>
  lineOf(allocRow(input), edits, input.id)

export const names: Names = {
  holder: (holder) => holder,
  type: (classId) => classId ?? '–',
  region: (region) => region ?? '–',
  group: (groupId) => groupId,
}
