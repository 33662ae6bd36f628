import { bookCalls } from '@bookrunner/contract/book'
import { advanceMarker } from '@bookrunner/domain/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service, unchanged, type Aggregate } from '../../../platform/service/index.ts'
import { sees, bookForReader } from '../state/index.ts'
import {
  loadReadMarkers,
  readReadMarker,
  saveReadMarkers,
  type ReadMarker,
  type ReadMarkerChange,
} from './read-marker.repo.ts'

const none: ReadMarker = { upTo: 0, orderIds: [] }

/** What a person has marked as read, by deal. The key is the user's id, so nobody else hears of it. */
const readMarkers: Aggregate<Map<string, ReadMarker>, string, ReadMarkerChange> = {
  kind: 'seen',
  load: loadReadMarkers,
  apply: (state, { dealId, marker }) => void state.set(dealId, marker),
  save: saveReadMarkers,
}

export const removeNewOrderFlag = service(bookCalls.removeNewOrderFlag, {
  on: readMarkers,
  prepare: async ({ input, actor }, { db }) => {
    const [before, view] = await Promise.all([
      readReadMarker(db, actor.userId, input.dealId),
      bookForReader(db, actor, input.dealId),
    ])
    if (isRefusal(view)) return view
    const { state, reader } = view
    const born = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const entry = state.orders.get(id)
        return entry && sees(entry, reader) ? [[id, entry.born] as const] : []
      })
    // Orders that the reader does not see are ignored without a word.
    return { seq: state.seq, born: new Map(born([...before.orderIds, ...(input.orderIds ?? [])])) }
  },
  key: ({ actor }) => actor.userId,
  needs: ({ input }) => input.dealId,
  decide: ({ input: { dealId, upTo, orderIds }, state, prepared: { seq, born } }) => {
    const before = state.get(dealId) ?? none
    const marker = advanceMarker(
      before,
      orderIds === undefined ? { upTo: Math.min(upTo, seq) } : { orderIds },
      born,
    )
    if (!marker) return unchanged(before)
    return accept({
      reply: marker,
      changes: [{ dealId, marker }],
      line: { code: 'book.seen', params: { dealId, upTo: marker.upTo, orders: marker.orderIds.length } },
    })
  },
})
