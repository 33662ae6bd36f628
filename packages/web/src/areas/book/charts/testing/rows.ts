import type { BookRow, BookSnapshot } from '@bookrunner/contract/book'
import type { GuidanceBasis } from '@bookrunner/domain/deals'
import { faceAmount, rateOf } from '@bookrunner/domain/kernel'
import { revised } from '../../../../kit/dense-page/testing.ts'

/** For tests: a short notation for the rows of a book. */
interface RowInput extends Partial<Omit<BookRow, 'orderLevels' | 'counting'>> {
  readonly id: string
  /** The size that counts, in millions. */
  readonly mm: number
  /** Millions from a spread on; null means at reoffer. */
  readonly ladder?: readonly (readonly [mm: number, minSpread: string | null])[]
}

const millions = (count: number) => faceAmount(count * 1_000_000)

export const orderRow = ({ id, mm, ladder = [[mm, null]], ...more }: RowInput): BookRow =>
  revised({
    id,
    number: id,
    seq: 1,
    born: 1,
    version: 1,
    holder: `ent_${id}`,
    account: null,
    region: 'APAC',
    jurisdiction: null,
    classId: 'cls_funds',
    throughId: null,
    leads: [],
    status: 'Submitted',
    change: null,
    fpgState: 'none',
    needsTestSize: false,
    lastOrderLevels: null,
    testSize: null,
    fpgSize: null,
    fit: null,
    size: millions(mm),
    counting: millions(mm),
    accepted: millions(mm),
    inSize: millions(0),
    minSize: null,
    maxSize: null,
    reserve: null,
    allocSize: null,
    allocation: null,
    commitment: 'firm',
    hedge: 'none',
    jlmInterest: false,
    coLead: false,
    xOrder: false,
    relations: [],
    omnibus: false,
    conditional: false,
    sales: null,
    comment: null,
    privateComment: null,
    channel: 'screen',
    may: [],
    reasoned: false,
    createdAt: '2026-11-20T08:00:00Z',
    updatedAt: '2026-11-20T08:00:00Z',
    updatedBy: null,
    ...({ ...more } as object),
    orderLevels: ladder.map(([size, spread]) => ({
      minYield: null,
      maxPrice: null,
      size: millions(size),
      minSpread: spread === null ? null : rateOf(spread),
    })),
  }) as unknown as BookRow

interface LevelsInput {
  readonly basis?: GuidanceBasis
  readonly today?: string
  /** The yield of the spreads' reference. */
  readonly reference?: string
}

export const levelsOf = ({ basis = 'spread', today, reference }: LevelsInput = {}): BookSnapshot['levels'] =>
  ({
    status: 'IPG',
    bookClosed: false,
    closesAt: null,
    currency: 'USD',
    basis,
    test: null,
    push: null,
    final: null,
    quoted: {
      guidanceReference: reference ? { name: 'CT10', yield: rateOf(reference), frequency: null } : null,
      pricingBenchmark: null,
      couponFrequency: null,
    },
    today: today === undefined ? null : rateOf(today),
    marks: [],
  }) as unknown as BookSnapshot['levels']

export const bookOf = (rows: BookRow[]): BookSnapshot => ({
  at: '2026-11-20T08:00:00Z',
  enter: 'yes',
  parties: [],
  sight: 'all',
  rows,
  banks: [],
  groups: [],
  merges: [],
  hiddenMerges: 0,
  findings: [],
  levels: levelsOf(),
  holders: rows.map(({ holder }) => ({
    holder,
    masked: false,
    name: holder,
    nameCn: holder,
    nameHk: holder,
    shortName: holder,
    groupId: null,
    frozen: false,
  })),
  summary: {
    orders: rows.length,
    lines: rows.length,
    softOrders: 0,
    accounts: rows.length,
    withheld: 0,
    houses: rows.length,
    total: '0',
    inBook: null,
    atLevel: null,
    soft: '0',
    jlmInterest: '0',
    coLead: '0',
    conditional: '0',
    issue: null,
    coverage: null,
    inCoverage: null,
    since: null,
  },
})
