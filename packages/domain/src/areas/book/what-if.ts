import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type { Notch } from './axis.ts'
import { BookAtLevelSum, type BookAtLevel } from './book-at-level.ts'
import { ordersOf, sizeFrom, type BookLine } from './line.ts'
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
  lines: number
}

export interface WhatIf {
  at: BookAtLevel
  /** What is in over the size. */
  coverage: Rate | null
  /** Of what is in, what the ten largest houses take: per cent. */
  topTen: Rate | null
  /** What every order would get if all were filled alike: per cent, never above 100. */
  fill: Rate | null
  /** What is in today and would not be; by type and by region, the largest first. */
  dropOff: Omit<DropOff, 'key'> & { byType: DropOff[]; byRegion: DropOff[] }
}

const topHouses = 10

class Parts {
  readonly #parts = new Map<string | null, Omit<DropOff, 'key'>>()

  add(key: string | null, { amount, orders, lines }: Omit<DropOff, 'key'>): void {
    const part = this.#parts.get(key) ?? { amount: 0n, orders: 0, lines: 0 }
    this.#parts.set(key, {
      amount: part.amount + amount,
      orders: part.orders + orders,
      lines: part.lines + lines,
    })
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
  const sum = new BookAtLevelSum({ tight: level, wide: level })
  const dropped = { amount: 0n, orders: 0, lines: 0 }
  for (const line of lines) {
    const { soft, steps, holder, classId, region } = line
    const takes = sum.add(line)
    if (soft) continue
    if (takes > 0) houses.add(holder, { amount: BigInt(takes), orders: 0, lines: 1 })
    const leaves = today === null ? 0 : sizeFrom(steps, today) - takes
    if (leaves <= 0) continue
    const isOut = takes === 0
    const part = { amount: BigInt(leaves), orders: isOut ? ordersOf(line) : 0, lines: isOut ? 1 : 0 }
    dropped.amount += part.amount
    dropped.orders += part.orders
    dropped.lines += part.lines
    byType.add(classId, part)
    byRegion.add(region, part)
  }
  const at = sum.result
  const inBook = at.in.amount
  return {
    at,
    topTen: topTenOf(houses, inBook),
    coverage: coverageOf(inBook, size),
    fill: fillOf(size, inBook),
    dropOff: { ...dropped, byType: byType.list(), byRegion: byRegion.list() },
  }
}
