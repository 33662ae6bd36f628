import type { PublishedDeal } from '@bookrunner/contract/deals'
import { emptyTerms, publishedTerms } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { meaningOf } from '@bookrunner/domain/orders'
import { describe, expect, it } from 'vitest'
import { levelOfRules } from './deal-context.ts'
import { orderDealOf } from './order-deal.ts'
import { changesOf, choiceFor, isLadderWrong, readTyped } from './read-typed.ts'
import { emptyOrderLevel, emptyTyped, type TypedOrder, type TypedOrderLevel } from './typed.ts'

const level = (kind: 'IPG' | 'test' | 'FPG', number: number, bp: string) => ({
  number,
  kind,
  final: null,
  note: null,
  at: '2026-11-23T08:00:00Z',
  level: { basis: 'spread', over: 'T', level: bp, to: null, words: null },
})

/** A published deal: 500mm, 200k × 1k, at most a tenth in one order. */
const published = (status: string, guidance: unknown[]): PublishedDeal =>
  ({
    header: { status, final: null },
    terms: {
      ...Object.fromEntries(publishedTerms.map((name) => [name, emptyTerms[name]])),
      size: { kind: 'number', face: 500_000_000, unit: 'mm' },
      sizeCap: '10',
      minDenomination: 200_000,
      increment: 1000,
    },
    lifecycle: { status, bookClosed: false, closesAt: null, closedAt: null, subjectAt: null, test: null },
    banks: [{ entityId: 'ent_lantern', roles: ['OC'] }],
    guidance,
  }) as unknown as PublishedDeal

const banks = [
  {
    entityId: 'ent_harbour',
    name: 'Harbour',
    nameCn: '',
    nameHk: '',
    shortName: '',
    bnd: false,
    usual: false,
  },
  { entityId: 'ent_lantern', name: 'Lantern', nameCn: '', nameHk: '', shortName: '', bnd: true, usual: true },
]
const deal = orderDealOf(published('IPG', [level('IPG', 1, '120'), level('test', 2, '100')]), banks)

const orderLevel = (size: string, limit = ''): TypedOrderLevel => ({
  ...emptyOrderLevel,
  size,
  limit,
  choice: limit === '' ? 'reoffer' : 'minSpread',
})
const typed = (...orderLevels: TypedOrderLevel[]): TypedOrder => ({ ...emptyTyped, orderLevels })
const faultsOf = (...orderLevels: TypedOrderLevel[]) =>
  readTyped(typed(...orderLevels), deal).faults.map(({ field, reason }) => `${field} ${reason}`)

it('the level of a meaning is of the state that the rules read, not of a header that came sooner', () => {
  const { header, ...rest } = published('IPG', [level('IPG', 1, '120')])
  const ahead = {
    ...rest,
    header: { ...header, guidance: level('IPG', 3, '105') },
  } as unknown as PublishedDeal
  expect(levelOfRules({ rules: orderDealOf(ahead, banks) })?.level).toBe('120')
})

