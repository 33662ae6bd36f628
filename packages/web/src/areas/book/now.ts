import type {
  BookFinding,
  BookHolder,
  BookLevels,
  BookMerge,
  BookRow,
  BookState,
  BookSummary,
} from '@bookrunner/contract/book'
import { linesOf, type BookLines } from './lines.ts'

type Bank = BookState['banks'][number]
type Group = BookState['groups'][number]

/** What a desk's dialogs and panels read of the book on the screen: one numbered state. */
export interface BookNow {
  readonly dealId: string
  readonly seq: number
  readonly at: string
  readonly sight: BookState['sight']
  readonly rows: ReadonlyMap<string, BookRow>
  readonly summary: BookSummary
  readonly levels: BookLevels
  readonly holders: ReadonlyMap<string, BookHolder>
  readonly banks: ReadonlyMap<string, Bank>
  readonly groups: ReadonlyMap<string, Group>
  readonly merges: readonly BookMerge[]
  readonly findings: readonly BookFinding[]
}

/** The lines its figures are made of; with other levels or merges than it has, where they are given. */
export const linesNow = (
  { rows, holders, merges, levels }: Pick<BookNow, 'rows' | 'holders' | 'merges' | 'levels'>,
  instead: { readonly levels?: BookLevels; readonly merges?: readonly BookMerge[] } = {},
): BookLines =>
  linesOf({
    ...{ rows: [...rows.values()], holders: [...holders.values()] },
    ...{ merges: [...(instead.merges ?? merges)], levels: instead.levels ?? levels },
  })

const lived: ReadonlySet<BookRow['status']> = new Set(['Submitted', 'Testing', 'FPG'])

/** Neither withdrawn nor ended with its deal: its investor may be asked. */
export const isLive = ({ status }: Pick<BookRow, 'status'>): boolean => lived.has(status)

export const housesOf = (rows: readonly Pick<BookRow, 'holder'>[]): number =>
  new Set(rows.map(({ holder }) => holder)).size

export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): bigint =>
  rows.reduce((sum, row) => sum + BigInt(amount(row)), 0n)
