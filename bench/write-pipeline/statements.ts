// The app's own statements, caught on their way: what the contenders run is what the app runs.
import type { CompiledQuery } from 'kysely'
import { inbox } from '../../packages/server/src/areas/notices/index.ts'
import { query, type Transaction } from '../../packages/server/src/platform/db/index.ts'
import { lockLedgers } from '../../packages/server/src/platform/service/ledger.ts'
import { saveBatch } from '../../packages/server/src/platform/service/save-batch.ts'

export interface Statements {
  lock: string
  counts: string
  delivery: string
  save: string
  record: string
}

const caught = async (work: (transaction: Transaction) => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = []
  const catcher: Transaction = {
    run: async (statement) => {
      texts.push((statement.compile(query) as CompiledQuery).sql)
      return []
    },
    commit: async () => {},
    rollback: async () => {},
  }
  await work(catcher)
  return texts
}

export const statements = async (): Promise<Statements> => {
  const now = Temporal.Now.instant()
  const changes = [{ seq: 1, now, change: { read: 'ntc_one' } }]
  const decided = {
    entries: [],
    personal: [],
    newAnswers: [],
    heads: new Map([['inbox:one', { seq: 1, hash: '' }]]),
  }
  const [lock] = await caught((transaction) => lockLedgers(transaction, ['inbox:one']))
  const [counts, delivery] = await caught((transaction) =>
    inbox.load(transaction, 'one', [{ notices: ['ntc_one'] }]),
  )
  const [save] = await caught((transaction) =>
    inbox.save(transaction, 'one', changes, {
      unread: 0,
      total: 1,
      deliveries: new Map(),
      arriving: new Map(),
    }),
  )
  const [record] = await caught((transaction) => saveBatch(transaction, decided))
  return { lock: lock!, counts: counts!, delivery: delivery!, save: save!, record: record! }
}
