import { CallRefused } from '@bookrunner/contract'
import { rateOf } from '@bookrunner/domain/kernel'
import { rateFault, showMove } from '@bookrunner/domain/quota'
import { Alert, Input } from 'antd'
import { useState } from 'react'
import { TypedDay, useDayFault } from '../../../kit/days/index.ts'
import { day as shownDay } from '../../../kit/format.ts'
import {
  faultAt,
  Field,
  FormDrawer,
  typedInto,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type FormFault,
} from '../../../kit/form/index.ts'
import { QuestionDialog } from '../../../kit/QuestionDialog.tsx'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { langStore } from '../../../platform/language.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useQuotaAgain } from '../parts/use-quota.ts'
import { quotaText } from '../parts/words.ts'
import { readRate } from './rate-form.ts'
import { ratesText } from './text.ts'
import type { CurrencyRow } from './use-rates.ts'

/** The rate may be right, but a slip of the decimal point is likely: the server asks. */
const isFar = (fault: Error): boolean => fault instanceof CallRefused && fault.reason === 'quota.rate-far'

interface Props {
  readonly row: CurrencyRow
  readonly base: string
  /** As rates count days. */
  readonly today: string
  readonly onClose: () => void
}

interface Fields {
  readonly rate: string
  readonly day: string
}

interface Asked {
  readonly question: string
  readonly fields: Fields
}

/** The rate of a currency from a day on. */
export function RateDrawer({ row, base, today, onClose }: Props) {
  const t = useText(ratesText)
  const texts = useText(quotaText)
  const lang = useStore(langStore)
  const again = useQuotaAgain()
  const { currency } = row
  const draft = useDraft<Fields>({ base: { rate: '', day: today } })
  const state = useDraftState(draft)
  // A double click is refused twice, and asks once.
  const [asked, setAsked] = useState<Asked>()
  const faults = useFaults(state.values, currency, today)
  const write = useWrite({
    send: ({ rate, day, ...confirmed }: Fields & { rateConfirmed?: true }, options) =>
      api.quota.setRate(
        { currency: currency as 'HKD', day, rate: rateOf(readRate(rate) ?? '0'), ...confirmed },
        options,
      ),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('saved', { currency }))
      onClose()
    },
    onError: (fault, fields) => {
      if (isFar(fault)) setAsked({ question: faultMessage(fault), fields })
    },
    onSettled: again,
  })
  const refused =
    write.error instanceof CallRefused ? write.error.fields.map((each) => worded(each, lang)) : []
  const shown = [...faults, ...refused]
  const isAsked = write.error !== null && isFar(write.error)
  return (
    <FormDrawer
      call="quota.setRate"
      title={t('set.of', { currency })}
      size={480}
      draft={draft}
      faults={faults}
      refused={isAsked ? null : write.error}
      busy={write.isPending}
      send={t('set')}
      isNew
      onSend={(fields) => write.mutate(fields)}
      onTyped={() => write.reset()}
      onClose={onClose}
      above={
        write.isError &&
        !isAsked &&
        refused.length === 0 && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />
      }
      below={
        <>
          <p className="br-quiet">{t('effect')}</p>
          {asked && (
            <QuestionDialog
              title={asked.question}
              okText={t('far.yes', { rate: asked.fields.rate })}
              cancelText={t('far.no')}
              onOk={() => {
                setAsked(undefined)
                write.mutate({ ...asked.fields, rateConfirmed: true })
              }}
              onCancel={() => setAsked(undefined)}
            >
              {t('effect')}
            </QuestionDialog>
          )}
        </>
      }
    >
      <Field
        label={t('rate.label', { currency, base })}
        field="rate"
        wide
        fault={faultAt('rate', shown, state)}
        hint={<Now row={row} typed={state.values.rate} />}
      >
        {(aria) => (
          <Input
            {...aria}
            {...typedInto(draft, 'rate')}
            autoFocus
            autoComplete="off"
            inputMode="decimal"
            maxLength={30}
            onBlur={() => draft.leave('rate')}
          />
        )}
      </Field>
      <Field
        label={texts('fromDay')}
        field="day"
        wide
        fault={faultAt('day', shown, state)}
        hint={t('day.hint')}
      >
        {(aria) => (
          <TypedDay
            {...aria}
            zone="UTC"
            value={state.values.day}
            onDay={(day) => draft.set({ day })}
            onBlur={() => draft.leave('day')}
          />
        )}
      </Field>
    </FormDrawer>
  )
}

/** The rate that holds now, and how far the typed one is from it: a slip of the decimal point shows at once. */
function Now({ row: { rate }, typed }: { readonly row: CurrencyRow; readonly typed: string }) {
  const t = useText(ratesText)
  const lang = useStore(langStore)
  if (!rate) return null
  const read = readRate(typed)
  return read === undefined || read === '0'
    ? t('rate.now', { rate: rate.rate, day: shownDay(rate.day, lang, 'UTC') })
    : t('rate.change', { percent: showMove(rateOf(read), rateOf(rate.rate)), rate: rate.rate })
}

function useFaults({ rate, day }: Fields, currency: string, today: string): FormFault[] {
  const t = useText(ratesText)
  const lang = useStore(langStore)
  const dayFault = useDayFault()(day)
  const read = readRate(rate)
  const rule = rateFault({ currency, day, rate: rateOf(read ?? '1') }, today)
  const field = rule?.reason === 'quota.rate-day' ? 'day' : 'rate'
  return [
    ...(rate.trim() === '' ? [wrong('rate', t('rate.required'))] : []),
    ...(rate.trim() !== '' && read === undefined ? [wrong('rate', t('rate.wrong'))] : []),
    ...(day === '' ? [wrong('day', t('day.required'))] : []),
    ...(dayFault ? [wrong('day', dayFault)] : []),
    ...(rule && !dayFault && day !== '' ? [worded({ field, ...rule }, lang)] : []),
  ]
}
