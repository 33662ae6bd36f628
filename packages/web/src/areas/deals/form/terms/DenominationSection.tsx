import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { FaceField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'

export function DenominationSection() {
  const t = useText(formText)
  return (
    <Section id="terms-denomination" title={t('section.denomination')} hint={t('denomination.hint')}>
      <FaceField place="terms.minDenomination" unit="k" placeholder="200" />
      <FaceField place="terms.increment" unit="k" placeholder="1" />
      <FaceField place="terms.minOrder" unit="k" hint={t('minOrder.hint')} />
    </Section>
  )
}
