import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import type { AllocationRequest, AllocationOrder, RoundRule, Rule } from './policy.ts'

/** Books so small that all there could be is looked through: an allocation is found exactly where there is one. */
const size = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count as FaceAmount)
const order = (index: number): fc.Arbitrary<AllocationOrder> =>
  fc.record({
    id: fc.constant(`o${index}`),
    size: size(12),
    minSize: fc.option(size(9), { freq: 2 }),
    reserve: fc.option(size(6), { freq: 4 }),
    holder: fc.constantFrom('h0', 'h1', `own${index}`),
    group: fc.constant(null),
    classId: fc.constantFrom('fund', 'bank', 'none'),
    tags: fc.constantFrom<readonly string[]>([], ['core']),
    jlm: fc.boolean(),
    related: fc.boolean(),
    at: fc.constantFrom('2026-11-20T08:00:00Z', '2026-11-20T08:00:01Z'),
  })
const caps = fc.integer({ min: 1, max: 16 }).map((most) => most as FaceAmount)
const rounding = fc.option(
  fc.record<RoundRule>({
    kind: fc.constant('round'),
    to: fc.constantFrom(2, 3, 4, 6).map((to) => to as FaceAmount),
    remainder: fc.constantFrom(null, 'o0'),
  }),
  { freq: 2 },
)
const bounds = fc
  .tuple(
    fc.option(caps, { freq: 1 }),
    fc.option(caps, { freq: 1 }),
    fc.subarray<Rule>([
      { kind: 'minSize' },
      { kind: 'floor' },
      { kind: 'anchor', orderId: 'o0', size: null, share: rateOf('50') },
    ]),
    fc.option(
      size(6).filter((most) => most > 0),
      { freq: 2 },
    ),
    rounding,
  )
  .map(([account, group, rules, small, round]): Rule[] => [
    ...rules,
    ...(small === null ? [] : [{ kind: 'fillSmall' as const, most: small }]),
    ...(round === null ? [] : [round]),
    ...(account === null ? [] : [{ kind: 'capAccount' as const, most: account }]),
    ...(group === null ? [] : [{ kind: 'capGroup' as const, most: group }]),
  ])
const steps = fc.constantFrom<Rule[]>(
  [{ kind: 'proRata' }],
  [{ kind: 'byType', weights: [{ classId: 'bank', weight: rateOf('0.3') }] }],
  [{ kind: 'byType', weights: [{ classId: 'none', weight: rateOf('0') }] }],
  [{ kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] }],
  [{ kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] }, { kind: 'proRata' }],
  [{ kind: 'proRata' }, { kind: 'jlmLast' }],
  [{ kind: 'proRata' }, { kind: 'relatedLast' }, { kind: 'jlmLast' }],
  [],
)
const grids = fc.constantFrom([1, 1], [2, 1], [3, 1], [4, 2], [3, 2], [5, 3], [4, 1])
const asks = fc
  .record({
    orders: fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => order(at)))),
    bounds,
    steps,
    grid: grids.map(([minimum, increment]) => ({
      minimum: minimum as FaceAmount,
      increment: increment as FaceAmount,
    })),
    total: size(40),
    override: fc.option(size(8), { freq: 3 }),
  })
  .map(({ orders, bounds: boundRules, steps: stepRules, grid, total, override }): AllocationRequest => ({
    // Houses lie within groups.
    orders: orders.map((each) => ({ ...each, group: each.holder.startsWith('h') ? 'g' : null })),
    grid,
    total,
    policy: [...boundRules, ...stepRules],
    overrides: override === null ? [] : [{ orderId: 'o1', size: override }],
  }))

const ruleIn = <Kind extends Rule['kind']>({ policy }: AllocationRequest, kind: Kind) =>
  policy.find((rule): rule is Extract<Rule, { kind: Kind }> => rule.kind === kind)

/** All on the grid, up to what an order is for. */
const onGrid = (most: number, { minimum, increment }: AllocationRequest['grid']): number[] =>
  Array.from({ length: most + 1 }, (_, at) => at).filter(
    (at) => at >= minimum && (at - minimum) % increment === 0,
  )

const comesLast = ({ jlm, related }: AllocationOrder, ask: AllocationRequest): boolean =>
  (jlm && ruleIn(ask, 'jlmLast') !== undefined) || (related && ruleIn(ask, 'relatedLast') !== undefined)

/** The most the policy's steps give an order: of a tier, the first size that is not below what it fills. */
const mostFor = (each: AllocationOrder, ask: AllocationRequest, can: readonly number[]): number => {
  if (comesLast(each, ask)) return Infinity
  const weight = ruleIn(ask, 'byType')?.weights.find(({ classId }) => classId === each.classId)?.weight
  if (ruleIn(ask, 'proRata') || (ruleIn(ask, 'byType') && weight !== '0')) return Infinity
  if (!ruleIn(ask, 'byTag') || !each.tags.includes('core')) return 0
  return can.find((at) => at >= each.size * 0.6) ?? can.at(-1) ?? 0
}

