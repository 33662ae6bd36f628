import { describe, expect, it } from 'vitest'
import { faceAmount, type Rate } from '../../kernel/index.ts'
import {
  bandOf,
  crossingOf,
  latestPriceDay,
  loanDoubts,
  loanFaults,
  loanFigures,
  proposeMaintenance,
  proposeMarginCallPrice,
  dayOfUndated,
  receivePrice,
  usualWidths,
  widthsFault,
  type LoanTerms,
} from './index.ts'

const rate = (text: string) => text as Rate
const terms = (own: Partial<LoanTerms> = {}): LoanTerms => ({
  isin: 'XS2333562713',
  face: faceAmount(10_000_000),
  loanAmount: faceAmount(7_000_000),
  haircut: rate('30'),
  maintenance: rate('15'),
  marginCallPrice: null,
  warningBand: null,
  startDay: '2026-11-02',
  endDay: null,
  ...own,
})

describe('the margin call price', () => {
  it('is where the loan uses up the maintenance margin, rounded up', () => {
    // 7 / (10 × 0.85) = 82.3529…
    expect(proposeMarginCallPrice(terms())).toBe('82.353')
    expect(proposeMarginCallPrice(terms({ maintenance: rate('30') }))).toBe('100')
    expect(proposeMarginCallPrice(terms({ face: faceAmount(0) }))).toBeUndefined()
    expect(proposeMaintenance(rate('12.5'))).toBe('6.25')
  })
})

describe('an impossible position', () => {
  it.each<[Partial<LoanTerms>, string, string]>([
    [{ isin: 'XS2333562714' }, 'isin', 'isin.wrong'],
    [{ face: faceAmount(0) }, 'face', 'loan.amount-zero'],
    [{ loanAmount: faceAmount(0) }, 'loanAmount', 'loan.amount-zero'],
    [{ haircut: rate('100') }, 'haircut', 'loan.haircut-wrong'],
    [{ haircut: rate('-1') }, 'haircut', 'loan.haircut-wrong'],
    [{ maintenance: rate('30.1') }, 'maintenance', 'loan.maintenance-wrong'],
    [{ marginCallPrice: rate('0') }, 'marginCallPrice', 'loan.call-price-wrong'],
    [{ marginCallPrice: rate('1000.1') }, 'marginCallPrice', 'loan.call-price-wrong'],
    [{ loanAmount: faceAmount(900_000_000) }, 'marginCallPrice', 'loan.call-price-wrong'],
    [{ warningBand: rate('50.1') }, 'warningBand', 'loan.band-wrong'],
    [{ endDay: '2026-11-01' }, 'endDay', 'loan.days-order'],
  ])('%j', (own, field, reason) => {
    expect(loanFaults(terms(own))).toEqual([{ field, reason }])
  })

  it('is not one at the ends of what is allowed', () => {
    expect(loanFaults(terms({ haircut: rate('99.999999'), maintenance: rate('0') }))).toEqual([])
    expect(loanFaults(terms({ maintenance: rate('30'), endDay: '2026-11-02' }))).toEqual([])
  })
})

describe('an unusual position', () => {
  it('lends more than face × price × (1 − haircut), or calls at the price of its entry', () => {
    expect(loanDoubts(terms(), rate('100'))).toEqual([])
    expect(loanDoubts(terms(), rate('99.999'))).toEqual([
      { field: 'loanAmount', reason: 'loan-above-advance' },
    ])
    expect(loanDoubts(terms(), rate('82.353')).map(({ reason }) => reason)).toEqual([
      'call-above-price',
      'loan-above-advance',
    ])
  })
})

describe('the figures at the current price', () => {
  it('are exact and never flatter', () => {
    const { face, loanAmount, haircut } = terms()
    const at = (price: string) =>
      loanFigures({ face, loanAmount, haircut, marginCallPrice: rate('82.353'), currentPrice: rate(price) })
    expect(at('90')).toEqual({
      marketValue: '9000000',
      loanToValue: '77.7778',
      distance: '7.647',
      distancePercent: '9.2856',
      cover: '700000',
    })
    expect(at('100')).toMatchObject({ loanToValue: '70', cover: '0' })
    expect(at('82.352')).toMatchObject({ distance: '-0.001', distancePercent: '-0.0013', cover: '1235360' })
  })
})

describe('bands', () => {
  const at = (price: string, warningBand: Rate | null = null) =>
    bandOf({ currentPrice: rate(price), marginCallPrice: rate('80'), warningBand }, usualWidths)

  it('begin at their ends', () => {
    expect(['80', '80.0000000001', '82.4', '82.401', '86.4', '86.401'].map((price) => at(price))).toEqual([
      'called',
      'warning',
      'warning',
      'watch',
      'watch',
      'calm',
    ])
  })

  it('follow the position’s own width', () => {
    expect([at('82', rate('1')), at('84', rate('5')), at('90', rate('20'))]).toEqual([
      'watch',
      'warning',
      'warning',
    ])
  })

  it('have widths from 0 to 50, watching outside warning', () => {
    expect(widthsFault(usualWidths)).toBeUndefined()
    for (const [warning, watch] of [
      ['-1', '8'],
      ['9', '8'],
      ['3', '50.1'],
    ] as const)
      expect(widthsFault({ warning: rate(warning), watch: rate(watch) })).toMatchObject({
        reason: 'loan.bands-wrong',
      })
  })

  it('alert on entry, and not on recovery', () => {
    expect(crossingOf(null, 'called')).toBe('called')
    expect(crossingOf('calm', 'warning')).toBe('warning')
    expect(crossingOf('warning', 'called')).toBe('called')
    expect(crossingOf('called', 'called')).toBeUndefined()
    expect(crossingOf('called', 'warning')).toBeUndefined()
    expect(crossingOf('warning', 'watch')).toBeUndefined()
    expect(crossingOf('called', null)).toBeUndefined()
  })
})

describe('a price that arrives', () => {
  const stored = { price: rate('90.5'), day: '2026-11-20' }
  it('replaces the stored one unless it is of an earlier day', () => {
    expect(receivePrice(stored, { price: rate('91'), day: '2026-11-19' })).toBe('older')
    expect(receivePrice(stored, stored)).toBe('same')
    expect(dayOfUndated('2026-11-21', ['2026-11-20'])).toBe('2026-11-21')
    expect(dayOfUndated('2026-11-19', ['2026-11-18', '2026-11-20'])).toBe('2026-11-20')
    expect(receivePrice(stored, { ...stored, day: '2026-11-21' })).toBe('changed')
    expect(receivePrice(stored, { ...stored, price: rate('90.4') })).toBe('changed')
  })

  it('has a day that has begun somewhere', () => {
    expect(latestPriceDay(Temporal.Instant.from('2026-11-20T09:59:00Z'))).toBe('2026-11-20')
    expect(latestPriceDay(Temporal.Instant.from('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
  })
})
