import { describe, expect, it } from 'vitest'
import { setGuidance, type GuidanceLevel } from '../deals/index.ts'
import { todaysSpan } from './deal.ts'
import { isOverIssue, offMarketLimits } from './off-market.ts'
import { after, open, rate, orderLevel, commandContext } from './world.ts'

const ipg = open()
const guided = (level: string, change: Partial<GuidanceLevel> = {}) => {
  const guidance = {
    basis: 'spread' as const,
    over: 'T',
    level: rate(level),
    to: null,
    words: null,
    ...change,
  }
  return todaysSpan(
    after(ipg, setGuidance(ipg, { guidance, levelConfirmed: true }, commandContext('09:10', 9))),
  )
}
const offMarket = (span: ReturnType<typeof guided>, ...limits: (string | null)[]) =>
  offMarketLimits(
    limits.map((limit) => orderLevel(10, limit)),
    span,
  )

describe('a limit', () => {
  it('far from guidance on either side is reported, with guidance', () => {
    expect(offMarket(guided('115'), '1000', '215', '14.99', null)).toEqual([
      { kind: 'minSpread', limit: '1000', level: '115' },
      { kind: 'minSpread', limit: '14.99', level: '115' },
    ])
  })

  it('is compared with the nearer end of a range, and reported once', () => {
    const range = guided('115', { to: rate('130') })
    expect(offMarket(range, '230', '230.5', '230.5', '15')).toEqual([
      { kind: 'minSpread', limit: '230.5', level: '130' },
    ])
  })

  it('between the ends of a range is not far, however wide the range', () => {
    const wide = guided('100', { to: rate('400') })
    expect(offMarket(wide, '100', '250', '400', '500')).toEqual([])
    expect(offMarket(wide, '501').map(({ level }) => level)).toEqual(['400'])
  })

  it('that cannot be compared is not far, nor is any before there is guidance', () => {
    const asYield = { ...orderLevel(10), minYield: rate('40') }
    expect(offMarketLimits([asYield], guided('115'))).toEqual([])
    expect(offMarketLimits([asYield], guided('4.75', { basis: 'yield', over: null }))).toHaveLength(1)
    expect(offMarket(undefined, '1000')).toEqual([])
  })
})

it('doubts a size over the whole issue', () => {
  expect(isOverIssue([orderLevel(500)], ipg)).toBe(false)
  expect(isOverIssue([orderLevel(501, '60'), orderLevel(10)], ipg)).toBe(true)
  const size = { kind: 'benchmark' as const }
  expect(isOverIssue([orderLevel(5000)], { ...ipg, terms: { ...ipg.terms, size } })).toBe(false)
})
