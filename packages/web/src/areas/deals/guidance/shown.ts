import type { PanelField } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { decimal } from '../../../kit/format.ts'
import type { Pricing } from './pricing.ts'

const placesOf = (rate: Rate) => rate.split('.')[1]?.length ?? 0

/** Yields and coupons with three decimals, spreads as they are, prices as the deal prints them. */
const least = (field: PanelField, pricePlaces: number, floating: boolean): number => {
  if (field === 'spread' || (field === 'coupon' && floating)) return 0
  return field === 'price' ? pricePlaces : 3
}
/** What follows is rounded to be read; a spread keeps a tenth of a basis point. */
const most = (field: PanelField, pricePlaces: number, floating: boolean): number =>
  least(field, pricePlaces, floating) || 1

/** What stands in a field: what is being typed, else the figure as it is printed; a figure typed keeps its digits. */
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
