import { describe, expect, it, vi } from 'vitest'
import { orderRow } from '../charts/testing/rows.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { filterOf, isFiltered, narrowing, noFilter, type BookFilter } from './filter.ts'
import { browserBook, merged, names } from './testing.ts'

const rows = [
  orderRow({ id: 'a', mm: 10, number: 'K7Q4M-2XB90', holder: 'kestrel', account: 'Fund A', change: 'NEW' }),
  orderRow({ id: 'b', mm: 20, number: 'GAHX3-9D111', holder: 'ironmoss', change: 'CANCEL', classId: null }),
  orderRow({ id: 'c', mm: 5, number: 'ZZZZZ-00000', holder: 'marrowby', region: 'EMEA' as never, born: 9 }),
].map((row) => ({ ...row, throughId: 'ent_lantern', sales: 'Carmen Yip' }))
const named = (holder: string, name: string, shortName = '') => ({
  holder,
  masked: false,
  name,
  nameCn: '红隼峰',
  nameHk: '紅隼峰',
  shortName,
  groupId: null,
  frozen: false,
})
const book = browserBook(rows, {
  seq: 12,
  holders: [
    named('kestrel', 'Kestrel Peak'),
    named('ironmoss', 'Ironmoss Life'),
    named('marrowby', 'Marrowby'),
  ],
  banks: [
    { entityId: 'ent_lantern', name: 'Lantern Securities', nameCn: '', nameHk: '', shortName: 'Lantern' },
  ],
  merges: [merged('m', ['a', 'c'])],
})
const found = (filter: Partial<BookFilter>, within = book) => {
  const passes = filterOf({ ...noFilter, ...filter }, within, names)
  return rows.filter((row) => !passes || passes(row)).map(({ id }) => id)
}

describe('the filter of a book', () => {
  it('finds by every word: names, banks, accounts, and the number in any notation', () => {
    expect(found({ text: 'kestrel' })).toEqual(['a'])
    expect(found({ text: 'peak fund' })).toEqual(['a'])
    expect(found({ text: 'k7q4m2x' })).toEqual(['a'])
    expect(found({ text: 'Ｋ７Ｑ４Ｍ－２' })).toEqual(['a'])
    expect(found({ text: 'lantern yip 红隼' })).toEqual(['a', 'b', 'c'])
    expect(found({ text: 'lantern yip 紅隼' })).toEqual(['a', 'b', 'c'])
    expect(found({ text: 'kestrel marrowby' })).toEqual([])
  })

  it('finds the orders of investors whose users are all frozen', () => {
    const frozen = { ...named('kestrel', 'Kestrel Peak'), frozen: true }
    const within = browserBook(rows, { holders: [frozen, named('marrowby', 'Marrowby')] })
    expect(found({ signs: ['frozen'] }, within)).toEqual(['a'])
    expect(found({ signs: ['frozen'] })).toEqual([])
  })

  it('finds the orders above a limit of their house, by the findings', () => {
    const limit = {
      level: 'org',
      state: 'over',
      overridden: false,
      converted: false,
      amount: 1,
      used: '2',
      currency: 'USD',
    } as never
    const finding = {
      key: 'aboveLimit:b',
      kind: 'aboveLimit',
      orderIds: ['b'],
      usual: null,
      limit,
      resolution: null,
    } as const
    const within = browserBook(rows, { findings: [finding as never] })
    expect(found({ signs: ['aboveLimit'] }, within)).toEqual(['b'])
    expect(found({ signs: ['aboveLimit'] })).toEqual([])
  })

  it('finds every limit of a ladder, and comments', () => {
    const commented = browserBook([
      orderRow({
        id: 'a',
        mm: 10,
        ladder: [
          [10, null],
          [4, '250'],
        ],
        comment: 'Wants ten years',
      }),
      orderRow({ id: 'b', mm: 10, privateComment: 'Calls at Noon' }),
    ])
    const first = (text: string) => {
      const passes = filterOf({ ...noFilter, text }, commented, names)!
      return [...commented.rows.values()].filter(passes).map(({ id }) => id)
    }
    expect([first('t+250'), first('noon calls'), first('ten YEARS'), first('reoffer')]).toEqual([
      ['a'],
      ['b'],
      ['a'],
      ['a', 'b'],
    ])
  })

  it('narrows by change, region, type, bank and signs at once', () => {
    expect(found({ change: 'CANCEL' })).toEqual(['b'])
    expect(found({ regions: ['EMEA' as never] })).toEqual(['c'])
    expect(found({ classes: ['cls_funds'] })).toEqual(['a', 'c'])
    expect(found({ classes: [''] })).toEqual(['b'])
    expect(found({ through: ['ent_other'] })).toEqual([])
    expect(found({ signs: ['merged'] })).toEqual(['a', 'c'])
    expect(found({ signs: ['merged'], change: 'NEW' })).toEqual(['a'])
    expect(found({ signs: ['unread'] }, { ...book, readMarker: { upTo: 8, orderIds: new Set() } })).toEqual([
      'c',
    ])
    expect(
      found({ signs: ['unread'] }, { ...book, readMarker: { upTo: 8, orderIds: new Set(['c']) } }),
    ).toEqual([])
  })

  it('is undefined without criteria', () => {
    expect(filterOf({ ...noFilter, text: '  ' }, book, names)).toBeUndefined()
    expect(isFiltered(noFilter)).toBe(false)
    expect(narrowing({ ...noFilter, text: 'x', regions: ['EMEA' as never], signs: ['jlm'] })).toBe(2)
  })
})

