import type { BookRow } from '@bookrunner/contract/book'
import type { Language } from '@bookrunner/contract/kernel'
import type { DistributionKind } from '@bookrunner/domain/book'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { baselineOf, reaches, type Weighed } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { nameIn } from '../../../platform/named.ts'
import { readClasses } from '../../deals/index.ts'
import { readOrderDeals } from '../../orders/index.ts'
import { trendFor } from '../book-order-trend.ts'
import { distributionFor, pricingFor } from '../charts.ts'
import { bookForReader, wholeBook, type BookForReader } from '../state/index.ts'
import type { BookFacts } from './facts.ts'
import { isChanged } from './order-sheets.ts'
import { exportRight } from './right.ts'

/** Rows that may leave in a file: fewer than one reads, where the role says so. */
const rowsToGo = (rows: readonly BookRow[], { state, reader }: BookForReader): BookRow[] => {
  const { abilities, bankId } = reader
  return rows.filter(({ id }) => {
    const entry = state.orders.get(id)
    return entry !== undefined && reaches(abilities.export, entry.order, bankId)
  })
}

const wasOf = (rows: readonly BookRow[], { state }: BookForReader): Map<string, Weighed | null> =>
  new Map(
    rows.filter(isChanged).map(({ id }) => {
      const entry = state.orders.get(id)
      return [id, entry ? baselineOf(entry.order, state.deal) : null]
    }),
  )

/** Without levels of the asker's own there is nothing to refuse. */
const answered = <Answer>(answer: Answer | Refusal<'deal.level-bounds'>): Answer => {
  if (isRefusal(answer)) throw new Error(answer.reason)
  return answer
}

const sharesOf = (view: BookForReader): BookFacts['shares'] => {
  const by = (kind: DistributionKind) => answered(distributionFor(view, { by: kind })).list
  return { region: by('region'), type: by('type'), size: by('size'), limit: by('limit') }
}

/** What a file of this book is made of for this manager: all of it is of one state, taken before anything is waited for. */
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
  const whole = wholeBook(view)
  const rows = rowsToGo(whole.rows, view)
  const facts = {
    deal: { name: deal?.name ?? '', timeZone: state.deal.terms.timeZone },
    scope,
    right: exportRight(view),
    house: state.names.houses.get(reader.bankId)?.name ?? '',
    list: {
      dealId,
      seq: state.seq,
      ...whole,
      rows,
      readMarker: { upTo: 0, orderIds: [] },
      classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
    },
    was: wasOf(rows, view),
    shares: sharesOf(view),
    demand: answered(pricingFor(view, {})),
  }
  return { ...facts, momentum: await momentum }
}
