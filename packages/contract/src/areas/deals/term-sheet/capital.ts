import type { CapitalTerms } from '@bookrunner/domain/deals'
import type { Language } from '../../../kernel/language.ts'
import { codeName } from '../code-text.ts'
import { saidIn } from './options.ts'

type Line = string | false | null

const triggerText = ({ trigger, nonViability }: CapitalTerms, language: Language): Line => {
  const said = saidIn(language)
  if (trigger === null) return nonViability && said('nonViability')
  return said(nonViability ? 'triggerAndNonViability' : 'trigger', { percent: trigger })
}

/** "Conversion into shares, at GBP 2.70, floor GBP 1.50". */
const absorbedText = (capital: CapitalTerms, language: Language): Line => {
  const { absorbedBy, conversionPrice, conversionFloor, conversionCurrency } = capital
  if (absorbedBy === null) return null
  const said = saidIn(language)
  const priced = (price: string) => [conversionCurrency, price].filter(Boolean).join(' ')
  return [
    codeName('absorption', absorbedBy, language),
    conversionPrice && said('conversionAt', { price: priced(conversionPrice) }),
    conversionFloor && said('conversionFloor', { price: priced(conversionFloor) }),
  ]
    .filter(Boolean)
    .join(language === 'US' ? ', ' : '，')
}

const deferralKeys = { cumulative: 'deferralCumulative', nonCumulative: 'deferralNonCumulative' } as const

/** How a bond bears losses, and when its coupons may stay unpaid: one line for each. */
export const capitalLines = (capital: CapitalTerms, language: Language): string[] => {
  const said = saidIn(language)
  const { lossAbsorption, discretionary, stopper, pusher, deferral, note } = capital
  const lines: Line[] = [
    lossAbsorption && said('absorption', { how: codeName('lossAbsorption', lossAbsorption, language) }),
    triggerText(capital, language),
    absorbedText(capital, language),
    discretionary && said('discretionary'),
    stopper && said('stopper'),
    pusher && said('pusher'),
    deferral && said(deferralKeys[deferral]),
    note,
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}
