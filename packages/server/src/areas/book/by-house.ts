import type { ReplyOf } from '@bookrunner/contract/kernel'
import { type BookHolder, bookCalls } from '@bookrunner/contract/book'
import { isRefusal, nameIn } from '@bookrunner/domain/kernel'
import { todaysLevel } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { readClasses } from '../deals/index.ts'
import { stateOf } from './charts.ts'
import {
  byCounting,
  holderOf,
  partsFor,
  bookForReader,
  Subtotal,
  type OwnedPart,
  type BookForReader,
} from './state/index.ts'

interface Company {
  holder: BookHolder
  sum: Subtotal
}

interface Kind {
  sum: Subtotal
  /** Its houses; empty for a reader of totals. */
  companies: Map<string, Company>
}

/** Splits the book by a kind, and by house within it. */
const kindsOf = (
  parts: readonly OwnedPart[],
  view: BookForReader,
  kindOf: (holder: BookHolder, part: OwnedPart) => string | null,
): Map<string | null, Kind> => {
  const { state, reader } = view
  const kinds = new Map<string | null, Kind>()
  for (const part of parts) {
    const holder = holderOf(part.owner, state, reader)
    const key = kindOf(holder, part)
    const kind = kinds.get(key) ?? { sum: new Subtotal(), companies: new Map<string, Company>() }
    kinds.set(key, kind)
    kind.sum.add(part)
    if (reader.sight === 'totals') continue
    const company = kind.companies.get(holder.holder) ?? { holder, sum: new Subtotal() }
    kind.companies.set(holder.holder, company)
    company.sum.add(part)
  }
  return kinds
}

const figuresIn = ({ state }: BookForReader) => {
  const total = state.tally.book.book.amount
  const isIn = todaysLevel(state.deal) !== undefined
  return (sum: Subtotal) => sum.figures(total, isIn)
}

const wordKind = ({ sum, companies }: Kind, figures: ReturnType<typeof figuresIn>) => ({
  ...figures(sum),
  companies: [...companies.values()]
    .toSorted(byCounting)
    .map((company) => ({ ...company.holder, ...figures(company.sum) })),
})

export const bookOrderCompanyList = read(
  bookCalls.bookOrderCompanyList,
  async ({ input, actor, db, language }) => {
    const classes = await readClasses(db)
    const view = await bookForReader(db, actor, input.dealId)
    if (isRefusal(view)) return view
    const kinds = kindsOf(partsFor(view), view, ({ masked }, { owner }) =>
      masked ? null : owner.order.classId,
    )
    const figures = figuresIn(view)
    const types: ReplyOf<typeof bookCalls.bookOrderCompanyList>['types'] = []
    for (const row of classes) {
      const kind = kinds.get(row.id)
      if (kind) types.push({ classId: row.id, name: nameIn(language, row), ...wordKind(kind, figures) })
    }
    const unknown = kinds.get(null)
    if (unknown) types.push({ classId: null, name: '', ...wordKind(unknown, figures) })
    return { ...stateOf(view), types }
  },
)

export const bookOrderGroupList = read(bookCalls.bookOrderGroupList, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const kinds = kindsOf(partsFor(view), view, ({ groupId }) => groupId)
  const figures = figuresIn(view)
  const groups = [...kinds]
    .flatMap(([groupId, kind]) => (groupId === null ? [] : [{ groupId, ...kind }]))
    .toSorted(byCounting)
    .map(({ groupId, ...kind }) => {
      const named = view.state.names.groups.get(groupId)
      const { name = '', nameCn = '', nameHk = '' } = named ?? {}
      return { group: { groupId, name, nameCn, nameHk }, ...wordKind(kind, figures) }
    })
  const without = kinds.get(null)
  const rest = without ? [{ group: null, ...wordKind(without, figures) }] : []
  return { ...stateOf(view), groups: [...groups, ...rest] }
})
