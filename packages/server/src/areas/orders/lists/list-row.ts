import { type FieldRefusal, type Language, nameIn } from '@bookrunner/domain/kernel'
import {
  readRow,
  type OrderContent,
  type QuotedAs,
  type OrderRow,
  type ReadRow,
  type RowColumn,
} from '@bookrunner/domain/orders'
import type { NamedEntityMatch } from './list-names.repo.ts'

type NameReason = 'order.name-unknown' | 'order.name-several'
export type RowFault = FieldRefusal<ReadRow['faults'][number]['reason'] | NameReason>

/** A row whose names were found. */
export interface ResolvedRow {
  investorId: string | null
  content: Partial<OrderContent>
  faults: RowFault[]
}

type Names = ReadonlyMap<string, readonly NamedEntityMatch[]>

class Lookup {
  readonly faults: RowFault[] = []
  readonly #names: Names
  readonly #language: Language

  constructor(names: Names, language: Language) {
    this.#names = names
    this.#language = language
  }

  find(field: RowColumn, name: string, fits: (match: NamedEntityMatch) => boolean): string | null {
    const found = (this.#names.get(name) ?? []).filter(fits)
    const [only, ...others] = found
    if (only && others.length === 0 && !only.begins) return only.id
    // Of one name that begins so, the screen offers the whole.
    if (others.length === 0) this.faults.push({ field, reason: 'order.name-unknown' })
    else {
      const params = { names: someOf(found, this.#language) }
      this.faults.push({ field, reason: 'order.name-several', params })
    }
    return null
  }
}

/** More would not be read in the cell of a list. */
const mostNames = 4

/** Names in the reader's language; those that are the same have their ids behind. */
const someOf = (found: readonly NamedEntityMatch[], language: Language): string => {
  const named = found.map((match) => ({ id: match.id, name: nameIn(language, match) }))
  const shared = Map.groupBy(named, ({ name }) => name)
  const names = named
    .map(({ id, name }) => (shared.get(name)!.length > 1 ? `${name} (${id})` : name))
    .toSorted()
  return [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ')
}

export const namesIn = (rows: readonly OrderRow[]): string[] => [
  ...new Set(
    rows
      .map((row) => readRow(row))
      .flatMap(({ investor, through, leads }) => [investor, through ?? '', ...leads]),
  ),
]

interface RowDeal {
  /** Banks of the syndicate, among which bank names are looked up. */
  readonly isBank: (id: string) => boolean
  readonly quoted: QuotedAs
  /** Of whoever reads the faults. */
  readonly language: Language
}

export const resolveRow = (
  row: OrderRow,
  names: Names,
  { isBank, quoted, language }: RowDeal,
): ResolvedRow => {
  const { investor, through, leads, content, faults } = readRow(row, quoted, language)
  const lookup = new Lookup(names, language)
  const investorId = investor === '' ? null : lookup.find('investor', investor, ({ invests }) => invests)
  const bank = (field: RowColumn, name: string) => lookup.find(field, name, ({ id }) => isBank(id))
  const throughId = through === null ? undefined : bank('through', through)
  const leadIds = leads.flatMap((lead) => bank('leads', lead) ?? [])
  return {
    investorId,
    content: {
      ...content,
      ...(throughId && { throughId }),
      ...(leads.length > 0 && { leads: leadIds }),
    },
    faults: [...faults, ...lookup.faults],
  }
}

/** The cell of a fault. */
export const columnOf = (field: string, row: OrderRow): string => {
  if (field === 'throughId') return 'through'
  const [first = '', , limit] = field.split('.')
  if (first !== 'orderLevels') return first
  if (row.ladder?.trim()) return 'ladder'
  if (limit === 'size' || limit === undefined) return 'size'
  return row.limit?.trim() ? 'limit' : limit
}