describe('a ticket', () => {
  it.each(['50', '50mm', '0.05bn', '５０', '0.5亿'])('reads %s as fifty million', (size) => {
    const { content, faults } = readTyped(typed(orderLevel(size, 'Ｔ＋６０')), deal)
    expect(faults).toEqual([])
    expect(content.orderLevels).toEqual([
      { size: 50_000_000, minSpread: '60', minYield: null, maxPrice: null },
    ])
  })

  it('has no meaning while the ladder is wrong; missing fields do not matter', () => {
    const wrong = (...orderLevels: TypedOrderLevel[]) =>
      isLadderWrong(readTyped(typed(...orderLevels), deal).faults)
    expect(wrong(orderLevel('51'))).toBe(true)
    expect(wrong(orderLevel('10.0005'))).toBe(true)
    expect(wrong(orderLevel('20'), orderLevel('30'))).toBe(true)
    expect(wrong(orderLevel('20', 'MS+60'))).toBe(true)
    expect(wrong(orderLevel('20', '60'))).toBe(false)
    expect(wrong(orderLevel('20', '60'), emptyOrderLevel)).toBe(false)
  })

  it('reports problems at their fields, by the rules of the server', () => {
    expect(faultsOf(orderLevel(''))).toEqual(['orderLevels.0.size field.required'])
    expect(faultsOf(orderLevel('1e400'))).toEqual(['orderLevels.0.size amount.not-understood'])
    expect(faultsOf(orderLevel('-5'))).toEqual(['orderLevels.0.size amount.not-understood'])
    expect(faultsOf(orderLevel('0.1'))).toEqual(['orderLevels.0.size order.below-minimum'])
    expect(faultsOf(orderLevel('10.0005'))).toEqual(['orderLevels.0.size order.off-grid'])
    expect(faultsOf(orderLevel('51'))).toEqual(['orderLevels.0.size order.over-cap'])
    expect(faultsOf(orderLevel('10', 'MS+60'))).toEqual(['orderLevels.0.minSpread order.limit-over'])
    expect(faultsOf(orderLevel('10', '+60'))).toEqual([])
    expect(faultsOf(orderLevel('10', '4.75%'))).toEqual(['orderLevels.0.minSpread rate.not-understood'])
  })

  it('reports contradictions at the level on the screen', () => {
    expect(faultsOf(orderLevel('10', '60'), orderLevel('x'), orderLevel('20', '53'))).toEqual([
      'orderLevels.1.size amount.not-understood',
      'orderLevels.2.size order.levels-rise',
    ])
    expect(faultsOf(orderLevel('10', '60'), orderLevel('5', '60'))).toEqual([
      'orderLevels.1 order.level-twice',
    ])
  })

  it('uses the usual bank, and has a meaning at the current level', () => {
    const { content } = readTyped(typed(orderLevel('10', '110')), deal)
    expect(meaningOf(content.orderLevels as never, deal)).toMatchObject({
      share: '2',
      today: { fit: 'in', tight: { size: 10_000_000 as FaceAmount } },
      holds: [{ limit: '110', room: '10' }],
    })
  })

  it('sends only changed fields of an existing order', () => {
    const base = typed(orderLevel('10', '60'))
    const next: TypedOrder = { ...base, comment: 'For the green book' }
    expect(changesOf(readTyped(next, deal).content, next, base)).toEqual({ comment: 'For the green book' })
  })

  it('finds the kind of a limit by its signs; a bare figure has the kind of guidance', () => {
    expect(choiceFor('60', 'reoffer', 'minSpread')).toBe('minSpread')
    expect(choiceFor('４.75％', 'minSpread', 'minSpread')).toBe('minYield')
    expect(choiceFor('T+60', 'minYield', 'minYield')).toBe('minSpread')
    expect(choiceFor('4.8', 'minYield', 'minSpread')).toBe('minYield')
    expect(choiceFor('', 'minYield', 'minSpread')).toBe('reoffer')
    expect(choiceFor('99.5', 'reoffer', 'maxPrice')).toBe('maxPrice')
    expect(choiceFor('', 'maxPrice', 'maxPrice')).toBe('reoffer')
    expect(choiceFor('', 'both', 'minSpread')).toBe('both')
  })

  it('forgets the kind that the replaced text named, but no kind that the person chose', () => {
    expect(choiceFor('99.5', 'minSpread', 'minYield', 'T+100')).toBe('minYield')
    expect(choiceFor('60', 'minYield', 'minSpread', '4.75%')).toBe('minSpread')
    expect(choiceFor('9', 'minSpread', 'minYield', '')).toBe('minSpread')
    expect(choiceFor('99', 'minSpread', 'minYield', '9')).toBe('minSpread')
    expect(choiceFor('T+10', 'minSpread', 'minYield', 'T+100')).toBe('minSpread')
  })
})
