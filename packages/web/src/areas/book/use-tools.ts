import { useCallback, useMemo } from 'react'
import { useText } from '../../platform/text.ts'
import { useDealNames } from '../deals/index.ts'
import { useReader } from '../deals/parts/index.ts'
import { useOrderCodeName } from '../orders/index.ts'
import { orderText } from '../orders/parts/index.ts'
import { gridText } from './grid/text.ts'
import { limitsBy, namesOf, type Tools } from './grid/tools.ts'
import type { BrowserBook } from './state/browser-book.ts'

/** For users that write a book only on demand. */
export function useToolsOf(over: string | null): (book: BrowserBook) => Tools {
  const t = useText(gridText)
  const orders = useText(orderText)
  const dealNames = useDealNames()
  const code = useOrderCodeName()
  const { lang, zone } = useReader()
  const limits = useMemo(() => limitsBy({ over, orders }), [over, orders])
  return useCallback(
    (book) => {
      const tools = { book, over, lang, zone, t, orders, dealNames, code }
      return { ...tools, names: namesOf(tools, limits) }
    },
    [over, lang, zone, t, orders, dealNames, code, limits],
  )
}

/** The tools of a book's cells. */
export function useTools(book: BrowserBook, over: string | null): Tools {
  const toolsOf = useToolsOf(over)
  return useMemo(() => toolsOf(book), [toolsOf, book])
}