describe('what a filter costs at each state of a large book', () => {
  const many = Array.from({ length: 200 }, (_, at) => orderRow({ id: `o${at}`, mm: 10 }))
  const large = browserBook(many, { merges: [merged('m', ['o1', 'o2']), merged('n', ['o3', 'o4'])] })
  const changed = (next: Partial<BrowserBook>): BrowserBook => ({ ...large, seq: 13, ...next })
  const shown = (filter: Partial<BookFilter>, within: BrowserBook, limits = names.limits) => {
    const passes = filterOf({ ...noFilter, ...filter }, within, { limits })!
    return [...within.rows.values()].filter((row) => passes(row)).length
  }

  it('makes the search text of changed orders only', () => {
    const limits = vi.fn(names.limits)
    expect(shown({ text: 'reoffer' }, large, limits)).toBe(200)
    expect(limits).toHaveBeenCalledTimes(200)
    const rows = new Map(large.rows).set('o7', orderRow({ id: 'o7', mm: 10, ladder: [[10, '90']] }))
    expect(shown({ text: 'reoffer' }, changed({ rows }), limits)).toBe(199)
    expect(limits).toHaveBeenCalledTimes(201)
  })

  it('makes it anew for another name', () => {
    const holders = (name: string) => new Map([['kestrel', named('kestrel', name)]])
    const row = orderRow({ id: 'a', mm: 10, holder: 'kestrel' })
    const within = { ...large, rows: new Map([['a', row]]), holders: holders('Kestrel Peak') }
    expect(shown({ text: 'peak' }, within)).toBe(1)
    expect(shown({ text: 'peak' }, { ...within, holders: holders('Kestrel Hill') })).toBe(0)
    const banks = new Map([['ent_lantern', { entityId: 'ent_lantern', ...named('x', 'Lantern') }]])
    const through = { ...within, rows: new Map([['a', { ...row, throughId: 'ent_lantern' }]]) }
    expect(shown({ text: 'lantern' }, through)).toBe(0)
    expect(shown({ text: 'lantern' }, { ...through, banks })).toBe(1)
  })

  it('reads merges and findings once, not for each order', () => {
    let reads = 0
    const counted = <Each extends { readonly orderIds: string[] }>(each: Each): Each =>
      Object.defineProperty({ ...each }, 'orderIds', {
        get: () => {
          reads += 1
          return each.orderIds
        },
      })
    const merges = [merged('m', ['o1', 'o2']), merged('n', ['o3', 'o4'])].map((each) => counted(each))
    const findings = ['o5', 'o6', 'o7'].map((id) =>
      counted({ key: id, kind: 'aboveLimit', orderIds: [id] } as never),
    )
    const within = changed({ merges, findings })
    expect([shown({ signs: ['merged'] }, within), shown({ signs: ['aboveLimit'] }, within)]).toEqual([4, 3])
    expect(reads).toBe(merges.length + findings.length)
  })
})
