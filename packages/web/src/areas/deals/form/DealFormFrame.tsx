import type { DealTab } from '@bookrunner/domain/deals'
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useCalendar } from '../use-calendar.ts'
import { keepBackup } from './backup.ts'
import type { DealForm } from './deal-form.ts'
import { FormBar } from './FormBar.tsx'
import { FormTop } from './FormTop.tsx'
import { LeaveDeal } from './LeaveDeal.tsx'
import { LooksOdd } from './LooksOdd.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { formText } from './text.ts'
import { TrancheStrip } from './tranches/TrancheStrip.tsx'
import { FormContext, useFormState } from './use-field.ts'
import { useSaving, useSubmitting } from './use-saving.ts'
import css from './form.module.css'

interface Props {
  readonly form: DealForm
  /** A link to a field opens its tab. */
  readonly onTab: (tab: DealTab) => void
  /** Called when the deal is complete and saved: the page opens its dialog. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** The frame around a tab: the form's context, its messages, and the bar below. */
export function DealFormFrame({ form, onTab, onSubmit, children }: Props) {
  const toTab = useEffectEvent(onTab)
  useEffect(() => register(form, 'toTab', (tab) => toTab(tab)), [form])
  useEffect(() => keepBackup(form), [form])
  return (
    <FormContext value={form}>
      <Holidays form={form} />
      <TrancheStrip form={form} />
      <FormTop form={form} />
      <div className={css.beside}>
        <div>{children}</div>
        <LooksOdd form={form} />
      </div>
      <Acts form={form} onSubmit={onSubmit} />
      <LeaveDeal form={form} />
    </FormContext>
  )
}

/** Registers a handler of the form until the page closes. */
function register<Key extends keyof DealForm['handlers']>(
  form: DealForm,
  key: Key,
  go: DealForm['handlers'][Key],
) {
  form.handlers[key] = go
  return () => {
    form.handlers[key] = undefined
  }
}

/** Gives the form the holidays, so that it computes days while typing. */
function Holidays({ form }: { form: DealForm }) {
  const { terms } = useSyncExternalStore(form.watchAll, () => form.deal)
  const calendar = useCalendar(terms, Temporal.Now.plainDateISO(terms.timeZone))
  useEffect(() => {
    if (calendar) form.setCalendar(calendar)
  }, [form, calendar])
  return null
}

function Acts({ form, onSubmit }: Pick<Props, 'form' | 'onSubmit'>) {
  const t = useText(formText)
  const { mode } = useFormState(form)
  const [reasoning, setReasoning] = useState(false)
  const { saveDeal, maySave } = useSaving(form)
  const submit = useSubmitting(form, onSubmit)
  const onSubmitRequest = useEffectEvent(() => void submit())
  useEffect(() => register(form, 'submit', () => onSubmitRequest()), [form])
  const start = () => {
    if (!maySave()) return
    if (mode === 'announced') setReasoning(true)
    else void saveDeal()
  }
  useShortcut({ keys: 'mod+s', title: t('save.shortcut'), whileTyping: true, run: start })
  return (
    <>
      <FormBar form={form} onSave={start} onSubmit={onSubmit && (() => void submit())} />
      {reasoning && (
        <ReasonDialog
          form={form}
          onClose={() => setReasoning(false)}
          onSave={(reason) => {
            setReasoning(false)
            void saveDeal(reason)
          }}
        />
      )}
    </>
  )
}
