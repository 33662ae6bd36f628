// Loan deals of invented investors: prices of a month, one margin call, two warnings, and reviews with their notes.
import { sql } from 'kysely'
import { loansCalls } from '@bookrunner/contract/loans'
import { startWork, type Work, type WorkDeps } from './at-work.ts'

interface Bond {
  isin: string
  bondName: string
  currency: string
  /** Days ago, and the price of that day. The first is the price of the entry. */
  prices: readonly (readonly [daysAgo: number, price: string])[]
}

const bonds = {
  glasswing: {
    isin: 'XS2604187711',
    bondName: 'Glasswing 4.25% 2031',
    currency: 'USD',
    prices: [
      [30, '98.5'],
      [20, '97.9'],
      [8, '98.25'],
      [1, '98.4'],
    ],
  },
  amberfall: {
    isin: 'XS2511836426',
    bondName: 'Amberfall 6.875% 2029',
    currency: 'USD',
    prices: [
      [30, '94'],
      [15, '91.2'],
      [6, '89.3'],
      [1, '86.45'],
    ],
  },
  seventh: {
    isin: 'XS2390715287',
    bondName: 'Seventh Terrace 5.5% perpetual',
    currency: 'USD',
    prices: [
      [30, '90'],
      [12, '87.5'],
      [5, '85.1'],
      [1, '86.2'],
    ],
  },
  quillstone: {
    isin: 'XS2745031943',
    bondName: 'Quillstone 3.1% 2028',
    currency: 'CNH',
    prices: [
      [30, '99.1'],
      [9, '99.3'],
      [1, '99'],
    ],
  },
  northmere: {
    isin: 'XS2486073351',
    bondName: 'Northmere 7.25% 2030',
    currency: 'EUR',
    prices: [
      [30, '96'],
      [11, '95.2'],
      [1, '93.9'],
    ],
  },
} as const satisfies Record<string, Bond>
type BondKey = keyof typeof bonds

type Row = readonly [
  house: string,
  bond: BondKey,
  faceMm: number,
  loanMm: number,
  haircut: string,
  maintenance: string,
  own?: { marginCallPrice?: string; warningBand?: string },
]

const positions: readonly Row[] = [
  ['kestrelpeak', 'glasswing', 20, 14, '25', '12.5'],
  ['vellumcapital', 'glasswing', 50, 41, '15', '7.5'],
  ['larkfieldzurich', 'glasswing', 12, 10.5, '10', '5'],
  ['vellummacro', 'amberfall', 30, 22.5, '20', '15'],
  ['cobaltinefamily', 'amberfall', 10, 7.5, '20', '11'],
  ['tamarindgulf', 'amberfall', 25, 17.5, '25', '12.5'],
  ['larkfieldhk', 'seventh', 15, 11.4, '15', '9'],
  ['larkfielddubai', 'seventh', 8, 6.1, '15', '10'],
  ['ironmossre', 'seventh', 40, 21.5, '40', '20'],
  ['tamarindjapan', 'quillstone', 200, 176, '10', '8'],
  ['vellumasia', 'northmere', 18, 15.2, '12', '8'],
  ['kestrelpeaklu', 'northmere', 22, 14.7, '30', '15', { marginCallPrice: '82', warningBand: '5' }],
]

const keeper = 'systemadmin'
const ledger = 'loans:all'
const perMm = 1_000_000

const personOf = (house: string): string => `usr_investor${house === 'kestrelpeak' ? '' : house}`

class LoanStage {
  readonly #work: Work
  readonly #now: Temporal.Instant
  readonly #today: Temporal.PlainDate

  constructor(work: Work, now: Temporal.Instant) {
    this.#work = work
    this.#now = now
    this.#today = now.toZonedDateTimeISO('UTC').toPlainDate()
  }

  #dayOf(daysAgo: number): string {
    return this.#today.subtract({ days: daysAgo }).toString()
  }

  /** The next writes happened so many days ago, at the close of the market in Hong Kong. */
  #go(daysAgo: number, minutes = 0): void {
    const at = Temporal.PlainDate.from(this.#dayOf(daysAgo)).toZonedDateTime({
      timeZone: 'Asia/Hong_Kong',
      plainTime: '16:30',
    })
    const moment = at.add({ minutes }).toInstant()
    this.#work.story.date(ledger, Temporal.Instant.compare(moment, this.#now) < 0 ? moment : this.#now)
  }

  add([house, bond, face, loan, haircut, maintenance, own = {}]: Row, at: number) {
    const { prices, ...named } = bonds[bond]
    const [[daysAgo, price]] = prices
    this.#go(daysAgo, at - 360)
    return this.#work.ask(keeper, loansCalls.add, {
      ...named,
      entityId: `ent_${house}`,
      userId: personOf(house),
      face: face * perMm,
      loanAmount: loan * perMm,
      haircut,
      maintenance,
      marginCallPrice: own.marginCallPrice ?? null,
      warningBand: own.warningBand ?? null,
      startDay: this.#dayOf(daysAgo),
      endDay: this.#today.add({ days: 150 }).toString(),
      remark: '',
      price,
      priceDay: this.#dayOf(daysAgo),
    })
  }

  /** The prices of a day, for all bonds that have one. */
  price(daysAgo: number) {
    const prices = Object.values(bonds as Record<string, Bond>).flatMap((bond) =>
      bond.prices
        .filter(([day]) => day === daysAgo)
        .map(([, price]) => ({ isin: bond.isin, price, priceDay: this.#dayOf(daysAgo) })),
    )
    this.#go(daysAgo)
    return this.#work.ask(keeper, loansCalls.prices, { prices, source: daysAgo % 2 === 0 ? 'hand' : 'api' })
  }

  async review(bond: BondKey, note: string, daysAgo: number): Promise<void> {
    const { list } = await this.#work.ask(keeper, loansCalls.list, { isin: bonds[bond].isin, pageSize: 50 })
    const inquiryIds = list.flatMap((loan) => loan.inquiryIds)
    this.#go(daysAgo, 45)
    await this.#work.ask(keeper, loansCalls.marginCallReview, { inquiryIds, note })
  }

  async close(loan: { loanId: string; version: number }, daysAgo: number): Promise<void> {
    this.#go(daysAgo, 5)
    const { loanId, version: expectedVersion } = loan
    await this.#work.ask(keeper, loansCalls.close, {
      loanId,
      expectedVersion,
      note: 'Repaid at the call date',
    })
  }
}

/** Loan deals over a month, up to yesterday's prices. */
export const playLoans = async (deps: WorkDeps): Promise<void> => {
  const { rows } = await sql<{ now: Temporal.Instant }>`select clock_timestamp() as now`.execute(
    deps.database.db,
  )
  const stage = new LoanStage(startWork(deps), rows[0]!.now)
  for (const [at, row] of positions.entries()) await stage.add(row, at)
  const repaid = await stage.add(['ironmossgeneral', 'glasswing', 6, 4.2, '25', '12.5'], positions.length)
  for (const daysAgo of [20, 15, 12, 11, 9, 8]) await stage.price(daysAgo)
  await stage.close(repaid, 8)
  await stage.price(6)
  await stage.review('amberfall', 'Client knows; sells 5mm if it falls further', 6)
  await stage.price(5)
  await stage.review('seventh', 'Client adds USD 0.4mm of cover on Monday', 5)
  await stage.price(1)
}
