// What both benches of allocation begin with.
import { openBook } from '../book/fill.ts'

type World = Parameters<typeof openBook>[0]

/** A book that is closed, at terms of half of what is in. */
export const closedBook = async (world: World, count: number) => {
  const { desk } = world
  const { dealId } = await openBook(world, count)
  const level = { basis: 'spread' as const, over: 'T', level: '120', to: null, words: null }
  const closesAt = Temporal.Now.instant().add({ hours: 1 }).round('second').toString()
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: level, closesAt })
  await desk.deals.fpgEnd({ dealId })
  const { summary } = await desk.book.bookOrderList({ dealId })
  const size = Math.floor(Number(summary.inBook) / 2 / 1_000_000) * 1_000_000
  const final = { size, spread: '120', benchmarkYield: null, yield: null, coupon: null, price: null }
  await desk.deals.setFinalTerms({ dealId, final })
  return { dealId, size, final }
}
