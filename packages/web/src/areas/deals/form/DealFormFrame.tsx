import type { ReactNode } from 'react'
import type { DealForm } from './deal-form.ts'
import { FormBar } from './FormBar.tsx'
import type { FormTab } from './places.ts'
import { FormContext } from './use-field.ts'

interface Props {
  readonly form: DealForm
  readonly tab: FormTab
  /** A link to a missing field leads to another tab. */
  readonly onTab: (tab: FormTab) => void
  readonly children: ReactNode
}

/** Around the tab that is shown: the form its fields belong to, and the bar at the bottom. */
export function DealFormFrame({ form, children }: Props) {
  return (
    <FormContext value={form}>
      {children}
      <FormBar form={form} />
    </FormContext>
  )
}
