// A book to write as a file, without a database: so many orders, at one state.
import type { BookRow } from '@bookrunner/contract/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { BookFacts } from '../src/areas/book/export/facts.ts'
import { rate } from './deals.ts'
import { mm, orderLevel } from './orders.ts'

export const bookRowOf = (nr: number, own: Partial<BookRow> = {}): BookRow => ({
  id: `ord_book${nr}`,
  number: `A${String(nr).padStart(4, '0')}-00000`,
  seq: nr,
  born: nr,
  version: 1,
  holder: 'ent_one',
  account: `Fund ${nr}`,
  region: 'APAC',
  jurisdiction: 'HK',
  classId: 'cls_am',
  throughId: 'ent_lantern',
  leads: ['ent_lantern', 'ent_brasslight'],
  status: 'FPG',
  change: 'SAME',
  fpgState: 'answered',
  needsTestSize: false,
  orderLevels: [orderLevel(10, '60')],
  lastOrderLevels: null,
  size: mm(10),
  testSize: null,
  fpgSize: mm(10),
  counting: mm(10),
  accepted: mm(10),
  fit: 'in',
  inSize: mm(10),
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
  updatedBy: 'Edmund Fong 方以誠',
  createdAt: '2027-03-02T01:00:00Z',
  updatedAt: '2027-03-02T02:30:00Z',
  may: [],
  reasoned: false,
  revision: nr,
  ...own,
})

/** A part of a book without orders, and a book of which every order is in. */
export const noPart = { orders: 0, lines: 0, amount: '0' }
export const allIn = (orders: number, amount: number) => ({
  in: { orders, lines: orders, amount: String(amount) },
  partlyIn: noPart,
  unknown: noPart,
  out: noPart,
})

const state = { dealId: 'deal_book', seq: 41, at: '2027-03-02T03:04:05Z' }
const total = (rows: readonly BookRow[]) =>
  String(rows.reduce((sum, { counting }) => sum + BigInt(counting), 0n))

export const bookFactsOf = (rows: BookRow[], own: Partial<BookFacts> = {}): BookFacts => ({
  deal: { name: 'Glasswing 3y', timeZone: 'Asia/Hong_Kong' },
  scope: 'all',
  house: 'Lantern',
  right: '',
  was: new Map(),
  list: {
    ...state,
    sight: 'all',
    enter: 'yes',
    parties: [],
    readMarker: { upTo: 0, orderIds: [] },
    rows,
    classes: [{ classId: 'cls_am', name: 'Asset manager' }],
    summary: {
      orders: rows.length,
      lines: rows.length,
      softOrders: 0,
      accounts: 1,
      withheld: 0,
      houses: 1,
      total: total(rows),
      inBook: total(rows),
      atLevel: null,
      soft: '2000000',
      jlmInterest: '0',
      coLead: '0',
      conditional: '0',
      issue: mm(500),
      coverage: rate('0.04'),
      inCoverage: rate('0.04'),
      since: {
        at: '2027-03-02T02:00:00Z',
        total: '-5000000',
        came: '3000000',
        went: '8000000',
        orders: 1,
        lines: 1,
      },
    },
    levels: {
      status: 'FPG',
      bookClosed: false,
      closesAt: null,
      currency: 'USD',
      basis: 'spread',
      quoted: { guidanceReference: null, pricingBenchmark: null, couponFrequency: null },
      final: null,
      today: rate('60'),
      test: null,
      push: 1,
      marks: [
        {
          number: 1,
          kind: 'IPG',
          level: { basis: 'spread', over: 'T', level: rate('120'), to: null, words: 'area' },
        },
      ],
    },
    holders: [
      {
        holder: 'ent_one',
        masked: false,
        name: 'Ironmoss Life',
        nameCn: '铁苔人寿',
        nameHk: '鐵苔人壽',
        shortName: 'Ironmoss',
        groupId: 'grp_moss',
        frozen: false,
      },
    ],
    banks: [
      {
        entityId: 'ent_lantern',
        name: 'Lantern Bank',
        nameCn: '灯笼银行',
        nameHk: '燈籠銀行',
        shortName: 'Lantern',
      },
      { entityId: 'ent_brasslight', name: 'Brasslight', nameCn: '', nameHk: '', shortName: 'Brasslight' },
    ],
    groups: [{ groupId: 'grp_moss', name: 'Moss Group', nameCn: '苔藓集团', nameHk: '苔蘚集團' }],
    merges: [],
    findings: [],
    hiddenMerges: 0,
  },
  shares: {
    region: [{ key: 'APAC', to: null, amount: '20000000', orders: 2, lines: 2, share: rate('100') }],
    type: [{ key: null, to: null, amount: '20000000', orders: 2, lines: 2, share: rate('100') }],
    size: [
      { key: '10', to: null, amount: '20000000', orders: 2, lines: 2, share: rate('66.7') },
      { key: '100', to: null, amount: '10000000', orders: 1, lines: 1, share: rate('33.3') },
    ],
    limit: [
      { key: 'reoffer', to: null, amount: '10000000', orders: 1, lines: 1, share: rate('50') },
      { key: '60', to: rate('65'), amount: '10000000', orders: 1, lines: 1, share: rate('50') },
    ],
  },
  demand: {
    ...state,
    total: '20000000',
    issue: 8_000_000 as FaceAmount,
    dropOff: null,
    whatIf: null,
    steps: [
      { level: null, inBook: '10000000', orders: 1, lines: 1, partlyIn: noPart, unknown: noPart },
      { level: rate('60'), inBook: '20000000', orders: 2, lines: 2, partlyIn: noPart, unknown: noPart },
    ],
    marks: [
      {
        number: 1,
        kind: 'IPG',
        inBook: '20000000',
        coverage: rate('2.5'),
        level: { basis: 'spread', over: 'T', level: rate('120'), to: null, words: 'area' },
      },
    ],
  },
  momentum: {
    ...state,
    minutes: 5,
    buckets: [
      {
        from: '2027-03-02T01:00:00Z',
        book: '20000000',
        new: '20500000',
        increased: '0',
        reduced: '500000',
        cancelled: '0',
      },
    ],
  },
  ...own,
})
