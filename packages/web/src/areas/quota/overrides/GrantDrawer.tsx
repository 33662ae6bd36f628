import { CallRefused } from '@bookrunner/contract'
import { isRefusal } from '@bookrunner/domain/kernel'
import { Alert, Input } from 'antd'
import { unitBeside } from '../../../kit/amounts.ts'
import { TypedDay } from '../../../kit/days/index.ts'
import { zoneName } from '../../../kit/format.ts'
import {
  endDraft,
  faultAt,
  Field,
  FormDrawer,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type Draft,
  type DraftState,
  type FormFault,
} from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { readAmount } from '../limits/limit-form.ts'
import { ReasonField } from '../parts/ReasonField.tsx'
import { DealField, EntityField } from '../parts/scope-fields.tsx'
import { useQuotaAgain } from '../parts/use-quota.ts'
import { useReasonFaults } from '../parts/use-reason-faults.ts'
import { quotaText } from '../parts/words.ts'
import { blankOverride, untilOf, type OverrideFields } from './override-form.ts'
import { overridesText } from './text.ts'
import css from '../quota.module.css'

/** Grants an override: for whom, on which deal, how much, until when, and why. */
export function GrantDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText(overridesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone ?? 'UTC'
  const again = useQuotaAgain()
  const draft = useDraft({ name: 'override new', asks: true, base: blankOverride(zone) })
  const state = useDraftState(draft)
  const faults = useFaults(state.values, zone)
  const write = useWrite({
    send: ({ entityId, dealId, amount, reason, ...time }: OverrideFields, options) => {
      const size = readAmount(amount)
      return api.quota.grantOverride(
        {
          entityId: entityId ?? '',
          dealId: dealId ?? '',
          amount: isRefusal(size) ? 0 : size,
          until: untilOf(time, zone) ?? '',
          reason: reason.trim(),
        },
        options,
      )
    },
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('granted'))
      endDraft(draft, onClose)
    },
    onSettled: again,
  })
  const refused =
    write.error instanceof CallRefused ? write.error.fields.map((each) => worded(each, lang)) : []
  return (
    <FormDrawer
      call="quota.grantOverride"
      title={t('grant')}
      size={560}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t('grant')}
      isNew
      onSend={(fields) => write.mutate(fields)}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={
        write.isError &&
        refused.length === 0 && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />
      }
      below={<p className="br-quiet">{t('effect')}</p>}
    >
      <Fields draft={draft} state={state} faults={[...faults, ...refused]} zone={zone} />
    </FormDrawer>
  )
}

interface FieldsProps {
  readonly draft: Draft<OverrideFields>
  readonly state: DraftState<OverrideFields>
  readonly faults: readonly FormFault[]
  readonly zone: string
}

function Fields({ draft, state, faults, zone }: FieldsProps) {
  const t = useText(overridesText)
  const { entityId, dealId, currency, amount, day, time, reason } = state.values
  return (
    <>
      <EntityField
        autoFocus
        value={entityId}
        fault={faultAt('entityId', faults, state)}
        onChange={(chosen) => draft.set({ entityId: chosen })}
        onLeave={() => draft.leave('entityId')}
      />
      <DealField
        value={dealId}
        fault={faultAt('dealId', faults, state)}
        onChange={(chosen) => draft.set({ dealId: chosen.dealId, currency: chosen.currency })}
        onLeave={() => draft.leave('dealId')}
      />
      <Field
        label={t('upTo')}
        field="amount"
        wide
        fault={faultAt('amount', faults, state)}
        hint={currency ? t('upTo.hint', { currency }) : t('upTo.hintPlain')}
      >
        {(aria) => (
          <Input
            {...aria}
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
      <Field label={t('until')} field="until" group wide fault={faultAt('until', faults, state)}>
        {(aria) => (
          <div className={css.instant}>
            <TypedDay
              {...aria}
              aria-label={t('until.day')}
              zone={zone}
              value={day}
              onDay={(next) => draft.set({ day: next })}
              onBlur={() => draft.leave('day')}
            />
            <Input
              aria-label={t('until.time')}
              placeholder="17:00"
              maxLength={8}
              value={time}
              suffix={zoneName(new Date(), zone)}
              onChange={({ target }) => draft.set({ time: target.value })}
              onBlur={() => draft.leave('time')}
            />
          </div>
        )}
      </Field>
      <ReasonField
        value={reason}
        fault={faultAt('reason', faults, state)}
        onChange={(next) => draft.set({ reason: next })}
        onLeave={() => draft.leave('reason')}
      />
    </>
  )
}

function useFaults(values: OverrideFields, zone: string): FormFault[] {
  const t = useText(overridesText)
  const texts = useText(quotaText)
  const lang = useStore(langStore)
  const reason = useReasonFaults(values.reason)
  const size = readAmount(values.amount)
  const isMissing = values.amount.trim() === ''
  const until = untilOf(values, zone)
  const isPast = until !== undefined && Date.parse(until) <= Date.now()
  const own = (field: string, reason: 'quota.amount-missing' | 'quota.until-past') =>
    worded({ field, reason, params: {} }, lang)
  return [
    ...(values.entityId === null ? [wrong('entityId', texts('entity.required'))] : []),
    ...(values.dealId === null ? [wrong('dealId', texts('deal.required'))] : []),
    ...(isMissing ? [wrong('amount', t('upTo.required'))] : []),
    ...(isRefusal(size) && !isMissing ? [worded({ field: 'amount', ...size }, lang)] : []),
    ...(size === 0 ? [own('amount', 'quota.amount-missing')] : []),
    ...(until === undefined ? [wrong('until', t('until.wrong'))] : []),
    ...(isPast ? [own('until', 'quota.until-past')] : []),
    ...reason,
  ]
}
