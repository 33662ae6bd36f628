import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import type { AllocationRequest, Rule } from './policy.ts'
import { ask, k, order, proRata, sizesOrClashes } from './testing.ts'

describe('pro rata', () => {
  it('gives every order the same part, on the grid, and no unit more or less', () => {
    const lines = [order('a', k(3000)), order('bb', k(2000)), order('ccc', k(2000))]
    expect(sizesOrClashes(ask(lines, k(1000)))).toEqual([428, 286, 286])
    expect(sizesOrClashes(ask(lines, k(6999)))).toEqual([2999, 2000, 2000])
  })
})

describe('orders too small for a share', () => {
  it('get the smallest allocation as far as their parts together reach, the largest first', () => {
    const lines = ['a', 'bb', 'ccc', 'dddd'].map((id) => order(id, k(400)))
    expect(sizesOrClashes(ask(lines, k(400)))).toEqual([200, 200, 0, 0])
    expect(sizesOrClashes(ask(lines, k(500)))).toEqual([250, 250, 0, 0])
  })

  it('get nothing where they accept no less than is out of reach, whether or not a rule says so', () => {
    const lines = [order('a', k(2000)), order('bb', k(1000), { minSize: k(900) })]
    for (const policy of [proRata, [{ kind: 'minSize' }, ...proRata]] as const) {
      expect(sizesOrClashes(ask(lines, k(1500), { policy }))).toEqual([1500, 0])
      expect(sizesOrClashes(ask(lines, k(2800), { policy }))).toEqual([1867, 933])
    }
  })

  it('are raised by a floor to what they accept only where a rule says that', () => {
    const lines = [order('a', k(2000)), order('bb', k(1000), { minSize: k(900) })]
    const policy: Rule[] = [{ kind: 'floor' }, ...proRata]
    expect(sizesOrClashes(ask(lines, k(1500), { policy }))).toEqual([1500, 0])
    expect(sizesOrClashes(ask(lines, k(1500), { policy: [{ kind: 'minSize' }, ...policy] }))).toEqual([
      600, 900,
    ])
  })

  it('get no reserve below their minimum', () => {
    const lines = [order('a', k(1000)), order('bb', k(1000), { minSize: k(900), reserve: k(300) })]
    expect(sizesOrClashes(ask(lines, k(250)))).toEqual([250, 0])
  })

  it('are raised by a floor, and clash where there is not so much', () => {
    const lines = ['a', 'bb', 'ccc'].map((id, at) => order(id, k(at === 0 ? 5000 : 300)))
    const policy: Rule[] = [{ kind: 'floor' }, { kind: 'proRata' }]
    expect(sizesOrClashes(ask(lines, k(1000), { policy }))).toEqual([600, 200, 200])
    expect(sizesOrClashes(ask(lines, k(500), { policy }))).toEqual([
      { kind: 'floorOver', floors: k(600), total: k(500) },
    ])
  })
})

