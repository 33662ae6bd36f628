import { plainWidth } from '../../../kit/plain-width.ts'
import type { OrderLine } from './grid-row.ts'
import { numberTest, readMm, readTenths } from './number-filter.ts'

/** Filter texts by column; a missing one filters nothing. */
export type Filters = Readonly<Record<string, string>>

/** The filter of a column: a comparison for figures, contained text for others. */
export type Filtered =
  | { readonly kind: 'mm' | 'tenths'; readonly value: (line: OrderLine) => bigint | null }
  | { readonly kind: 'text'; readonly text: (line: OrderLine) => string }

const wordsIn = (typed: string): string[] => plainWidth(typed).toLowerCase().split(/\s+/).filter(Boolean)

const testOf = (typed: string, column: Filtered): ((line: OrderLine) => boolean) | undefined => {
  if (column.kind === 'text') {
    const words = wordsIn(typed)
    return (line) => {
      const text = column.text(line).toLowerCase()
      return words.every((word) => text.includes(word))
    }
  }
  const test = numberTest(typed, column.kind === 'mm' ? readMm : readTenths)
  return test && ((line) => test(column.value(line)))
}

/** Whether a filter text is valid. An incomplete one filters nothing and is marked. */
export const isUnderstood = (typed: string, { kind }: Pick<Filtered, 'kind'>): boolean =>
  typed.trim() === '' ||
  kind === 'text' ||
  numberTest(typed, kind === 'mm' ? readMm : readTenths) !== undefined

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((typed) => typed.trim() !== '')

/** The predicate of all filters together; undefined without any. */
export function filterOf(
  filters: Filters,
  columnOf: (colId: string) => Filtered | undefined,
): ((line: OrderLine) => boolean) | undefined {
  const tests = Object.entries(filters).flatMap(([colId, typed]) => {
    const column = columnOf(colId)
    return typed.trim() === '' || !column ? [] : (testOf(typed, column) ?? [])
  })
  return tests.length > 0 ? (line) => tests.every((test) => test(line)) : undefined
}
