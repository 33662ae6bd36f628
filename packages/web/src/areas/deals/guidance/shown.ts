import type { PanelField } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { decimal } from '../../../kit/format.ts'
import type { Pricing } from './pricing.ts'

const placesOf = (rate: Rate) => rate.split('.')[1]?.length ?? 0

/** The fewest decimals: three for yields and coupons, none for spreads, the deal's for prices. */
const least = (field: PanelField, pricePlaces: number, floating: boolean): number => {
  if (field === 'spread' || (field === 'coupon' && floating)) return 0
  return field === 'price' ? pricePlaces : 3
}
/** The most decimals of computed figures; a spread keeps a tenth of a basis point. */
const most = (field: PanelField, pricePlaces: number, floating: boolean): number =>
  least(field, pricePlaces, floating) || 1

/** The text of a field: the text being typed, else the figure in standard form; a typed figure keeps its digits. */
export function shownIn(
  { panel, typed, draft }: Pricing,
  field: PanelField,
  pricePlaces: number,
  floating: boolean,
): string {
  if (draft?.field === field) return draft.text
  const value = panel[field]
  if (value === null) return ''
  const few = least(field, pricePlaces, floating)
  const own = placesOf(value)
  const many =
    typed.includes(field) || field === 'coupon' ? own : Math.min(own, most(field, pricePlaces, floating))
  return decimal(value, Math.max(few, many)).replace('−', '-')
}
