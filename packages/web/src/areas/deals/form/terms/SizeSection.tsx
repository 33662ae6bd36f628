import { currencies } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { FaceField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'
import { SizeField } from './SizeField.tsx'
import { TenorField } from './TenorField.tsx'

export function SizeSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  return (
    <Section id="terms-size" title={t('section.size')}>
      <SelectField
        place="terms.currency"
        codes={currencies}
        nameOf={(code) => `${code} · ${dealNames.currency(code)}`}
      />
      <TenorField />
      <SizeField />
      <FaceField place="terms.retained" hint={t('retained.hint')} />
      <CheckField place="terms.noGrow">{t('noGrow.yes')}</CheckField>
    </Section>
  )
}