describe('a total that the first choice of orders does not come to', () => {
  it('takes steps back from the others for one more smallest allocation', () => {
    expect(sizesOrClashes(ask([order('a', k(200)), order('bb', k(800))], k(999)))).toEqual([200, 799])
    const book = [
      ...Array.from({ length: 50 }, (_, at) => order(`s${at}`, k(200))),
      ...Array.from({ length: 50 }, (_, at) => order(`l${at}`, k(1000))),
    ]
    for (const total of [59_801, 59_900, 59_990, 59_999]) {
      const { lines } = allocate(ask(book, k(total)))
      expect(lines.reduce((sum, { size }) => sum + size, 0)).toBe(k(total))
      expect(lines.filter(({ size }) => size === 0)).toEqual([])
    }
  })

  it('leaves out who takes no less for who does', () => {
    const lines = [order('a', k(600), { minSize: k(600) }), order('bb', k(500), { minSize: k(500) })]
    expect(sizesOrClashes(ask([...lines, order('ccc', k(300))], k(700)))).toEqual([0, 500, 200])
  })

  it('leaves out one where the smallest allocations do not lie on whole steps', () => {
    const grid = { minimum: k(250), increment: k(100) }
    const lines = ['a', 'bb', 'ccc'].map((id) => order(id, k(950)))
    expect(sizesOrClashes(ask(lines, k(1000), { grid }))).toEqual([550, 450, 0])
    expect(sizesOrClashes(ask(lines.slice(0, 1), k(800), { grid }))).toEqual([
      { kind: 'offGrid', left: k(50) },
    ])
  })

  it('makes room within a house that is full', () => {
    const own = [order('a', k(3999), { holder: 'h' }), order('bb', k(200), { holder: 'h' })]
    const policy: Rule[] = [...proRata, { kind: 'capAccount', most: k(4000) }]
    const lines = [...own, order('ccc', k(300))]
    expect(sizesOrClashes(ask(lines, k(4299), { policy }))).toEqual([3999, 0, 300])
    expect(sizesOrClashes(ask(lines, k(4300), { policy }))).toEqual([3800, 200, 300])
    expect(sizesOrClashes(ask(lines, k(4301), { policy }))).toEqual([
      { kind: 'capped', left: k(1), rules: ['capAccount'] },
    ])
  })

  it('is not made of more than a tier fills', () => {
    const lines = [order('a', k(1000), { tags: ['core'] }), order('bb', k(1000))]
    const policy: Rule[] = [{ kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] }]
    expect(sizesOrClashes(ask(lines, k(600), { policy }))).toEqual([600, 0])
    expect(sizesOrClashes(ask(lines, k(700), { policy }))).toEqual([{ kind: 'noStep', left: k(100) }])
  })
})

describe('of two that tie', () => {
  it('the earlier instant goes first, whatever its text', () => {
    const lines = [
      order('later', k(400), { at: '2026-01-01T10:00:00.5Z' }),
      order('earlier', k(400), { at: '2026-01-01T10:00:00Z' }),
    ]
    expect(sizesOrClashes(ask(lines, k(405)))).toEqual([202, 203])
  })
})

describe('rules in their order', () => {
  const [fund, bank, pool] = [
    order('a', k(4000), { classId: 'fund', tags: ['anchor'] }),
    order('bb', k(4000), { classId: 'bank', jlm: true }),
    order('ccc', k(2000), { classId: 'fund', tags: ['real money'] }),
  ]
  const rules = (...policy: Rule[]) => sizesOrClashes(ask([fund, bank, pool], k(4000), { policy }))

  it('anchors take a fixed size or a part of what they ask for first', () => {
    expect(rules({ kind: 'anchor', orderId: 'a', size: k(1000), share: null }, { kind: 'proRata' })).toEqual([
      1000, 2000, 1000,
    ])
    expect(
      rules({ kind: 'anchor', orderId: 'ccc', size: null, share: rateOf('50') }, { kind: 'proRata' }),
    ).toEqual([1500, 1500, 1000])
  })

  it('types weigh, tags are tiers, banks of the syndicate come last', () => {
    expect(rules({ kind: 'byType', weights: [{ classId: 'bank', weight: rateOf('0.5') }] })).toEqual([
      2000, 1000, 1000,
    ])
    const tiers: Rule = { kind: 'byTag', tiers: [{ tag: 'real money', fill: rateOf('80') }] }
    expect(rules(tiers, { kind: 'proRata' })).toEqual([1000, 1000, 2000])
    const poor = ask([fund, bank, pool], k(1000), { policy: [tiers, { kind: 'proRata' }] })
    expect(sizesOrClashes(poor)).toEqual([0, 0, 1000])
    expect(rules({ kind: 'proRata' }, { kind: 'jlmLast' })).toEqual([2667, 0, 1333])
    expect(
      sizesOrClashes(
        ask([fund, bank, pool], k(7000), { policy: [{ kind: 'proRata' }, { kind: 'jlmLast' }] }),
      ),
    ).toEqual([4000, 1000, 2000])
  })

  it('caps hold back houses and groups, and what they hold back goes to the others', () => {
    expect(rules({ kind: 'proRata' }, { kind: 'capAccount', most: k(1200) })).toEqual([
      { kind: 'capped', left: expect.any(Number), rules: ['capAccount'] },
    ])
    expect(rules({ kind: 'proRata' }, { kind: 'capAccount', most: k(1500) })).toEqual([1500, 1500, 1000])
  })

  it('allocates nothing without a step', () => {
    expect(rules({ kind: 'anchor', orderId: 'a', size: k(1000), share: null })).toEqual([
      { kind: 'noStep', left: k(3000) },
    ])
  })
})

