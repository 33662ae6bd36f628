import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/index.ts'
import { parseLadder, showLadder } from './parse-limit.ts'
import { readRow, rowColumns, type OrderRow } from './read-row.ts'
import { mm, orderLevel } from './world.ts'

const faults = (row: OrderRow) =>
  readRow({ investor: 'Kestrel Peak', ...row }).faults.map(({ field, reason }) => `${field} ${reason}`)

describe('a row of a list of orders', () => {
  it('is read as people write it', () => {
    const read = readRow({
      investor: ' Kestrel Peak ',
      account: 'Fund A',
      size: '10mm',
      minSpread: 'T+60',
      maxSize: '0.02bn',
      commitment: 'Soft',
      hedge: 'switch',
      through: 'Lantern',
      leads: 'Harbour; Quiet',
      sales: 'Chan',
      reserve: '1,000k',
      jlmInterest: 'x',
      comment: '',
    })
    expect(read).toMatchObject({
      investor: 'Kestrel Peak',
      through: 'Lantern',
      leads: ['Harbour', 'Quiet'],
      faults: [],
    })
    expect(read.content).toEqual({
      account: 'Fund A',
      orderLevels: [orderLevel(10, '60')],
      minSize: null,
      maxSize: mm(20),
      commitment: 'soft',
      hedge: 'benchmark',
      sales: 'Chan',
      reserve: mm(1),
      jlmInterest: true,
      comment: null,
      privateComment: null,
    })
  })

  it.each(['soft', '可撤', '非确定', '非確定', '软性', '意向'])('reads %s as soft', (commitment) => {
    expect(readRow({ investor: 'x', size: '10', commitment })).toMatchObject({
      content: { commitment: 'soft' },
      faults: [],
    })
  })

  it('may be a ladder in one cell', () => {
    const { content } = readRow({ investor: 'x', ladder: '10 @ T+60; 6 @ 53bp;2' })
    expect(content.orderLevels).toEqual([orderLevel(10, '60'), orderLevel(6, '53'), orderLevel(2)])
    expect(readRow({ investor: 'x', ladder: '10@4.75%;5@99.5' }).content.orderLevels).toMatchObject([
      { minYield: '4.75', maxPrice: null },
      { minYield: null, maxPrice: '99.5' },
    ])
    expect(faults({ ladder: '10 @ T+60', size: '10' })).toEqual(['ladder order.ladder-form'])
    expect(faults({ ladder: '10 @ 60 @ 5' })).toEqual(['ladder order.ladder-form'])
    expect(faults({ ladder: '10 110; 5 @ 120bp' })).toEqual(['ladder order.ladder-size'])
    expect(faults({ ladder: '10 @ soon' })).toEqual(['ladder order.ladder-limit'])
  })

  it.each(['５０', '-5', '1e400', '五十', 'NaN', '1 00', '10 110', '5 120', '+5'])(
    '%s is no size',
    (size) => {
      expect(faults({ size })).toEqual(['size amount.not-understood'])
    },
  )

  it('hears which form works for a limit with a decimal comma', () => {
    const row = { investor: 'x', size: '10', minYield: '7,15', minSpread: '112,5', maxPrice: '99,5' }
    expect(readRow(row).faults).toEqual([
      { field: 'minYield', reason: 'rate.decimal-comma', params: { value: '7.15' } },
      { field: 'minSpread', reason: 'rate.decimal-comma', params: { value: '112.5' } },
      { field: 'maxPrice', reason: 'rate.decimal-comma', params: { value: '99.5' } },
    ])
  })

  it('hears of every cell that is wrong', () => {
    expect(readRow({}).faults.map(({ field }) => field)).toEqual(['investor', 'size'])
    expect(
      faults({
        size: '0.0000001',
        minYield: '四',
        minSpread: '1e9',
        maxPrice: '2000',
        commitment: 'maybe',
        xOrder: '?',
      }),
    ).toEqual([
      'size amount.not-whole',
      'minYield rate.not-understood',
      'minSpread rate.not-understood',
      'maxPrice rate.out-of-range',
      'commitment field.choice',
      'xOrder field.choice',
    ])
  })

  it.each([
    ['US', 'firm, soft', 'none, benchmark, own', 'yes, no'],
    ['CN', '确定, 可撤', '无, 基准, 自行', '是, 否'],
    ['HK', '確定, 可撤', '無, 基準, 自行', '是, 否'],
  ] as const)('offers the choices of a cell in %s, and takes each of them', (language, ...offered) => {
    const columns = ['commitment', 'hedge', 'xOrder'] as const
    const quoted = { bare: 'maxPrice', names: [] } as const
    const row = { investor: 'x', size: '1', commitment: 'perhaps', hedge: '?', xOrder: 'maybe' }
    expect(readRow(row, quoted, language).faults).toEqual(
      columns.map((field, at) => ({
        field,
        reason: 'field.choice',
        params: { choices: offered[at] },
      })),
    )
    for (const [at, column] of columns.entries())
      for (const word of offered[at]!.split(', '))
        expect(faults({ size: '1', [column]: word }), word).toEqual([])
  })

  it('that says nothing of a flag leaves it as it follows from the investor', () => {
    expect(readRow({ investor: 'x', size: '1' }).content).not.toHaveProperty('jlmInterest')
    expect(readRow({ investor: 'x', size: '1', jlmInterest: 'no' }).content.jlmInterest).toBe(false)
  })
})

