import type { BookSnapshot as Whole } from '@bookrunner/contract/book'
import { deskAbilities } from '@bookrunner/domain/orders'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'

/** Whether the reader may enter an order now, and then the groups of the deal's own parties. */
export const entryOf = (
  { deal, names }: LiveBook,
  { abilities, bankId }: BookReader,
): Pick<Whole, 'enter' | 'parties'> => {
  const enter = deskAbilities(null, deal, { abilities, bankId }).submit
  if (abilities.enterOrder === 'none') return { enter, parties: [] }
  const { syndicate, issuerId } = deal.shared
  const parties = [...syndicate.map(({ entityId }) => entityId), ...(issuerId === null ? [] : [issuerId])]
  return {
    enter,
    parties: [...new Set(parties)].map((entityId) => ({
      entityId,
      groupId: names.houses.get(entityId)?.groupId ?? null,
    })),
  }
}
