import { bookTypes, silenceRules } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { RateField } from '../kit/number-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'

/** How the book is run, and what the issuer sees of it. */
export function BookSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const bookType = useValue('terms.bookType')
  const signsOff = useValue('terms.issuerSignsOff')
  return (
    <Section id="terms-book" title={t('section.book')}>
      <SelectField
        place="terms.bookType"
        codes={bookTypes}
        nameOf={dealNames.bookType}
        clearable={false}
        hint={t(`bookType.${bookType}`)}
      />
      <RateField place="terms.sizeCap" as="share" hint={t('sizeCap.hint')} />
      <RateField place="terms.unusualTimes" as="times" hint={t('unusualTimes.hint')} />
      <SelectField place="terms.silence" codes={silenceRules} nameOf={dealNames.silence} clearable={false} />
      <CheckField place="terms.issuerSeesNames" hint={t('issuerSees.hint')}>
        {t('issuerSees.yes')}
      </CheckField>
      <CheckField place="terms.issuerSignsOff">{t('signsOff.yes')}</CheckField>
      {!signsOff && <TextField place="terms.waiverReason" max={300} hint={t('waiver.hint')} />}
    </Section>
  )
}
