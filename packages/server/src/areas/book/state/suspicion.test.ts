import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { QuotaFlag } from '@bookrunner/domain/quota'
import type { BookOrder } from './book-order.ts'
import type { LiveBook } from './state.ts'
import { Suspicion } from './suspicion.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount

/** A book with only the fields that findings need. */
class Book {
  seq = 0
  merges: { id: string; orderIds: string[] }[] = []
  deal = { terms: { unusualTimes: '3' } }
  readonly orders = new Map<string, BookOrder>()
  readonly names = {
    houses: new Map(
      [
        ['one', 'grp', null],
        ['two', 'grp', null],
        ['three', null, 'LEI'],
        ['four', null, 'LEI'],
        ['five', null, null],
      ].map(([id, groupId, lei]) => [id, { groupId, lei }]),
    ),
  }
  readonly #changed: BookOrder[] = []

  /** Places an order of a house through a bank, or gives it another size. */
  put(id: string, house: string, bank: string, size = 5): void {
    this.seq += 1
    const order = { id, investorId: house, throughId: bank, seq: this.seq }
    const entry = { order, line: { counting: mm(size) } } as unknown as BookOrder
    this.orders.set(id, entry)
    this.#changed.push(entry)
  }

  merge(...orderIds: string[]): void {
    this.seq += 1
    this.merges = [{ id: `m${this.seq}`, orderIds }]
  }

  changedSince(since: number): BookOrder[] {
    return this.#changed.filter(({ order }) => order.seq > since)
  }
}

const tell = (suspicion: Suspicion, book: Book): string[] => {
  const state = book as unknown as LiveBook
  for (const house of suspicion.lacking(state)) suspicion.usual.set(house, house === 'five' ? mm(2) : null)
  suspicion.bring(state)
  return suspicion.findings.map(({ key, orderIds }) => `${key} ${orderIds.join(' ')}`).toSorted()
}

it('judges all orders again once the deal has another multiple', () => {
  const book = new Book()
  const suspicion = new Suspicion()
  book.put('a', 'five', 'x', 5)
  expect(tell(suspicion, book)).toEqual([])
  const setTo = (times: string) => {
    book.seq += 1
    book.deal = { terms: { unusualTimes: times } }
  }
  setTo('2')
  expect(tell(suspicion, book)).toEqual(['inflated:a a'])
  expect(suspicion.since).toBe(book.seq)
  setTo('2.5')
  expect(tell(suspicion, book)).toEqual([])
})

it('judges new usual sizes again, and sends findings with the next number', () => {
  const book = new Book()
  const suspicion = new Suspicion()
  book.put('a', 'five', 'x', 9)
  book.put('b', 'one', 'x', 9)
  const found = tell(suspicion, book)
  expect(found).toEqual(['inflated:a a'])
  const { since } = suspicion
  expect(suspicion.learn(['one', 'five'], new Map([['five', mm(2)]]))).toBe(false)
  expect([tell(suspicion, book), suspicion.since]).toEqual([found, since])
  expect(suspicion.learn(['one', 'five'], new Map([['one', mm(2)]]))).toBe(true)
  expect(tell(suspicion, book)).toEqual(['inflated:b b'])
  expect(suspicion.since).toBe(book.seq + 1)
})

it('reads exceeded limits again after a fault, and readers who come meanwhile wait for them', async () => {
  const book = new Book()
  const suspicion = new Suspicion()
  book.put('a', 'one', 'x')
  const state = book as unknown as LiveBook
  const flag = { level: 'org', state: 'over' } as QuotaFlag
  const fault = new Error('no connection')
  const failing = [1, 2].map(() => suspicion.bringAbove(state, () => Promise.reject(fault)))
  expect(await Promise.allSettled(failing)).toMatchObject([{ reason: fault }, { reason: fault }])
  await suspicion.bringAbove(state, async () => new Map([['a', flag]]))
  expect(tell(suspicion, book)).toEqual(['aboveLimit:a a'])
})

it('keeps the exceeded limits of the newest state', async () => {
  const book = new Book()
  const suspicion = new Suspicion()
  book.put('a', 'one', 'x')
  const state = book as unknown as LiveBook
  const flag = { level: 'org', state: 'over' } as QuotaFlag
  const slow = Promise.withResolvers<Map<string, QuotaFlag>>()
  const first = suspicion.bringAbove(state, () => slow.promise)
  book.put('a', 'one', 'x', 9)
  await suspicion.bringAbove(state, async () => new Map([['a', flag]]))
  slow.resolve(new Map())
  await first
  expect(tell(suspicion, book)).toEqual(['aboveLimit:a a'])
})

describe('findings while a book moves', () => {
  it('equal the findings on the whole book', () => {
    const book = new Book()
    const suspicion = new Suspicion()
    const steps: (() => void)[] = [
      () => book.put('a', 'one', 'x'),
      () => book.put('b', 'one', 'y'),
      () => book.put('c', 'two', 'x'),
      () => book.put('d', 'three', 'x'),
      () => book.put('e', 'four', 'y'),
      () => book.put('f', 'five', 'x'),
      () => book.put('g', 'five', 'x', 9),
      () => book.merge('a', 'b'),
      () => book.put('d', 'three', 'x', 0),
      () => book.put('g', 'five', 'x', 3),
      () => book.merge('f', 'g'),
      () => book.put('c', 'two', 'x', 7),
      () => book.merge(),
      () => book.put('b', 'one', 'x'),
      () => book.put('c', 'two', 'y', 7),
      () => book.put('c', 'two', 'y', 8),
      () => book.put('c', 'one', 'y', 8),
    ]
    const found: string[][] = []
    for (const step of steps) {
      step()
      const now = tell(suspicion, book)
      expect(now).toEqual(tell(new Suspicion(), book))
      found.push(now)
    }
    expect(found[1]).toEqual(['sameHouse:one a b'])
    expect(found[4]).toEqual(['sameGroup:grp a b c', 'sameHouse:one a b', 'sameLei:LEI d e'])
    expect(found[6]).toContain('inflated:g g')
    expect(found[7]).not.toContain('sameHouse:one a b')
    expect(found[11]).not.toContain('sameLei:LEI d e')
    expect(found[13]).toEqual([])
    expect(found.at(-1)).toContain('sameHouse:one a b c')
  })

  it('have the number they came with', () => {
    const book = new Book()
    const suspicion = new Suspicion()
    book.put('a', 'one', 'x')
    book.put('b', 'one', 'y')
    tell(suspicion, book)
    expect(suspicion.since).toBe(2)
    book.put('f', 'five', 'x', 1)
    tell(suspicion, book)
    expect(suspicion.since).toBe(2)
    book.put('b', 'one', 'y', 0)
    expect(tell(suspicion, book)).toEqual([])
    expect(suspicion.since).toBe(4)
  })
})
