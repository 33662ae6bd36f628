import type { FieldRefusal } from '@bookrunner/domain/kernel'
import {
  readRow,
  type OrderContent,
  type OrderRow,
  type ReadRow,
  type RowColumn,
} from '@bookrunner/domain/orders'
import type { Meant } from './list-names.repo.ts'

type NameReason = 'order.name-unknown' | 'order.name-several'
export type RowFault = FieldRefusal<ReadRow['faults'][number]['reason'] | NameReason>

/** A row whose names were looked up. */
export interface MeantRow {
  investorId: string | null
  content: Partial<OrderContent>
  faults: RowFault[]
}

type Names = ReadonlyMap<string, readonly Meant[]>

class Lookup {
  readonly faults: RowFault[] = []
  readonly #names: Names

  constructor(names: Names) {
    this.#names = names
  }

  find(field: RowColumn, said: string, fits: (meant: Meant) => boolean): string | null {
    const found = (this.#names.get(said) ?? []).filter(fits)
    if (found.length === 1) return found[0]!.id
    this.faults.push({ field, reason: found.length === 0 ? 'order.name-unknown' : 'order.name-several' })
    return null
  }
}

export const namesIn = (rows: readonly OrderRow[]): string[] => [
  ...new Set(
    rows
      .map((row) => readRow(row))
      .flatMap(({ investor, through, leads }) => [investor, through ?? '', ...leads]),
  ),
]

interface RowDeal {
  /** Of its syndicate, whose names are looked for among its own first. */
  readonly isBank: (id: string) => boolean
  /** What its spreads are over. */
  readonly over: string | null
}

export const meantRow = (row: OrderRow, names: Names, { isBank, over }: RowDeal): MeantRow => {
  const { investor, through, leads, content, faults } = readRow(row, over)
  const lookup = new Lookup(names)
  const investorId = investor === '' ? null : lookup.find('investor', investor, ({ invests }) => invests)
  const bank = (field: RowColumn, said: string) => lookup.find(field, said, ({ id }) => isBank(id))
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

/** The cell a fault of the order comes from. */
export const columnOf = (field: string, row: OrderRow): string => {
  if (field === 'throughId') return 'through'
  const [first = '', , limit] = field.split('.')
  if (first !== 'orderLevels') return first
  if (row.ladder?.trim()) return 'ladder'
  return limit ?? 'size'
}
