// Orders entered and changed in books of several sizes, in turns.
import type pg from 'pg'
import type { Client } from '@bookrunner/contract'
import { middle, round } from '../lib/figures.ts'
import { judgeAtLeast } from '../lib/verdict.ts'
import { clientWith, growBook, openDeals } from './fill.ts'
import type { Measured, Person } from './work.ts'

interface World {
  app: { port: number }
  admin: pg.Client
  desk: Client
  people: readonly Person[]
}

const books = [1000, 10_000, 100_000]
const rounds = 3
const seconds = 1.5
const clients = 8
/** Of the writes of the smallest book, those of the largest. */
const leastOfSmallest = 0.4

export const reportBooks = async (
  world: World,
  measure: (people: Person[], deals: string[], seconds: number) => Promise<Measured>,
): Promise<void> => {
  console.log(`\na write, by how many orders its book has (${clients} clients)`)
  const [person] = world.people
  const owner = clientWith(world.app.port, person!.token)
  const deals = await openDeals(world.desk, books.length)
  for (const [at, dealId] of deals.entries()) {
    const orderLevels = [{ minYield: null, minSpread: null, maxPrice: null, size: 10_000_000 }]
    const { orderId } = await owner.orders.newOrder({ dealId, content: { orderLevels } })
    await growBook(world.admin, orderId, books[at]!)
  }
  // A house may have 100,000 live orders on a deal, so others write.
  const people = world.people.filter(({ houseId }) => houseId !== person!.houseId).slice(0, clients)
  const found: number[][] = books.map(() => [])
  for (let nr = 0; nr <= rounds; nr++)
    for (const [at, dealId] of deals.entries()) {
      const { writes, seconds: took } = await measure(people, [dealId], nr === 0 ? 1 : seconds)
      // The first round warms up.
      if (nr > 0) found[at]!.push(writes / took)
    }
  const each = found.map(middle)
  judgeAtLeast(leastOfSmallest, {
    work: `orders changed in a book of ${round(books.at(-1)!)}`,
    figure: each.at(-1)! / each[0]!,
    unit: `of the writes in one of ${round(books[0]!)}, in turns`,
    of: `of ${books.map(round).join(', ')}: ${each.map(round).join(', ')} a second`,
  })
}
