import { exact, sharePriceBounds, type FieldRefusal } from '../../../kernel/index.ts'
import type { CapitalTerms } from '../capital-terms.ts'
import type { Terms } from '../terms.ts'
import { faultAt, rangeFaults } from './fault.ts'

export type CapitalReason =
  | 'deal.capital-no-absorption'
  | 'deal.capital-no-conversion'
  | 'deal.capital-floor'
  | 'deal.rate-range'

const triggerRange = { least: '1', most: '30' } as const

const conversionParts = ['conversionPrice', 'conversionFloor', 'conversionCurrency'] as const

const partFault = (capital: CapitalTerms): [keyof CapitalTerms, CapitalReason] | undefined => {
  const { lossAbsorption, trigger, nonViability, absorbedBy, conversionPrice, conversionFloor } = capital
  if (lossAbsorption === null) {
    if (trigger !== null) return ['trigger', 'deal.capital-no-absorption']
    if (nonViability) return ['nonViability', 'deal.capital-no-absorption']
    if (absorbedBy !== null) return ['absorbedBy', 'deal.capital-no-absorption']
  }
  const part = conversionParts.find((name) => capital[name] !== null)
  if (part && absorbedBy !== 'conversion') return [part, 'deal.capital-no-conversion']
  const isAbove =
    conversionFloor !== null && conversionPrice !== null && exact(conversionFloor).gt(conversionPrice)
  return isAbove ? ['conversionFloor', 'deal.capital-floor'] : undefined
}

/** What no bond can say: a trigger of nothing, a price of shares that nobody gets. */
export const capitalFaults = ({ capital }: Terms): FieldRefusal<CapitalReason>[] => {
  if (!capital) return []
  const fault = partFault(capital)
  if (fault) return [faultAt(`terms.capital.${fault[0]}`, fault[1])]
  const outside = rangeFaults('terms.capital.trigger', capital.trigger, triggerRange)
  if (outside.length > 0) return outside
  return (['conversionPrice', 'conversionFloor'] as const)
    .flatMap((name) => rangeFaults(`terms.capital.${name}`, capital[name], sharePriceBounds))
    .slice(0, 1)
}
