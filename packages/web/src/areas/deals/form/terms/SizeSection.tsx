import { currencies } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealWords } from '../../use-words.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { FaceField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'
import { SizeField } from './SizeField.tsx'
import { TenorField } from './TenorField.tsx'

export function SizeSection() {
  const t = useText(formText)
  const words = useDealWords()
  return (
    <Section id="terms-size" title={t('section.size')}>
      <SelectField
        place="terms.currency"
        codes={currencies}
        words={(code) => `${code} · ${words.currency(code)}`}
      />
      <TenorField />
      <SizeField />
      <FaceField place="terms.retained" unit="mm" hint={t('retained.hint')} />
      <CheckField place="terms.noGrow">{t('noGrow.yes')}</CheckField>
    </Section>
  )
}
