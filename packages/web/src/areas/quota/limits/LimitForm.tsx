import { currencies } from '@bookrunner/domain/kernel'
import { quotaKinds, type QuotaLevel } from '@bookrunner/domain/quota'
import { Input, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { unitBeside } from '../../../kit/amounts.ts'
import {
  faultAt,
  Field,
  TheirsOrYours,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { ReasonField } from '../parts/ReasonField.tsx'
import { DealField, EntityField } from '../parts/scope-fields.tsx'
import { quotaWords } from '../parts/words.ts'
import { hasDeal, hasEntity, type LimitFields, type StoredField } from './limit-form.ts'
import { limitsText } from './text.ts'
import css from '../quota.module.css'

interface Props {
  readonly level: QuotaLevel
  readonly draft: Draft<LimitFields>
  readonly state: DraftState<LimitFields>
  readonly faults: readonly FormFault[]
  readonly readOnly: boolean
  /** What it is on is chosen once; the institution also by the page. */
  readonly choosesEntity: boolean
  readonly choosesDeal: boolean
}

/** What a limit is on, its amount, what it does, and the reason. */
export function LimitForm(props: Props) {
  const { level, draft, state, faults, readOnly, choosesEntity, choosesDeal } = props
  return (
    <>
      {choosesEntity && hasEntity(level) && (
        <EntityField
          autoFocus
          value={state.values.entityId}
          fault={faultAt('entityId', faults, state)}
          onChange={(entityId) => draft.set({ entityId })}
          onLeave={() => draft.leave('entityId')}
        />
      )}
      {choosesDeal && hasDeal(level) && (
        <DealField
          autoFocus={!hasEntity(level)}
          value={state.values.dealId}
          fault={faultAt('dealId', faults, state)}
          onChange={({ dealId, currency }) =>
            draft.set({ dealId, ...(currency && { currency: currency as LimitFields['currency'] }) })
          }
          onLeave={() => draft.leave('dealId')}
        />
      )}
      <Amount {...props} />
      <Kind {...props} />
      {!readOnly && (
        <ReasonField
          value={state.values.reason}
          fault={faultAt('reason', faults, state)}
          onChange={(reason) => draft.set({ reason })}
          onLeave={() => draft.leave('reason')}
        />
      )}
    </>
  )
}

function Amount({ draft, state, faults, readOnly }: Props) {
  const t = useText(limitsText)
  const word = useText(quotaWords)
  const { amount, currency, warnAt } = state.values
  return (
    <div className={css.amount}>
      <Field
        label={word('amount')}
        field="amount"
        fault={faultAt('amount', faults, state)}
        hint={t('amount.hint')}
        after={<Contest draft={draft} state={state} field="amount" shown={(values) => values.amount} />}
      >
        {(aria) => (
          <Input
            {...aria}
            readOnly={readOnly}
            autoComplete="off"
            inputMode="decimal"
            maxLength={40}
            value={amount}
            suffix={<span translate="no">{unitBeside(amount)}</span>}
            onChange={({ target }) => draft.set({ amount: target.value })}
            onBlur={() => draft.leave('amount')}
          />
        )}
      </Field>
      <Field
        label={word('currency')}
        field="currency"
        fault={faultAt('currency', faults, state)}
        after={<Contest draft={draft} state={state} field="currency" shown={(values) => values.currency} />}
      >
        {(aria) => (
          <Select
            {...aria}
            disabled={readOnly}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            getPopupContainer={within}
            onChange={(value) => draft.set({ currency: value })}
          />
        )}
      </Field>
      <Field
        label={word('warnAt')}
        field="warnAt"
        fault={faultAt('warnAt', faults, state)}
        hint={t('warnAt.hint')}
        after={<Contest draft={draft} state={state} field="warnAt" shown={(values) => `${values.warnAt}%`} />}
      >
        {(aria) => (
          <Input
            {...aria}
            readOnly={readOnly}
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            value={warnAt}
            suffix={/%/.test(warnAt) ? '' : '%'}
            onChange={({ target }) => draft.set({ warnAt: target.value })}
            onBlur={() => draft.leave('warnAt')}
          />
        )}
      </Field>
    </div>
  )
}

function Kind({ draft, state, readOnly }: Props) {
  const t = useText(limitsText)
  const word = useText(quotaWords)
  return (
    <Field
      label={word('kind')}
      field="kind"
      group
      after={<Contest draft={draft} state={state} field="kind" shown={({ kind }) => word(kind)} />}
    >
      {() => (
        <Radio.Group
          className={css.choice}
          disabled={readOnly}
          value={state.values.kind}
          onChange={({ target }) => draft.set({ kind: target.value as LimitFields['kind'] })}
        >
          {quotaKinds.map((kind) => (
            <Radio key={kind} value={kind}>
              {word(kind)}
              <small>{t(`kind.${kind}`)}</small>
            </Radio>
          ))}
        </Radio.Group>
      )}
    </Field>
  )
}

interface ContestProps extends Pick<Props, 'draft' | 'state'> {
  readonly field: StoredField
  readonly shown: (values: LimitFields) => ReactNode
}

/** Both values of a field that somebody else changed meanwhile. */
function Contest({ draft, state, field, shown }: ContestProps) {
  if (!state.contested.includes(field)) return null
  return (
    <TheirsOrYours
      yours={shown(state.values)}
      theirs={shown(state.base)}
      onChoose={(side) => draft.choose(field, side)}
    />
  )
}
