import { CallRefused } from '@bookrunner/contract'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { QuotaLevel } from '@bookrunner/domain/quota'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import {
  endDraft,
  FormDrawer,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type FormFault,
} from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useQuotaAgain, useQuotaRights, type QuotaRow } from '../parts/use-quota.ts'
import { useReasonFaults } from '../parts/use-reason-faults.ts'
import { quotaText, useSubject } from '../parts/words.ts'
import {
  fieldsOf,
  hasDeal,
  hasEntity,
  readAmount,
  readWarnAt,
  sentOf,
  type LimitFields,
} from './limit-form.ts'
import { LimitForm } from './LimitForm.tsx'
import { LimitPreview } from './LimitPreview.tsx'
import { RemoveLimit } from './RemoveLimit.tsx'
import { limitsText } from './text.ts'
import { useLimitUse } from './use-limit-use.ts'

interface Props {
  readonly level: QuotaLevel
  /** Undefined for a new limit. */
  readonly row: QuotaRow | undefined
  /** The institution of a new limit, on its own page. */
  readonly entityId?: string
  readonly onClose: () => void
}

/** A limit to set, to change or to remove. */
export function LimitDrawer({ level, row, entityId, onClose }: Props) {
  const t = useText(limitsText)
  const subject = useSubject()
  const mayEdit = useQuotaRights().mayEdit(level)
  const [removing, setRemoving] = useState(false)
  const draft = useDraft({
    name: `limit ${level} ${row?.quotaId ?? entityId ?? 'new'}`,
    asks: true,
    base: fieldsOf(row, entityId ?? null),
    version: row?.version ?? 0,
  })
  const end = () => endDraft(draft, onClose)
  const write = useSave(level, row, end)
  const state = useDraftState(draft)
  const faults = [
    ...useFaults(state.values, level),
    ...useTwice(state.values, level, !row, entityId === undefined),
  ]
  const refused = useRefused(write.error)
  const send = (fields: LimitFields) => {
    if (draft.state.get().contested.length === 0) write.mutate(fields)
  }
  return (
    <FormDrawer
      call="quota.config"
      title={row ? t('edit', { subject: subject(row) }) : t('add')}
      extra={
        row &&
        mayEdit && (
          <Button danger size="small" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        )
      }
      size={640}
      draft={draft}
      faults={faults}
      refused={write.error}
      busy={write.isPending}
      send={t('save')}
      isNew={!row}
      readOnly={!mayEdit}
      onSend={send}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={
        write.isError &&
        refused.length === 0 && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />
      }
      below={
        <>
          <LimitPreview level={level} values={state.values} />
          {removing && row && (
            <RemoveLimit
              row={row}
              onDone={() => endDraft(draft, onClose)}
              onClose={() => setRemoving(false)}
            />
          )}
        </>
      }
    >
      <LimitForm
        level={level}
        draft={draft}
        state={state}
        faults={[...faults, ...refused]}
        readOnly={!mayEdit}
        choosesEntity={!row && entityId === undefined}
        choosesDeal={!row}
      />
    </FormDrawer>
  )
}

function useSave(level: QuotaLevel, row: QuotaRow | undefined, onDone: () => void) {
  const t = useText(limitsText)
  const again = useQuotaAgain()
  return useWrite({
    send: (fields: LimitFields, options) =>
      api.quota.config({ ...sentOf(fields, level), expectedVersion: row?.version ?? null }, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('saved'))
      onDone()
    },
    // Also after a change of another, which the form then shows.
    onSettled: again,
  })
}

/** The rules, while the user types. */
function useFaults(values: LimitFields, level: QuotaLevel): FormFault[] {
  const t = useText(limitsText)
  const texts = useText(quotaText)
  const lang = useStore(langStore)
  const reason = useReasonFaults(values.reason)
  const amount = readAmount(values.amount)
  const isMissing = values.amount.trim() === '' || amount === 0
  const amountFault = isMissing
    ? { reason: 'quota.amount-missing' as const, params: {} }
    : isRefusal(amount)
      ? amount
      : undefined
  return [
    ...(hasEntity(level) && values.entityId === null ? [wrong('entityId', texts('entity.required'))] : []),
    ...(hasDeal(level) && values.dealId === null ? [wrong('dealId', texts('deal.required'))] : []),
    ...(amountFault ? [worded({ field: 'amount', ...amountFault }, lang)] : []),
    ...(readWarnAt(values.warnAt) === undefined ? [wrong('warnAt', t('warnAt.wrong'))] : []),
    ...reason,
  ]
}

/** A second limit on the same, as soon as it is picked: the server refuses it at the end. */
function useTwice(
  values: LimitFields,
  level: QuotaLevel,
  isNew: boolean,
  choosesEntity: boolean,
): FormFault[] {
  const lang = useStore(langStore)
  const { data, isNamed, isPlaceholderData } = useLimitUse(level, values)
  if (!isNew || !isNamed || isPlaceholderData || !data?.exists) return []
  // At the field that was picked last; what the page itself names has none.
  const picked = choosesEntity && hasEntity(level) ? 'entityId' : 'amount'
  const field = hasDeal(level) ? 'dealId' : picked
  return [{ ...worded({ field, reason: 'quota.exists' }, lang), atOnce: true }]
}

function useRefused(fault: Error | null): FormFault[] {
  const lang = useStore(langStore)
  return fault instanceof CallRefused ? fault.fields.map((each) => worded(each, lang)) : []
}
