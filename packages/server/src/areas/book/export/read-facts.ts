import type { BookRow } from '@bookrunner/contract/book'
import type { Language } from '@bookrunner/contract/kernel'
import type { DistributionKind } from '@bookrunner/domain/book'
import { entityNamesOf, isRefusal, nameIn, type Refusal, refuse } from '@bookrunner/domain/kernel'
import { baselineOf, reaches, type ComparedContent } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { readClasses } from '../../deals/index.ts'
import { readOrderDeals } from '../../orders/index.ts'
import { trendFor } from '../book-order-trend.ts'
import { distributionFor, pricingFor } from '../charts.ts'
import { bookForReader, snapshotFor, type BookForReader } from '../state/index.ts'
import type { BookFacts } from './facts.ts'
import { isChanged } from './order-sheets.ts'
import { exportRight } from './right.ts'

/** Rows that may leave in a file: some roles read more than they may export. */
const exportedRows = (rows: readonly BookRow[], { state, reader }: BookForReader): BookRow[] => {
  const { abilities, bankId } = reader
  return rows.filter(({ id }) => {
    const entry = state.orders.get(id)
    return entry !== undefined && reaches(abilities.export, entry.order, bankId)
  })
}

const wasOf = (rows: readonly BookRow[], { state }: BookForReader): Map<string, ComparedContent | null> =>
  new Map(
    rows.filter(isChanged).map(({ id }) => {
      const entry = state.orders.get(id)
      return [id, entry ? baselineOf(entry.order, state.deal) : null]
    }),
  )

/** The file asks for no level of its own, so these calls cannot be refused. */
const withoutRefusal = <Answer>(answer: Answer | Refusal<'deal.level-bounds'>): Answer => {
  if (isRefusal(answer)) throw new Error(answer.reason)
  return answer
}

const sharesOf = (view: BookForReader): BookFacts['shares'] => {
  const by = (kind: DistributionKind) => withoutRefusal(distributionFor(view, { by: kind })).list
  return { region: by('region'), type: by('type'), size: by('size'), limit: by('limit') }
}

/** Reads everything about one state before the first wait. */
export const readFacts = async (
  db: Db,
  { actor, dealId, language }: { actor: Actor; dealId: string; language: Language },
): Promise<BookFacts | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const [classes, [deal]] = await Promise.all([readClasses(db), readOrderDeals(db, [dealId])])
  const view = await bookForReader(db, actor, dealId)
  if (isRefusal(view)) return view
  const { state, reader } = view
  const { export: scope } = reader.abilities
  if (scope === 'none') return refuse('deal.not-yours')
  const momentum = trendFor(db, view)
  const snapshot = snapshotFor(view)
  const rows = exportedRows(snapshot.rows, view)
  const facts = {
    deal: { name: deal?.name ?? '', timeZone: state.deal.terms.timeZone },
    scope,
    right: exportRight(view),
    house: nameIn(language, entityNamesOf(state.names.houses.get(reader.bankId))),
    list: {
      dealId,
      seq: state.seq,
      ...snapshot,
      rows,
      readMarker: { upTo: 0, orderIds: [] },
      classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
    },
    was: wasOf(rows, view),
    shares: sharesOf(view),
    demand: withoutRefusal(pricingFor(view, {})),
  }
  return { ...facts, momentum: await momentum }
}
