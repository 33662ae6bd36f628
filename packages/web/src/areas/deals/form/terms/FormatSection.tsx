import { capitalStructures, classifications, formats, labels, secRelevances } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealWords } from '../../use-words.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'

export function FormatSection() {
  const t = useText(formText)
  const words = useDealWords()
  return (
    <Section id="terms-format" title={t('section.format')}>
      <SelectField place="terms.format" codes={formats} words={words.format} />
      <SelectField place="terms.secRelevance" codes={secRelevances} words={words.sec} />
      <SelectField place="terms.capitalStructure" codes={capitalStructures} words={words.capital} />
      <SelectField place="terms.classification" codes={classifications} words={words.classification} />
      <CheckField place="terms.mtn">{t('mtn.yes')}</CheckField>
      <TextField place="terms.programme" max={200} placeholder={t('programme.placeholder')} />
      <SelectField place="terms.label" codes={labels} words={words.label} clearable={false} />
      <TextField place="terms.useOfProceeds" max={2000} rows={2} />
    </Section>
  )
}
