import { noCapital, type CapitalTerms, type OptionRow } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { capitalLines } from './capital.ts'
import { optionText } from './options.ts'

const rate = (text: string) => text as Rate
const call: OptionRow = { kind: 'call', from: '2031-05-12', until: null, price: null }
const event: OptionRow = { kind: 'tax', from: null, until: null, price: null }
const english = (row: Partial<OptionRow>) => optionText({ ...call, ...row }, 'US')
const onEvent = (row: Partial<OptionRow>) => optionText({ ...event, ...row }, 'US')

describe('a call or put in words', () => {
  it('says on which days', () => {
    expect(english({ exercise: 'once' })).toBe('Call at par, on 12 May 2031')
    expect(english({ until: '2031-05-12' })).toBe('Call at par, on 12 May 2031')
    expect(english({})).toBe('Call at par, on any day from 12 May 2031')
    expect(english({ exercise: 'couponDays' })).toBe('Call at par, on every coupon date from 12 May 2031')
    const every = (everyMonths: number) => english({ exercise: 'everyMonths', everyMonths })
    expect(every(60)).toBe('Call at par, on 12 May 2031 and every 5 years after')
    expect(every(12)).toBe('Call at par, on 12 May 2031 and every year after')
    expect(every(3)).toBe('Call at par, on 12 May 2031 and every 3 months after')
    expect(every(1)).toBe('Call at par, on 12 May 2031 and every month after')
    expect(english({ exercise: 'couponDays', until: '2035-05-12', kind: 'put' })).toBe(
      'Put at par, on every coupon date from 12 May 2031, until 12 May 2035',
    )
  })

  it('says the prices', () => {
    const priceSteps = [
      { from: '2032-05-12', price: rate('101.375') },
      { from: '2033-05-12', price: rate('100') },
    ]
    expect(english({ price: rate('102.75'), priceSteps })).toBe(
      'Call at 102.750; 101.375 from 12 May 2032; par from 12 May 2033, on any day from 12 May 2031',
    )
    expect(english({ price: rate('100.000'), exercise: 'once' })).toBe('Call at par, on 12 May 2031')
  })

  it('says the notice', () => {
    const noticed = (least: number | null, most: number | null) => onEvent({ notice: { least, most } })
    expect(noticed(30, 60)).toBe('Tax call at par, 30–60 days’ notice')
    expect(noticed(30, 30)).toBe('Tax call at par, 30 days’ notice')
    expect(noticed(5, null)).toBe('Tax call at par, at least 5 days’ notice')
    expect(noticed(null, 60)).toBe('Tax call at par, at most 60 days’ notice')
    expect(noticed(null, null)).toBe('Tax call at par')
  })
})

describe('another right in words', () => {
  it('is a make-whole over its benchmark', () => {
    const makeWhole = { kind: 'makeWhole', until: '2034-04-12' } as const
    expect(onEvent({ ...makeWhole, over: 'T', spread: rate('20') })).toBe(
      'Make-whole call at T +20 bp, until 12 Apr 2034',
    )
    expect(onEvent({ ...makeWhole, spread: rate('-5'), price: rate('101') })).toBe(
      'Make-whole call at the benchmark −5 bp, not below 101.000, until 12 Apr 2034',
    )
    expect(onEvent({ ...makeWhole, over: 'DBR' })).toBe(
      'Make-whole call over DBR, spread set at pricing, until 12 Apr 2034',
    )
    expect(onEvent({ ...makeWhole, until: null })).toBe('Make-whole call')
    expect(onEvent({ kind: 'makeWhole', from: '2026-11-20' })).toBe('Make-whole call from 20 Nov 2026')
  })

  it('waits for an event', () => {
    expect(onEvent({ kind: 'changeOfControl', price: rate('101'), note: 'with a downgrade' })).toBe(
      'Change of control put at 101.000 (with a downgrade)',
    )
    expect(onEvent({ kind: 'cleanUp', share: rate('75') })).toBe(
      'Clean-up call at par, once 75% of the issue is bought back',
    )
    expect(
      onEvent({ kind: 'equityClaw', price: rate('105.5'), share: rate('40'), until: '2028-02-15' }),
    ).toBe('Equity claw at 105.500, until 15 Feb 2028, for up to 40% of the issue')
    expect(
      onEvent({
        kind: 'rating',
        price: rate('101'),
        priceSteps: [{ from: '2031-05-12', price: rate('100') }],
      }),
    ).toBe('Rating event call at 101.000; par from 12 May 2031')
  })

  it('is said in Chinese, too', () => {
    const row: OptionRow = {
      ...call,
      exercise: 'everyMonths',
      everyMonths: 60,
      notice: { least: 30, most: 60 },
      note: '须经监管批准',
    }
    expect(optionText(row, 'CN')).toBe(
      '赎回，按面值，2031年5月12日及其后每 5 年，提前 30 至 60 天通知（须经监管批准）',
    )
    expect(optionText({ ...event, kind: 'changeOfControl', price: rate('101') }, 'HK')).toBe(
      '控制權變更回售，價格 101.000',
    )
  })
})

describe('capital terms in words', () => {
  const lines = (capital: Partial<CapitalTerms>, language: 'US' | 'CN' | 'HK' = 'US') =>
    capitalLines({ ...noCapital, ...capital }, language)

  it('say how losses are absorbed', () => {
    expect(
      lines({
        lossAbsorption: 'both',
        trigger: rate('7'),
        absorbedBy: 'conversion',
        conversionPrice: rate('4.03488'),
        conversionFloor: rate('2'),
        conversionCurrency: 'USD',
        stopper: true,
        pusher: true,
        note: 'Solo and group',
      }),
    ).toEqual([
      'Loss absorption: Contractual and statutory',
      'Trigger: CET1 below 7%',
      'Conversion into shares, at USD 4.03488, floor USD 2',
      'Dividend stopper',
      'Dividend pusher',
      'Solo and group',
    ])
    expect(
      lines({ lossAbsorption: 'statutory', nonViability: true, absorbedBy: 'permanentWriteDown' }, 'HK'),
    ).toEqual(['吸收虧損：法定', '觸發條件：不可持續經營事件', '永久撇減'])
  })

  it('say whether coupons may be deferred', () => {
    expect(lines({ deferral: 'cumulative' })).toEqual(['Coupons may be deferred, cumulative'])
    expect(lines({ deferral: 'nonCumulative' }, 'CN')).toEqual(['可递延派息，非累积'])
    expect(lines({})).toEqual([])
  })
})
