// The engine alone, on books of several sizes in turns, beside a copy of the orders.
import {
  allocate,
  defaultPolicy,
  type AllocationRequest,
  type AllocationOrder,
  type Rule,
} from '@bookrunner/domain/allocation'
import { rateOf, type FaceAmount } from '@bookrunner/domain/kernel'
import { middle, round } from '../lib/figures.ts'
import { judgeAtMost, reportFigure, type Figure } from '../lib/verdict.ts'
import { workOf } from '../lib/work.ts'

const sizes = [1000, 10_000, 100_000] as const
const rounds = 9
/** The first two warm up. */
const warmUp = 2
/** Milliseconds, for 10,000 lines; printed beside the figure. */
const aim = 45
/** Ten times the lines may take so many times the work. */
const mostGrowth = 12
/** 10,000 lines may take so many times the work of a copy of the orders, taken in turn. */
const mostCopies = 3

const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(10)

const arrived = (nr: number): string =>
  Temporal.Instant.from('2026-11-20T08:00:00Z').add({ milliseconds: nr }).toString()

/**
 * Sizes as books have them: many small, few large; from a fixed row of figures, the same in each run. A tenth of the orders
 * was changed later, so they come last, as a book lists them.
 */
const ordersOf = (count: number): AllocationOrder[] => {
  let seed = 20_261_121
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const orders = Array.from({ length: count }, (_, nr) => ({
    id: `o${nr}`,
    size: (Math.floor(200 + next() ** 3 * 50_000) * 1000) as FaceAmount,
    minSize: null,
    reserve: null,
    holder: `h${nr % (count / 4)}`,
    group: nr % 3 === 0 ? `g${nr % 500}` : null,
    classId: `c${nr % 7}`,
    tags: nr % 5 === 0 ? ['core'] : [],
    jlm: nr % 50 === 0,
    related: nr % 40 === 0,
    at: arrived(nr),
  }))
  // A copy, because its orders lie in memory one after the other, as those of a worker do.
  return structuredClone([
    ...orders.filter((_, nr) => nr % 10 !== 3),
    ...orders.filter((_, nr) => nr % 10 === 3),
  ])
}

const policies: Record<string, (sizes: number) => Rule[]> = {
  'pro rata': () => [{ kind: 'proRata' }],
  default: () => [...defaultPolicy],
  'weights, caps, floor': (sizes) => [
    { kind: 'capGroup', most: Math.floor(sizes / 20) as FaceAmount },
    { kind: 'capAccount', most: 30_000_000 as FaceAmount },
    { kind: 'floor' },
    { kind: 'byTag', tiers: [{ tag: 'core', fill: rateOf('60') }] },
    { kind: 'byType', weights: [{ classId: 'c1', weight: rateOf('1.5') }] },
    { kind: 'jlmLast' },
  ],
}

const requestOf = (orders: AllocationOrder[], policyOf: (sizes: number) => Rule[]): AllocationRequest => {
  const sum = orders.reduce((before, { size }) => before + size, 0)
  return {
    orders,
    policy: policyOf(sum),
    overrides: [],
    grid: { minimum: 200_000 as FaceAmount, increment: 1000 as FaceAmount },
    total: (Math.floor(sum / 3_000) * 1000) as FaceAmount,
  }
}

interface Worked {
  /** Milliseconds by the clock; the first is that of a thread that has just started: it mostly reads and compiles code. */
  clocks: number[]
  engine: number[]
  copy: number[]
}

/** Of a busy machine the time says little: the work is measured, garbage and all. */
const workOn = (ask: AllocationRequest, { clocks, engine, copy }: Worked): void => {
  const work = workOf(() => {
    const begun = performance.now()
    const { clashes } = allocate(ask)
    clocks.push(performance.now() - begun)
    if (clashes.length > 0) throw new Error(JSON.stringify(clashes))
  })
  engine.push(work)
  copy.push(workOf(() => structuredClone(ask.orders)))
}

/** What a policy takes of the CPU for each of the sizes, in milliseconds, and a copy of the same orders in turn. */
interface Cost {
  name: string
  engine: number[]
  copy: number[]
}

const measured = (name: string, policyOf: (sizes: number) => Rule[], books: AllocationOrder[][]): Cost => {
  console.log(`\nthe engine, ${name}, the middle of ${rounds} rounds`)
  const asks = books.map((orders) => requestOf(orders, policyOf))
  const worked = books.map((): Worked => ({ clocks: [], engine: [], copy: [] }))
  for (let nr = 0; nr < warmUp + rounds; nr++)
    for (const [at, ask] of asks.entries()) workOn(ask, worked[at]!)
  const cost: Cost = { name, engine: [], copy: [] }
  for (const [at, { clocks, engine, copy }] of worked.entries()) {
    const [work, copied] = [middle(engine.slice(warmUp)), middle(copy.slice(warmUp))]
    cost.engine.push(work)
    cost.copy.push(copied)
    console.log(
      `  ${round(sizes[at]!).padEnd(10)}${ms(clocks[0]!)} at first,${ms(middle(clocks))}, ${ms(work)} of CPU, a copy of the orders${ms(copied)}`,
    )
  }
  return cost
}

/** Of several policies the one that is worst by this figure. */
const worstBy = (costs: readonly Cost[], figure: (cost: Cost) => number): Cost =>
  costs.toSorted((a, b) => figure(b) - figure(a))[0]!

/** What a book of ten times the lines takes, beside the given one. */
const growth = (work: readonly number[], from: number): number => work[from + 1]! / work[from]!

/** Each policy with itself: the slowest of one size need not be the slowest of another. */
const grownMost = (costs: readonly Cost[], from: number): Figure => {
  const { name, engine, copy } = worstBy(costs, (cost) => growth(cost.engine, from))
  const copied = growth(copy, from)
  const peer = copied > 10 ? `; a copy of the orders ${copied.toFixed(1)} times` : ''
  return {
    work: `engine, ${round(sizes[from + 1]!)} lines`,
    figure: growth(engine, from),
    unit: `times the CPU of ${round(sizes[from]!)} lines, of the policy that grows most`,
    of: `${name}, ${engine[from + 1]!.toFixed(0)} and ${engine[from]!.toFixed(1)} ms${peer}`,
  }
}

export const reportEngine = (): void => {
  const books = sizes.map(ordersOf)
  const costs = Object.entries(policies).map(([name, policyOf]) => measured(name, policyOf, books))
  judgeAtMost(mostGrowth, grownMost(costs, 1))
  reportFigure(grownMost(costs, 0), { because: 'how it grows; the gate is 100,000' })
  const slowest = worstBy(costs, ({ engine }) => engine[1]!)
  const [work, copied] = [slowest.engine[1]!, slowest.copy[1]!]
  judgeAtMost(mostCopies, {
    work: 'engine, 10,000 lines',
    figure: work / copied,
    unit: 'times the CPU of a copy of the orders',
    of: `${slowest.name}, ${work.toFixed(1)} and ${copied.toFixed(1)} ms`,
  })
  reportFigure(
    { work: 'engine, 10,000 lines', figure: work, unit: 'ms of CPU', of: slowest.name },
    { aim: `${aim} ms`, because: 'depends on the machine; the copies are the gate' },
  )
}
