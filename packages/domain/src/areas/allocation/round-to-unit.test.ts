import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import { defaultPolicyOn } from './grid.ts'
import type { AllocationRequest, Grid, Rule } from './policy.ts'
import { ask, k, order, proRata, sizesOrClashes } from './testing.ts'

describe('rounding', () => {
  const mm = (count: number) => k(count * 1000)
  const book = [order('a', mm(80)), order('bb', mm(50)), order('ccc', mm(30)), order('dddd', k(1500))]
  const round = (to: FaceAmount, remainder: string | null = null): Rule => ({ kind: 'round', to, remainder })
  const by = (request: AllocationRequest) => allocate(request).lines.map(({ rounding }) => rounding)

  it('gives whole units, the largest cut-off first, and the remainder to the largest line', () => {
    const policy = [...proRata, round(mm(1))]
    expect(sizesOrClashes(ask(book, mm(100), { policy }))).toEqual([49_000, 31_000, 19_000, 1000])
    const odd = ask(book, k(100_650), { policy })
    expect(sizesOrClashes(odd)).toEqual([50_650, 31_000, 18_000, 1000])
    expect(by(odd)).toEqual(['remainder', 'rounded', 'rounded', 'rounded'])
  })

  it('gives the remainder to a named line; what that cannot take goes to the largest', () => {
    const odd = (size: FaceAmount) =>
      ask([...book.slice(0, 2), order('ccc', size)], k(100_650), {
        policy: [...proRata, round(mm(1), 'ccc')],
      })
    expect(sizesOrClashes(odd(mm(30)))).toEqual([50_000, 31_000, 19_650])
    const full = ask(book.slice(0, 3), k(100_650), {
      policy: [...proRata, round(mm(1), 'ccc')],
      overrides: [{ orderId: 'ccc', size: mm(30) }],
    })
    expect(sizesOrClashes(full)).toEqual([43_650, 27_000, 30_000])
    expect(by(full)).toEqual(['overflow', 'rounded', null])
  })

  it('rounds a share below the unit to the unit or to nothing, and says so', () => {
    const lines = [order('a', mm(90)), order('bb', mm(1)), order('ccc', mm(4))]
    const { lines: out } = allocate(ask(lines, mm(40), { policy: [...proRata, round(mm(1))] }))
    expect(out.map(({ size, rounding, tooSmall }) => [size / 1000, rounding, tooSmall])).toEqual([
      [38_000, 'rounded', false],
      [0, 'rounded', true],
      [2000, 'rounded', false],
    ])
  })

  it('leaves fixed sizes, and clashes with denominations that no unit fits', () => {
    const policy: Rule[] = [{ kind: 'anchor', orderId: 'a', size: k(10_500), share: null }, ...proRata]
    const fixed = ask(book, mm(40), { policy: [...policy, round(mm(1))] })
    expect(sizesOrClashes(fixed)).toEqual([10_500, 18_500, 11_000, 0])
    const grid = { minimum: k(250), increment: k(100) }
    expect(sizesOrClashes(ask(book, mm(40), { grid, policy: [...proRata, round(mm(1))] }))).toEqual([
      { kind: 'offUnit', to: mm(1) },
    ])
    expect(sizesOrClashes(ask(book, mm(40), { policy: [...proRata, round(mm(1), 'zz')] }))).toEqual([
      { kind: 'remainder', orderId: 'zz' },
    ])
  })

  it('is not a default rule where whole millions do not fit', () => {
    const runs = (grid: Grid) => {
      const policy = defaultPolicyOn(grid)
      expect(allocate(ask(book, mm(100), { grid, policy })).clashes).toEqual([])
      return policy.map(({ kind }) => kind)
    }
    expect(runs({ minimum: k(200), increment: k(1) })).toEqual(['fillSmall', 'proRata', 'round'])
    expect(runs({ minimum: k(150), increment: k(100) })).toEqual(['fillSmall', 'proRata'])
  })

  it('rounds a strategic order given in per cent down, unless the others cannot take the rest', () => {
    const policy: Rule[] = [
      { kind: 'anchor', orderId: 'a', size: null, share: rateOf('33') },
      ...proRata,
      round(mm(1)),
    ]
    const request = ask(book, mm(40), { policy })
    expect(sizesOrClashes(request)).toEqual([26_000, 9000, 5000, 0])
    expect(by(request)[0]).toBe('rounded')
    const tight = ask(book.slice(0, 2), k(76_400), { policy })
    expect(sizesOrClashes(tight)).toEqual([26_400, 50_000])
    const below = ask([order('a', k(2000)), ...book.slice(1)], mm(40), { policy })
    expect(sizesOrClashes(below)[0]).toBe(660)
  })

  it('does nothing where every allowed size is a multiple of the unit', () => {
    const grid = { minimum: mm(10), increment: mm(10) }
    const request = ask(book, mm(100), { grid, policy: [...proRata, round(mm(1))] })
    expect(sizesOrClashes(request)).toEqual([50_000, 30_000, 20_000, 0])
    expect(by(request)).toEqual([null, null, null, null])
  })
})

describe('small orders', () => {
  const lines = [order('a', k(5000)), order('bb', k(1500)), order('ccc', k(2000)), order('dddd', k(2001))]
  const small: Rule = { kind: 'fillSmall', most: k(2000) }

  it('are filled in full, and the others share the rest', () => {
    const { lines: out } = allocate(ask(lines, k(5000), { policy: [small, ...proRata] }))
    expect(out.map(({ size, by, full }) => [size / 1000, by, full])).toEqual([
      [1071, 'proRata', false],
      [1500, 'fillSmall', true],
      [2000, 'fillSmall', true],
      [429, 'proRata', false],
    ])
  })

  it('come after what the desk typed, and after orders of banks that come last', () => {
    const banks = [...lines.slice(0, 2), order('ccc', k(2000), { jlm: true })]
    const policy: Rule[] = [small, ...proRata, { kind: 'jlmLast' }]
    const overrides = [{ orderId: 'bb', size: k(500) }]
    expect(sizesOrClashes(ask(banks, k(5000), { policy, overrides }))).toEqual([4500, 500, 0])
  })

  it('clash with a smaller total, and with a cap', () => {
    const policy: Rule[] = [small, ...proRata]
    expect(sizesOrClashes(ask(lines, k(3000), { policy }))).toEqual([
      { kind: 'smallOver', small: k(3500), total: k(3000) },
    ])
    const capped: Rule[] = [...policy, { kind: 'capAccount', most: k(1800) }]
    expect(sizesOrClashes(ask(lines, k(5000), { policy: capped }))).toEqual([
      { kind: 'overCap', rule: 'capAccount', of: 'ccc', fixed: k(2000), floors: 0, most: k(1800) },
    ])
  })
})
