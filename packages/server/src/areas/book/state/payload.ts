import type {
  BookBank,
  BookGroup,
  BookHolder,
  BookRow,
  BookSnapshot as Whole,
} from '@bookrunner/contract/book'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import { isMaskedFrom } from '@bookrunner/domain/orders'
import { namesOfAlias } from '../../orders/index.ts'
import type { BookOrder } from './book-order.ts'
import { entryOf } from './entry.ts'
import { findingsFor } from './findings.ts'
import { levelsOf } from './levels.ts'
import { hiddenMerges, mergesFor } from './merges.ts'
import type { BookReader } from './reader.ts'
import type { LiveBook } from './state.ts'
import { summaryFor } from './summary.ts'

/** The house of an order, or its alias for a reader who may not know the name. */
export const holderOf = (entry: BookOrder, state: LiveBook, reader: BookReader): BookHolder => {
  const { order, alias } = entry
  if (reader.sight === 'totals' || isMaskedFrom(order, reader.names, reader.bankId))
    return {
      holder: alias,
      masked: true,
      ...namesOfAlias(alias),
      groupId: null,
      frozen: false,
    }
  const house = state.names.houses.get(order.investorId)
  return {
    holder: order.investorId,
    masked: false,
    ...entityNamesOf(house),
    groupId: house?.groupId ?? null,
    frozen: house?.frozen ?? false,
  }
}

/** The houses and groups that rows name, each once. */
export const holdersOf = (
  entries: readonly BookOrder[],
  state: LiveBook,
  reader: BookReader,
): { holders: BookHolder[]; groups: BookGroup[] } => {
  const holders = new Map<string, BookHolder>()
  const groups = new Map<string, BookGroup>()
  for (const entry of entries) {
    const key = isMaskedFrom(entry.order, reader.names, reader.bankId) ? entry.alias : entry.order.investorId
    if (holders.has(key)) continue
    const holder = holderOf(entry, state, reader)
    holders.set(key, holder)
    const { groupId } = holder
    const group = groupId === null ? undefined : state.names.groups.get(groupId)
    if (group) groups.set(groupId!, { groupId: groupId!, ...group })
  }
  return { holders: [...holders.values()], groups: [...groups.values()] }
}

export const banksOf = (
  rows: readonly Pick<BookRow, 'throughId' | 'leads'>[],
  { names }: LiveBook,
): BookBank[] => {
  const ids = new Set<string>()
  for (const { throughId, leads } of rows) {
    if (throughId !== null) ids.add(throughId)
    for (const lead of leads) ids.add(lead)
  }
  return [...ids].flatMap((entityId) => {
    const house = names.houses.get(entityId)
    return house ? [{ entityId, ...entityNamesOf(house) }] : []
  })
}

/** Everything beside the rows: the whole book's figures and levels, and the names in these orders. */
export const payloadWith = (
  entries: readonly BookOrder[],
  state: LiveBook,
  reader: BookReader,
): Omit<Whole, 'sight' | 'rows'> => ({
  at: state.at,
  summary: summaryFor(state, reader),
  levels: levelsOf(state),
  ...holdersOf(entries, state, reader),
  banks: banksOf(
    entries.map(({ order }) => order),
    state,
  ),
  merges: mergesFor(state, reader),
  hiddenMerges: hiddenMerges(state, reader),
  findings: findingsFor(state, reader),
  ...entryOf(state, reader),
})
