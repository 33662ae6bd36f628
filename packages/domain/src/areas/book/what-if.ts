import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type { Notch } from './axis.ts'
import { sizeFrom, type BookLine } from './line.ts'
import { coverageOf, fillOf, shareOf } from './ratios.ts'

/** A level and a size nobody has announced. */
export interface WhatIfLevel {
  level: Notch
  /** Of the issue; null where it is no number. */
  size: FaceAmount | null
  /** The level that holds now, against which orders drop off; null before there is one. */
  today: Notch | null
}

export interface DropOff {
  key: string | null
  amount: bigint
  orders: number
}

export interface WhatIf {
  inBook: bigint
  orders: number
  /** What is in over the size. */
  coverage: Rate | null
  /** Of what is in, what the ten largest houses take: per cent. */
  topTen: Rate | null
  /** What every order would get if all were filled alike: per cent, never above 100. */
  fill: Rate | null
  /** What is in today and would not be; by type and by region, the largest first. */
  dropOff: { amount: bigint; orders: number; byType: DropOff[]; byRegion: DropOff[] }
}

const topHouses = 10

class Parts {
  readonly #parts = new Map<string | null, { amount: bigint; orders: number }>()

  add(key: string | null, amount: bigint, orders: number): void {
    const part = this.#parts.get(key) ?? { amount: 0n, orders: 0 }
    this.#parts.set(key, { amount: part.amount + amount, orders: part.orders + orders })
  }

  list(): DropOff[] {
    const larger = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? -1 : 1)
    return [...this.#parts]
      .map(([key, part]) => ({ key, ...part }))
      .toSorted((one, other) => larger(one.amount, other.amount))
  }
}

const topTenOf = (houses: Parts, inBook: bigint): Rate | null => {
  if (inBook === 0n) return null
  const top = houses
    .list()
    .slice(0, topHouses)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return shareOf(top, inBook)
}

/** The book as it would be; ten thousand orders within a frame, so that a slider may move it. */
export const whatIf = (lines: readonly BookLine[], { level, size, today }: WhatIfLevel): WhatIf => {
  const [houses, byType, byRegion] = [new Parts(), new Parts(), new Parts()]
  let [inBook, orders, dropped, droppedOrders] = [0n, 0, 0n, 0]
  for (const { soft, steps, holder, classId, region } of lines) {
    if (soft) continue
    const takes = sizeFrom(steps, level)
    if (takes > 0) {
      inBook += BigInt(takes)
      orders += 1
      houses.add(holder, BigInt(takes), 1)
    }
    const leaves = today === null ? 0 : sizeFrom(steps, today) - takes
    if (leaves <= 0) continue
    const [amount, out] = [BigInt(leaves), takes === 0 ? 1 : 0]
    dropped += amount
    droppedOrders += out
    byType.add(classId, amount, out)
    byRegion.add(region, amount, out)
  }
  return {
    inBook,
    orders,
    topTen: topTenOf(houses, inBook),
    coverage: coverageOf(inBook, size),
    fill: fillOf(size, inBook),
    dropOff: {
      amount: dropped,
      orders: droppedOrders,
      byType: byType.list(),
      byRegion: byRegion.list(),
    },
  }
}