describe('what clashes', () => {
  const lines = [order('a', k(1000)), order('bb', k(1000))]
  it.each<[string, AllocationRequest, unknown]>([
    ['a book that takes less than the total', ask(lines, k(2500)), { kind: 'short', missing: k(500) }],
    ['a total off the grid', ask(lines, (k(1000) + 500) as FaceAmount), { kind: 'offGrid', left: 500 }],
    [
      'overrides that come to more',
      ask(lines, k(1000), { overrides: lines.map(({ id }) => ({ orderId: id, size: k(600) })) }),
      { kind: 'fixedOver', fixed: k(1200), total: k(1000) },
    ],
    [
      'an override above its order',
      ask(lines, k(1000), { overrides: [{ orderId: 'a', size: k(1001) }] }),
      { kind: 'override', orderId: 'a', size: k(1001), because: 'overSize' },
    ],
    [
      'an override off the grid',
      ask(lines, k(1000), { overrides: [{ orderId: 'a', size: 300_500 as FaceAmount }] }),
      { kind: 'override', orderId: 'a', size: 300_500, because: 'offGrid' },
    ],
    [
      'an override below the smallest',
      ask(lines, k(1000), { overrides: [{ orderId: 'a', size: k(199) }] }),
      { kind: 'override', orderId: 'a', size: k(199), because: 'underMinimum' },
    ],
    [
      'an override of no order',
      ask(lines, k(1000), { overrides: [{ orderId: 'zz', size: k(200) }] }),
      { kind: 'override', orderId: 'zz', size: k(200), because: 'unknown' },
    ],
    [
      'an anchor above its order',
      ask(lines, k(1000), {
        policy: [{ kind: 'anchor', orderId: 'a', size: k(2000), share: null }, ...proRata],
      }),
      { kind: 'anchor', orderId: 'a', because: 'overSize' },
    ],
    [
      'an override above a cap',
      ask(lines, k(1000), {
        overrides: [{ orderId: 'a', size: k(700) }],
        policy: [...proRata, { kind: 'capAccount', most: k(600) }],
      }),
      { kind: 'overCap', rule: 'capAccount', of: 'a', fixed: k(700), floors: 0, most: k(600) },
    ],
  ])('names %s and allocates nothing', (_, request, clash) => {
    const { lines: none, clashes } = allocate(request)
    expect(none).toEqual([])
    expect(clashes[0]).toEqual(clash)
  })

  it('tells what is fixed of a cap from the floors and reserves of its other lines', () => {
    const house = [
      order('a', k(1000), { holder: 'h' }),
      order('bb', k(1000), { holder: 'h' }),
      order('ccc', k(1000), { holder: 'h', reserve: k(250) }),
      order('dddd', k(5000)),
    ]
    const policy: Rule[] = [{ kind: 'floor' }, ...proRata, { kind: 'capAccount', most: k(600) }]
    const over = { kind: 'overCap', rule: 'capAccount', of: 'h', most: k(600) }
    const overrides = [{ orderId: 'a', size: k(700) }]
    expect(allocate(ask(house, k(5000), { policy, overrides })).clashes).toEqual([
      { ...over, fixed: k(700), floors: k(450) },
    ])
  })

  it('reports every wrong override at once', () => {
    const overrides = [
      { orderId: 'a', size: k(1001) },
      { orderId: 'zz', size: k(200) },
    ]
    expect(allocate(ask(lines, k(1000), { overrides })).clashes).toHaveLength(2)
  })
})

describe('why', () => {
  it('each line got what it got', () => {
    const lines = [
      order('a', k(1000)),
      order('bb', k(1000), { reserve: k(300) }),
      order('ccc', k(200)),
      order('dddd', k(150)),
    ]
    const { lines: out } = allocate(ask(lines, k(1200), { overrides: [{ orderId: 'a', size: k(500) }] }))
    expect(out.map(({ by, full, tooSmall }) => [by, full, tooSmall])).toEqual([
      ['desk', false, false],
      ['proRata', false, false],
      ['minimum', false, true],
      [null, false, true],
    ])
  })
})