it('reads or refuses any row, never both', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159.,eE+-@; %kmbnT５') }))
  const row = fc.record(
    Object.fromEntries(rowColumns.map((column) => [column, fc.option(cell, { nil: '' })])),
  )
  fc.assert(
    fc.property(row, (cells) => {
      const { content, faults: found } = readRow(cells)
      for (const { field } of found) expect(rowColumns).toContain(field)
      if (!found.some(({ field }) => field === 'size' || field === 'ladder'))
        expect(content.orderLevels?.length).toBeGreaterThan(0)
    }),
  )
})

describe('a ladder in one line', () => {
  it('reads what it shows', () => {
    for (const text of ['10', '10 @ 60bp; 6 @ 53bp & 4.5%; 2', '5.25 @ 99.5', '3 @ -5bp', '1,250 @ 4.75%']) {
      const orderLevels = parseLadder(text)
      expect(isRefusal(orderLevels) ? orderLevels : showLadder(orderLevels)).toBe(text)
    }
  })

  it('takes a bare limit for what the deal is quoted in, and what has a sign for that', () => {
    expect(parseLadder('10 @ 60', 'minSpread')).toMatchObject([{ minSpread: '60', maxPrice: null }])
    expect(parseLadder('10 @ 4.5', 'minYield')).toMatchObject([{ minYield: '4.5' }])
    expect(parseLadder('10 @ 4.5% & 60', 'minSpread')).toMatchObject([{ minYield: '4.5', minSpread: '60' }])
    expect(parseLadder('10 @ 99.5')).toMatchObject([{ maxPrice: '99.5', minSpread: null }])
  })

  it('is not reread over something else than the deal is guided over', () => {
    const wrong = { reason: 'order.limit-over', params: { over: 'T' } }
    expect(parseLadder('30 @ MS+110', 'minSpread', ['T'])).toMatchObject(wrong)
    expect(parseLadder('30 @ ms + 110bp; 10', 'minSpread', ['T'])).toMatchObject(wrong)
    for (const text of ['30 @ T+110', '30 @ t+110', '30 @ +110', '30 @ 110'])
      expect(parseLadder(text, 'minSpread', ['T'])).toMatchObject([{ minSpread: '110' }])
    expect(parseLadder('30 @ MS+110', 'minSpread', [])).toMatchObject([{ minSpread: '110' }])
    const row = { investor: 'Kestrel', size: '30', minSpread: 'MS+110' }
    expect(readRow(row, { bare: 'minSpread', names: ['T'] }).faults).toEqual([
      { field: 'minSpread', ...wrong },
    ])
    expect(readRow(row, { bare: 'minSpread', names: ['MS'] }).faults).toEqual([])
  })

  it('refuses a repeated limit, and a text that is no ladder', () => {
    expect(parseLadder('10 @ 60bp & 50bp')).toMatchObject({ reason: 'order.ladder-form' })
    expect(parseLadder('10 @ 60bp @ 50bp')).toMatchObject({ reason: 'order.ladder-form' })
    expect(parseLadder('')).toMatchObject({ reason: 'order.ladder-form' })
    expect(parseLadder('10;')).toMatchObject({ reason: 'order.ladder-form' })
  })
})

describe('a text of one line', () => {
  it('is no longer than a form takes, and breaks nowhere', () => {
    const read = readRow({ investor: 'A', size: '1', account: ' Fund\n 1\u0007 ', sales: 'x'.repeat(121) })
    expect(read.content.account).toBe('Fund 1')
    expect(read.faults).toEqual([{ field: 'sales', reason: 'field.too-long', params: { max: 120 } }])
  })

  it('is a remark that is no longer than its field takes, and reported with all else that is wrong', () => {
    const remarks = { comment: 'x'.repeat(1001), privateComment: 'x'.repeat(2000) }
    expect(readRow({ investor: 'A', size: 'ten', ...remarks }).faults).toEqual([
      { field: 'size', reason: 'amount.not-understood' },
      { field: 'comment', reason: 'field.too-long', params: { max: 1000 } },
    ])
  })
})
