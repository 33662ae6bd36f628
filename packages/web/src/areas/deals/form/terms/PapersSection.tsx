import { approvalKinds, bondForms, labelPaperKinds, type Terms } from '@bookrunner/domain/deals'
import { useState } from 'react'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { RateField } from '../kit/number-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'
import { useForm } from '../use-field.ts'
import { PaperRows } from './PaperRows.tsx'

const isFilled = ({
  series,
  bondForm,
  registrationRights,
  approvals,
  labelPapers,
  ...terms
}: Terms): boolean =>
  series !== null ||
  bondForm !== null ||
  registrationRights ||
  approvals.length > 0 ||
  labelPapers.length > 0 ||
  terms.grossFee !== null ||
  terms.privateBankRebate !== null

/** What a plain bond does without: the section opens where it is wanted. */
export function PapersSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const form = useForm()
  // As it was at first: a field that is emptied must not fold the section away.
  const [filled] = useState(() => isFilled(form.deal.terms))
  return (
    <Section id="terms-papers" title={t('section.papers')} folds={{ filled }}>
      <TextField place="terms.series" max={60} />
      <SelectField place="terms.bondForm" codes={bondForms} nameOf={dealNames.bondForm} />
      <PaperRows
        place="terms.approvals"
        kinds={approvalKinds}
        nameOf={dealNames.approval}
        columns={[
          { key: 'reference', title: t('approval.reference'), type: 'text' },
          { key: 'issuedOn', title: t('approval.issuedOn'), type: 'day' },
          { key: 'validUntil', title: t('approval.validUntil'), type: 'day' },
          { key: 'quota', title: t('approval.quota'), type: 'text' },
          { key: 'reportDue', title: t('approval.reportDue'), type: 'day' },
        ]}
        blank={{
          kind: 'ndrc',
          reference: null,
          issuedOn: null,
          validUntil: null,
          quota: null,
          reportDue: null,
        }}
        add={t('approval.add')}
        hint={t('approval.hint')}
      />
      <PaperRows
        place="terms.labelPapers"
        kinds={labelPaperKinds}
        nameOf={dealNames.labelPaper}
        columns={[
          { key: 'firm', title: t('paper.firm'), type: 'text' },
          { key: 'date', title: t('paper.date'), type: 'day' },
        ]}
        blank={{ kind: 'framework', firm: null, date: null }}
        add={t('paper.add')}
      />
      <CheckField place="terms.registrationRights">{t('registrationRights.yes')}</CheckField>
      <RateField place="terms.grossFee" as="share" hint={t('grossFee.hint')} />
      <RateField place="terms.privateBankRebate" as="share" hint={t('fees.hint')} />
    </Section>
  )
}