/** Every size that the policy allows an order, computed here again without the engine. */
const sizesOf = (each: AllocationOrder, ask: AllocationRequest): readonly number[] => {
  const all = onGrid(each.size, ask.grid)
  const own = ask.overrides.find(({ orderId }) => orderId === each.id)
  if (own) return [0, ...all].filter((at) => at === own.size)
  const can = all.filter((at) => at >= (each.minSize ?? 0))
  if (ruleIn(ask, 'anchor')?.orderId === each.id)
    return [Math.max(0, ...can.filter((at) => at <= Math.floor(each.size / 2)))]
  const isLast = comesLast(each, ask)
  const most = can.at(-1)
  if (most !== undefined && !isLast && each.size <= (ruleIn(ask, 'fillSmall')?.most ?? 0)) return [most]
  const reserved = Math.max(0, ...can.filter((at) => at <= (each.reserve ?? 0)))
  const isFloored =
    ruleIn(ask, 'floor') &&
    !isLast &&
    (ruleIn(ask, 'minSize') !== undefined || (each.minSize ?? 0) <= ask.grid.minimum)
  const least = Math.max(reserved, isFloored ? (can[0] ?? 0) : 0)
  const top = Math.max(mostFor(each, ask, can), least)
  return [0, ...can].filter((at) => at >= least && at <= top)
}

/** Whether there is any allocation at all: every size of every order is tried. */
const exists = (ask: AllocationRequest): boolean => {
  const { orders, total } = ask
  const [account, group] = [
    ruleIn(ask, 'capAccount')?.most ?? Infinity,
    ruleIn(ask, 'capGroup')?.most ?? Infinity,
  ]
  const allocated = new Map<string, number>()
  const tried = (at: number, left: number): boolean => {
    const each = orders[at]
    if (!each) return left === 0
    const places = [each.holder, ...(each.group === null ? [] : [each.group])]
    return sizesOf(each, ask).some((size) => {
      if (size > left) return false
      for (const key of places) allocated.set(key, (allocated.get(key) ?? 0) + size)
      const fits =
        size === 0 ||
        ((allocated.get(each.holder) ?? 0) <= account &&
          (each.group === null || (allocated.get(each.group) ?? 0) <= group))
      const found = fits && tried(at + 1, left - size)
      for (const key of places) allocated.set(key, allocated.get(key)! - size)
      return found
    })
  }
  return tried(0, total)
}

/** The sizes of a strategic order in per cent: its share, or the multiple of the unit below it. */
const roundedShares = (each: AllocationOrder, ask: AllocationRequest): readonly number[] => {
  const to = ruleIn(ask, 'round')?.to
  const typed = ask.overrides.some(({ orderId }) => orderId === each.id)
  if (to === undefined || typed || ruleIn(ask, 'anchor')?.orderId !== each.id) return []
  const apart = Math.max(to, ask.grid.increment)
  return sizesOf(each, ask)
    .map((size) => size - (size % apart))
    .filter((size) => size >= Math.max(ask.grid.minimum, each.minSize ?? 0))
}

const isWithin = (ask: AllocationRequest, sizes: readonly number[]): boolean => {
  const fixed = ask.orders.map((each, at) =>
    [...sizesOf(each, ask), ...roundedShares(each, ask)].includes(sizes[at]!),
  )
  const over = (kind: 'capAccount' | 'capGroup', keyOf: (each: AllocationOrder) => string | null) => {
    const rule = ruleIn(ask, kind)
    if (!rule) return false
    return Map.groupBy(ask.orders.keys(), (at) => keyOf(ask.orders[at]!))
      .entries()
      .some(([of, own]) => of !== null && own.reduce((sum, at) => sum + sizes[at]!, 0) > rule.most)
  }
  return (
    fixed.every(Boolean) &&
    !over('capAccount', ({ holder }) => holder) &&
    !over('capGroup', ({ group }) => group)
  )
}

/** Whether no size on the grid is a multiple of the unit, or only sizes further apart than unit and increment are. */
const isOffUnit = (ask: AllocationRequest): boolean => {
  const { minimum, increment } = ask.grid
  const to = ruleIn(ask, 'round')?.to
  if (to === undefined) return false
  const apart = Math.max(to, increment)
  const whole = onGrid(minimum + 100, ask.grid).filter((at) => at % to === 0)
  const [first = 0, second = 0] = whole
  return !(whole.every((at) => at % apart === 0) && second - first === apart)
}

/** A wrong override, anchor or unit is reported whether or not the rest could be allocated. */
const isWrong = (ask: AllocationRequest): boolean => {
  const { overrides, orders, grid } = ask
  const { minimum, increment } = grid
  if (isOffUnit(ask)) return true
  return overrides.some(({ orderId, size: own }) => {
    const most = orders.find(({ id }) => id === orderId)?.size ?? -1
    return own > most || (own > 0 && (own < minimum || (own - minimum) % increment !== 0))
  })
}

describe('every small book', () => {
  it('is allocated exactly where there is an allocation, and as the rules say', () =>
    fc.assert(
      fc.property(asks, (request) => {
        const ask = request.orders.length > 1 ? request : { ...request, overrides: [] }
        const { lines, clashes } = allocate(ask)
        if (clashes.length > 0) {
          expect(lines).toEqual([])
          expect(isWrong(ask) || !exists(ask)).toBe(true)
          return
        }
        const sizes = lines.map((line) => line.size)
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(ask.total)
        expect(isWithin(ask, sizes)).toBe(true)
      }),
      { numRuns: 5_000 },
    ))

  it('gives a smaller order nothing before a larger one like it', () =>
    fc.assert(
      fc.property(asks, (request) => {
        const orders = request.orders.map((each) => ({ ...each, minSize: null, reserve: null }))
        const { lines } = allocate({ ...request, orders, overrides: [], policy: [{ kind: 'proRata' }] })
        const least = Math.min(...orders.filter((_, at) => lines[at]?.size).map((each) => each.size))
        for (const [at, each] of orders.entries())
          if (lines.length > 0 && each.size > least) expect(lines[at]!.size).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    ))
})
