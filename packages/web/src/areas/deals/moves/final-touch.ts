import type { DealDetail } from '@bookrunner/contract/deals'
import { levelOfFinal, reissueOf, type Reissue } from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { finalOf, type Pricing } from '../guidance/pricing.ts'
import type { Previewed } from './props.ts'

/** The level of the final terms typed so far, for the orders that are in the book at it. */
export function touchOfFinal(
  { terms, header }: Pick<DealDetail, 'terms' | 'header'>,
  pricing: Pricing | undefined,
  size: FaceAmount | undefined,
): Omit<Previewed, 'move'> {
  if (!pricing || pricing.refused) return { size }
  const { spread, yield: percent, price } = pricing.panel
  const known = terms.priceType === 'price' ? price : (spread ?? percent)
  if (known === null) return { size }
  const current = header.guidance?.level ?? null
  const level = levelOfFinal(finalOf(pricing, size ?? (0 as FaceAmount)), undefined, { terms, current })
  return { size, level: isRefusal(level) ? undefined : level }
}

/** How confirmations are reissued on the final terms typed so far, and on the present ones while a figure is missing. */
export const reissueFor = (
  { lifecycle, header }: Pick<DealDetail, 'lifecycle' | 'header'>,
  pricing: Pricing | undefined,
  size: FaceAmount | undefined,
): Reissue => {
  const isWhole = pricing !== undefined && !pricing.refused && size !== undefined
  const final = isWhole ? finalOf(pricing, size) : header.final
  return final ? reissueOf(lifecycle, final) : 'confirm'
}
