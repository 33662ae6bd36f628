import type { Db } from '../../../platform/db/index.ts'
import { statesOf } from '../../../platform/states.ts'
import { LiveBook } from './state.ts'

/** Orders that a node holds in memory, of all books together. */
const mostOrders = 250_000

const booksOn = statesOf((dealId) => new LiveBook(dealId), mostOrders)

/** The current book of a deal; undefined if there is no such deal. */
export const bookOf = (db: Db, dealId: string): Promise<LiveBook | undefined> => booksOn(db).bring(db, dealId)

/** The book as this node last read it, for checks that are repeated on the current book. */
export const cachedBook = (db: Db, dealId: string): LiveBook | undefined => booksOn(db).lastRead(dealId)
