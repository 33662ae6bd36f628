import { capitalStructures, classifications, formats, labels, secRelevances } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { CollateralField } from './CollateralField.tsx'
import { formText } from '../text.ts'

export function FormatSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  return (
    <Section id="terms-format" title={t('section.format')}>
      <SelectField place="terms.format" codes={formats} nameOf={dealNames.format} />
      <SelectField place="terms.secRelevance" codes={secRelevances} nameOf={dealNames.sec} />
      <SelectField place="terms.capitalStructure" codes={capitalStructures} nameOf={dealNames.capital} />
      <CollateralField />
      <SelectField place="terms.classification" codes={classifications} nameOf={dealNames.classification} />
      <CheckField place="terms.mtn">{t('mtn.yes')}</CheckField>
      <TextField place="terms.programme" max={200} placeholder={t('programme.placeholder')} />
      <SelectField place="terms.label" codes={labels} nameOf={dealNames.label} clearable={false} />
      <TextField place="terms.useOfProceeds" max={2000} rows={2} />
    </Section>
  )
}
