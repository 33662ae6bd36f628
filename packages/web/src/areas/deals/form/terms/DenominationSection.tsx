import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { DenominationField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'

export function DenominationSection() {
  const t = useText(formText)
  return (
    <Section id="terms-denomination" title={t('section.denomination')} hint={t('denomination.hint')}>
      <DenominationField place="terms.minDenomination" placeholder="200,000" />
      <DenominationField place="terms.increment" placeholder="1,000" />
      <DenominationField place="terms.minOrder" hint={t('minOrder.hint')} />
    </Section>
  )
}
