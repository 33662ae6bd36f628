import type { BookRow } from '@bookrunner/contract/book'
import { isAboveLimit, isFrozen, type BookSign } from '../rows/filter.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

type Flag = Extract<
  BookSign,
  'jlm' | 'x' | 'proprietary' | 'group' | 'issuer' | 'omnibus' | 'soft' | 'aboveLimit' | 'frozen'
>

/** The flags of an order. */
const flagsOf = (row: BookRow, { book }: Pick<Tools, 'book'>): Flag[] => [
  ...(isFrozen(row, book) ? (['frozen'] as const) : []),
  ...(isAboveLimit(row, book) ? (['aboveLimit'] as const) : []),
  ...(row.jlmInterest ? (['jlm'] as const) : []),
  ...(row.xOrder ? (['x'] as const) : []),
  ...row.relations,
  ...(row.omnibus ? (['omnibus'] as const) : []),
  ...(row.commitment === 'soft' ? (['soft'] as const) : []),
]

/** Short signs; the full texts in the tooltip. */
export const flagText = (row: GridRow, tools: Tools, long = false): string => {
  if (row.kind !== 'order') return ''
  const { t } = tools
  return flagsOf(row.order, tools)
    .map((flag) => (long ? t(`sign.${flag}`) : t(`flag.${flag}`)))
    .join(long ? ', ' : ' ')
}
