import { bookCalls } from '@bookrunner/contract/book'
import { takeNote } from '@bookrunner/domain/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service, unchanged, type Aggregate } from '../../../platform/service/index.ts'
import { readSeen, type Taken } from '../kept.repo.ts'
import { sees, bookForReader } from '../state/index.ts'
import { loadTaken, saveTaken, type TakenChange } from './seen-marks.repo.ts'

const none: Taken = { upTo: 0, orderIds: [] }

/** What a person has taken note of, book by book (key: the user's id): nobody else's news. */
const marks: Aggregate<Map<string, Taken>, string, TakenChange> = {
  kind: 'seen',
  load: loadTaken,
  apply: (state, { dealId, taken }) => void state.set(dealId, taken),
  save: saveTaken,
}

export const removeNewOrderFlag = service(bookCalls.removeNewOrderFlag, {
  on: marks,
  prepare: async ({ input, actor }, { db }) => {
    const [before, seen] = await Promise.all([
      readSeen(db, actor.userId, input.dealId),
      bookForReader(db, actor, input.dealId),
    ])
    if (isRefusal(seen)) return seen
    const { state, reader } = seen
    const born = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const entry = state.orders.get(id)
        return entry && sees(entry, reader) ? [[id, entry.born] as const] : []
      })
    // What one does not see is not taken note of, and nothing is said of it.
    return { seq: state.seq, born: new Map(born([...before.orderIds, ...(input.orderIds ?? [])])) }
  },
  key: ({ actor }) => actor.userId,
  needs: ({ input }) => input.dealId,
  decide: ({ input: { dealId, upTo, orderIds }, state, prepared: { seq, born } }) => {
    const before = state.get(dealId) ?? none
    const taken = takeNote(
      before,
      orderIds === undefined ? { upTo: Math.min(upTo, seq) } : { orderIds },
      born,
    )
    if (!taken) return unchanged(before)
    return accept({
      reply: taken,
      changes: [{ dealId, taken }],
      line: { code: 'book.seen', params: { dealId, upTo: taken.upTo, orders: taken.orderIds.length } },
    })
  },
})
