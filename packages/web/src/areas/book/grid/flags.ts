import { orderFlagTexts } from '@bookrunner/contract/orders'
import { flagsOf, type OrderFlag } from '@bookrunner/domain/orders'
import { isAboveLimit, isFrozen, type BookSign } from '../rows/filter.ts'
import type { GridRow } from '../rows/grid-row.ts'
import type { Tools } from './tools.ts'

const isOrderFlag = (sign: BookSign): sign is OrderFlag => Object.hasOwn(orderFlagTexts, sign)

/** What a filter calls a sign. */
export const signName = (sign: BookSign, { lang, t }: Pick<Tools, 'lang' | 't'>): string =>
  isOrderFlag(sign) ? orderFlagTexts[sign].name[lang] : t(`sign.${sign}`)

/** Short signs; what they mean in the tooltip. */
export const flagText = (row: GridRow, tools: Tools, long = false): string => {
  if (row.kind !== 'order') return ''
  const { order } = row
  const { book, lang, t } = tools
  const own = (flag: 'frozen' | 'aboveLimit' | 'soft') => (long ? t(`sign.${flag}`) : t(`flag.${flag}`))
  return [
    ...(isFrozen(order, book) ? [own('frozen')] : []),
    ...(isAboveLimit(order, book) ? [own('aboveLimit')] : []),
    // A column of its own says what waits for acceptance.
    ...flagsOf({ ...order, conditional: false }).map(
      (flag) => orderFlagTexts[flag][long ? 'meaning' : 'sign'][lang],
    ),
    ...(order.commitment === 'soft' ? [own('soft')] : []),
  ].join(long ? ', ' : ' ')
}
