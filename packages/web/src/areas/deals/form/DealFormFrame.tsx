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
import { ReasonDialog } from './ReasonDialog.tsx'
import { formText } from './text.ts'
import { TrancheStrip } from './tranches/TrancheStrip.tsx'
import { FormContext, useFormState } from './use-field.ts'
import { useSaving, useSubmitting } from './use-saving.ts'

interface Props {
  readonly form: DealForm
  /** A link to a field leads to the tab it stands on. */
  readonly onTab: (tab: DealTab) => void
  /** Everything is there, and saved: how it is submitted is the page's dialog. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** Around the tab that is shown: the form its fields belong to, what is to be said of it, and the bar below. */
export function DealFormFrame({ form, onTab, onSubmit, children }: Props) {
  const toTab = useEffectEvent(onTab)
  useEffect(() => way(form, 'toTab', (tab) => toTab(tab)), [form])
  useEffect(() => keepBackup(form), [form])
  return (
    <FormContext value={form}>
      <Holidays form={form} />
      <TrancheStrip form={form} />
      <FormTop form={form} />
      {children}
      <Acts form={form} onSubmit={onSubmit} />
      <LeaveDeal form={form} />
    </FormContext>
  )
}

/** As long as the page is there. */
function way<Key extends keyof DealForm['ways']>(form: DealForm, key: Key, go: DealForm['ways'][Key]) {
  form.ways[key] = go
  return () => {
    form.ways[key] = undefined
  }
}

/** Gives the form the holidays its days are counted on, so that they are computed as they are typed. */
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
  const { keep, mayKeep } = useSaving(form)
  const submit = useSubmitting(form, onSubmit)
  const asked = useEffectEvent(() => void submit())
  useEffect(() => way(form, 'submit', () => asked()), [form])
  const start = () => {
    if (!mayKeep()) return
    if (mode === 'announced') setReasoning(true)
    else void keep()
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
            void keep(reason)
          }}
        />
      )}
    </>
  )
}
