import { Flex, Input, Select, type InputProps } from 'antd'
import { useState } from 'react'
import { unitBeside } from '../../kit/amounts.ts'
import { TypedDay } from '../../kit/days/index.ts'
import {
  faultAt,
  Field,
  Section,
  typedInto,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { useText } from '../../platform/text.ts'
import { priceText } from './figures.ts'
import type { LoanFields, ReadLoan } from './loan-fields.ts'
import { loansText, loanWordText } from './text.ts'
import { useBorrowers } from './use-borrowers.ts'
import { useBands } from './use-loans.ts'
import textCss from '../../kit/text.module.css'

interface Props {
  readonly draft: Draft<LoanFields>
  readonly state: DraftState<LoanFields>
  readonly faults: readonly FormFault[]
  readonly read: ReadLoan
  readonly isNew: boolean
  readonly readOnly: boolean
}

const currencies = ['USD', 'EUR', 'CNH', 'CNY', 'HKD', 'GBP', 'JPY', 'AUD', 'SGD', 'CHF']

/** The terms of a loan deal in sections; a new one has its price too. */
export function LoanForm(props: Props) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const { proposed } = props.read
  const width = useBands().data?.warning ?? ''
  const computed = proposed ? t('callPrice.hint', { price: priceText(proposed) }) : t('callPrice.empty')
  return (
    <>
      <Borrower {...props} />
      <Section title={t('section.bond')}>
        <Typed {...props} field="isin" label={word('isin')} hint={t('isin.hint')} maxLength={20} />
        <Typed {...props} field="bondName" label={word('bondName')} hint={t('bond.hint')} maxLength={200} />
        <Currency {...props} />
        <Typed {...props} field="face" label={word('face')} suffix={unitBeside(props.state.values.face)} />
      </Section>
      <Section title={t('section.loan')}>
        <Typed
          {...props}
          field="loanAmount"
          label={word('loanAmount')}
          suffix={unitBeside(props.state.values.loanAmount)}
        />
        <Typed {...props} field="haircut" label={word('haircut')} />
        <Day {...props} field="startDay" label={word('startDay')} />
        <Day {...props} field="endDay" label={word('endDay')} hint={t('end.hint')} />
      </Section>
      <Section title={t('section.margin')}>
        <Typed {...props} field="maintenance" label={word('maintenance')} hint={t('maintenance.hint')} />
        <Typed
          {...props}
          field="marginCallPrice"
          label={word('marginCallPrice')}
          hint={computed}
          placeholder={proposed ? priceText(proposed) : ''}
        />
        <Typed
          {...props}
          field="warningBand"
          label={word('warningBand')}
          hint={t('warning.hint', { width })}
        />
        <Typed {...props} field="remark" label={word('remark')} maxLength={500} />
      </Section>
      {props.isNew && (
        <Section title={t('section.price')}>
          <Typed {...props} field="price" label={word('price')} />
          <Day {...props} field="priceDay" label={word('priceDay')} />
        </Section>
      )}
    </>
  )
}

interface FieldProps extends Props {
  readonly field: keyof LoanFields
  readonly label: string
  readonly hint?: string
}

function Typed(
  props: FieldProps & Pick<InputProps, 'maxLength' | 'placeholder'> & { readonly suffix?: string },
) {
  const { draft, state, faults, field, label, hint, readOnly, maxLength = 40, placeholder, suffix } = props
  const t = useText(loansText)
  const fault = faultAt(field, faults, state)
  // What was entered some time ago is no doubt any more.
  const doubt = draft.dirty ? props.read.doubts.find((each) => each.field === field) : undefined
  const warning = doubt && <span className={textCss.warning}>{t(`doubt.${doubt.reason}`)}</span>
  return (
    <Field
      label={label}
      field={field}
      hint={warning ?? hint}
      fault={fault}
      {...(doubt && fault === undefined && { status: 'warning' as const })}
    >
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          disabled={readOnly}
          maxLength={maxLength}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
          {...(placeholder && { placeholder })}
          {...(suffix !== undefined && { suffix: <span translate="no">{suffix}</span> })}
        />
      )}
    </Field>
  )
}

function Day({ draft, state, faults, field, label, hint, readOnly }: FieldProps) {
  return (
    <Field label={label} field={field} hint={hint} fault={faultAt(field, faults, state)}>
      {(aria) => (
        <TypedDay
          {...aria}
          value={state.values[field]}
          disabled={readOnly}
          onDay={(day) => draft.set({ [field]: day })}
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  )
}

function Currency({ draft, state, readOnly }: Props) {
  const word = useText(loanWordText)
  const { currency } = state.values
  const all = currencies.includes(currency) ? currencies : [currency, ...currencies]
  return (
    <Field label={word('currency')} field="currency">
      {({ 'data-field': _, ...aria }) => (
        <Select
          {...aria}
          showSearch
          disabled={readOnly}
          value={currency}
          getPopupContainer={within}
          options={all.map((value) => ({ value, label: value }))}
          onChange={(value: string) => draft.set({ currency: value })}
        />
      )}
    </Field>
  )
}

/** The borrower, found by its name, and its contact. */
function Borrower({ draft, state, faults, readOnly }: Props) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const [keyword, setKeyword] = useState('')
  const { entityId, userId } = state.values
  const { options, users } = useBorrowers(keyword, entityId)
  return (
    <Section title={t('section.borrower')}>
      <Field label={word('entity')} field="entityId" fault={faultAt('entityId', faults, state)}>
        {({ 'data-field': field, ...aria }) => (
          <Flex vertical data-field={field}>
            <Select
              {...aria}
              showSearch={{ filterOption: false, onSearch: setKeyword }}
              disabled={readOnly}
              placeholder={t('entity.find')}
              value={entityId || null}
              getPopupContainer={within}
              options={options}
              onChange={(value: string) => draft.set({ entityId: value, userId: '' })}
            />
          </Flex>
        )}
      </Field>
      <Field
        label={word('user')}
        field="userId"
        hint={t('user.hint')}
        fault={faultAt('userId', faults, state)}
      >
        {({ 'data-field': _, ...aria }) => (
          <Select
            {...aria}
            showSearch={{ optionFilterProp: 'label' }}
            disabled={readOnly || entityId === ''}
            value={userId}
            getPopupContainer={within}
            options={[{ value: '', label: t('user.none') }, ...users]}
            onChange={(value: string) => draft.set({ userId: value })}
          />
        )}
      </Field>
    </Section>
  )
}
