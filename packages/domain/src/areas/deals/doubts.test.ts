import { describe, expect, it } from 'vitest'
import { doubtFault, doubtsOf } from './doubts.ts'
import { parseGuidance, readGuidance, showGuidance } from './level.ts'
import type { GuidanceLevel } from './guidance.ts'
import { dealIn, done, final, spread, moveContext } from './lifecycle/world.ts'
import * as moves from './lifecycle/moves/index.ts'

const level = (text: string): GuidanceLevel => {
  const read = parseGuidance(text)
  if ('refused' in read) throw new Error(text)
  return read
}
const doubts = (is: string, was: string | null) =>
  doubtsOf(level(is), was === null ? null : level(was)).map(({ reason, params: { by } }) => [
    reason.replace('deal.level-', ''),
    by,
  ])

describe('a level is doubted', () => {
  it.each([
    [
      '-300',
      'T+115 area',
      [
        ['reference', '415 bp'],
        ['sign', '415 bp'],
        ['far', '415 bp'],
      ],
    ],
    ['T-5', 'T+60', [['sign', '65 bp']]],
    ['T+215', 'T+115 area', []],
    ['T+215.01', 'T+115 area', [['far', '100.01 bp']]],
    ['T+14.9', 'T+115', [['far', '100.1 bp']]],
    ['MS+110', 'T+115', [['reference', '5 bp']]],
    ['t + 110', 'T+115', []],
    ['CT3+110', 'T+115', []],
    ['T+110', 'CT3+115', []],
    ['CT5+110', 'CT3+115', [['reference', '5 bp']]],
    ['T+110', '+115', []],
    ['T+110-1100', 'T+115-120', [['far', '980 bp']]],
    ['4.75%', 'T+115', [['reference', '']]],
    ['5.75%', '4.75%', []],
    ['5.8%', '4.75%', [['far', '105 bp']]],
    ['-0.1%', '0.2%', [['sign', '30 bp']]],
    ['MS-10', 'MS-5', []],
    ['94', '99.50', [['far', '5.5']]],
    ['95', '99.50', []],
    ['T-300', null, []],
  ] as const)('%s after %s: %j', (is, was, expected) => {
    expect(doubts(is, was)).toEqual(expected)
  })

  it('have both figures, and the level is announced after a confirmation', () => {
    const [is, was] = [level('T+1150'), level('T+115 area')]
    expect(doubtFault(is, was, undefined)).toEqual({
      refused: true,
      reason: 'deal.level-doubtful',
      fields: [
        {
          field: 'levelConfirmed',
          reason: 'deal.level-far',
          params: { was: 'T+115 area', is: 'T+1150', by: '1035 bp' },
        },
      ],
    })
    expect(doubtFault(is, was, true)).toBeUndefined()
  })

  it('by every move that announces one', () => {
    const now = moveContext('09:00')
    const [ipg, closed] = [dealIn('IPG'), dealIn('FPG closed')]
    const [offMarket, closesAt] = [spread('-300'), '2026-11-23T11:00:00Z']
    const alone = { benchmarkYield: null, yield: null, coupon: null, price: null }
    const finals = { ...final, ...alone, spread: offMarket.level }
    const doubtful = { reason: 'deal.level-doubtful' }
    expect(moves.setGuidance(ipg, { guidance: offMarket }, now)).toMatchObject(doubtful)
    expect(moves.pushTest(ipg, { level: offMarket }, now)).toMatchObject(doubtful)
    expect(moves.pushFpg(ipg, { guidance: offMarket, closesAt }, now)).toMatchObject(doubtful)
    expect(moves.launch(closed, { final: finals }, now)).toMatchObject(doubtful)
    expect(moves.price(closed, { final, guidance: offMarket }, now)).toMatchObject(doubtful)
    const priced = dealIn('Priced, confirmed')
    const fixed = { final: { ...final, size: 400_000_000 as typeof final.size }, guidance: offMarket }
    expect(moves.correct(priced, { ...fixed, reason: 'typed' }, now)).toMatchObject(doubtful)
    for (const moved of [
      moves.setGuidance(ipg, { guidance: offMarket, levelConfirmed: true }, now),
      moves.pushTest(ipg, { level: offMarket, levelConfirmed: true }, now),
      moves.pushFpg(ipg, { guidance: offMarket, closesAt, levelConfirmed: true }, now),
      moves.launch(closed, { final: finals, levelConfirmed: true }, now),
      moves.price(closed, { final, guidance: offMarket, levelConfirmed: true }, now),
      moves.correct(priced, { ...fixed, reason: 'typed', levelConfirmed: true }, now),
    ])
      expect(done(moved).versions.at(-1)?.level).toMatchObject({ level: '-300' })
  })
})

describe('a figure alone', () => {
  const read = (typed: string, quoted: string | null) => {
    const found = readGuidance(typed, quoted === null ? null : level(quoted))
    return 'refused' in found ? undefined : showGuidance(found)
  }

  it.each([
    ['115', 'T+120 area', 'T+115'],
    ['115 area', 'T+120', 'T+115 area'],
    ['110-115', 'MS+120', 'MS+110-115'],
    ['+115', 'T+120', 'T+115'],
    ['-5', 'T+20', 'T-5'],
    ['115', '+120 bp', '+115 bp'],
    ['MS+115', 'T+120', 'MS+115'],
    ['T+85', 'CT3+90', 'CT3+85'],
    ['T+85-90 area', 'UST 5Y+95', 'UST 5Y+85-90 area'],
    ['CT5+85', 'CT3+90', 'CT5+85'],
    ['T+85', 'MS+90', 'T+85'],
    ['4.75%', 'T+120', '4.75%'],
    ['4.75', '5%', '4.75%'],
    ['T+115', '5%', 'T+115'],
    ['99.5', '99', '99.50'],
    ['115', null, '115.00'],
    ['words', 'T+120', undefined],
  ] as const)('%s on a deal quoted %s is %s', (typed, quoted, expected) => {
    expect(read(typed, quoted)).toBe(expected)
  })
})
