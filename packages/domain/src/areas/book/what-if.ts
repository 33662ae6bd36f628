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

/** A part of a book, by type or by region. */
export interface SplitPart {
  key: string | null
  amount: bigint
}

export interface DropOff extends SplitPart {
  orders: number
  lines: number
}

interface Split<Part> {
  byType: Part[]
  byRegion: Part[]
}

export interface WhatIf {
  at: BookAtLevel
  /** What is in over the size. */
  coverage: Rate | null
  /** Of what is in, what the ten largest houses take: per cent. */
  topTen: Rate | null
  /** What every order would get if all were filled alike: per cent, never above 100. */
  fill: Rate | null
  /** What would be in; by type and by region, the largest first. */
  stays: Split<SplitPart>
  /** What is in today and would not be, likewise. */
  dropOff: Omit<DropOff, 'key'> & Split<DropOff>
}

const topHouses = 10

const listOf = <Part extends { amount: bigint }>(
  parts: ReadonlyMap<string | null, Part>,
): (Part & { key: string | null })[] => {
  const larger = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? -1 : 1)
  return [...parts]
    .map(([key, part]) => ({ ...part, key }))
    .toSorted((one, other) => larger(one.amount, other.amount))
}

/** Amounts that are in, as numbers until they are listed: a slider moves with ten thousand lines. */
class Staying {
  readonly #amounts = new Map<string | null, number>()

  add(key: string | null, amount: FaceAmount): void {
    this.#amounts.set(key, (this.#amounts.get(key) ?? 0) + amount)
  }

  list(): SplitPart[] {
    return listOf(new Map([...this.#amounts].map(([key, amount]) => [key, { amount: BigInt(amount) }])))
  }
}

class Leaving {
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
    return listOf(this.#parts)
  }
}

const topTenOf = (houses: Staying, inBook: bigint): Rate | null => {
  if (inBook === 0n) return null
  const top = houses
    .list()
    .slice(0, topHouses)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return shareOf(top, inBook)
}

/** The book as it would be; ten thousand orders within a frame, so that a slider may move it. */
export const whatIf = (lines: readonly BookLine[], { level, size, today }: WhatIfLevel): WhatIf => {
  const stays = { byHouse: new Staying(), byType: new Staying(), byRegion: new Staying() }
  const leaves = { byType: new Leaving(), byRegion: new Leaving() }
  const sum = new BookAtLevelSum({ tight: level, wide: level })
  const dropped = { amount: 0n, orders: 0, lines: 0 }
  for (const line of lines) {
    const { soft, steps, holder, classId, region } = line
    const takes = sum.add(line)
    if (soft) continue
    if (takes > 0) {
      stays.byHouse.add(holder, takes)
      stays.byType.add(classId, takes)
      stays.byRegion.add(region, takes)
    }
    const lost = today === null ? 0 : sizeFrom(steps, today) - takes
    if (lost <= 0) continue
    const isOut = takes === 0
    const part = { amount: BigInt(lost), orders: isOut ? ordersOf(line) : 0, lines: isOut ? 1 : 0 }
    dropped.amount += part.amount
    dropped.orders += part.orders
    dropped.lines += part.lines
    leaves.byType.add(classId, part)
    leaves.byRegion.add(region, part)
  }
  const at = sum.result
  const inBook = at.in.amount
  return {
    at,
    topTen: topTenOf(stays.byHouse, inBook),
    coverage: coverageOf(inBook, size),
    fill: fillOf(size, inBook),
    stays: { byType: stays.byType.list(), byRegion: stays.byRegion.list() },
    dropOff: { ...dropped, byType: leaves.byType.list(), byRegion: leaves.byRegion.list() },
  }
}
