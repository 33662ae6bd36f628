import { ConfigProvider } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { FieldLook } from '../../kit/form/Field.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { RequiredFields } from '../../kit/form/required.ts'
import css from './auth.module.css'

interface Props<Values extends object> extends ComponentProps<typeof Form<Values>> {
  readonly disabled?: boolean
}

/** A page of one task marks no fields: all of them are required. */
const noMarks: ReadonlySet<string> = new Set()

/** One task, in big controls. */
export function AuthForm<Values extends object>({ disabled = false, children, ...form }: Props<Values>) {
  return (
    <BigControls disabled={disabled}>
      <Form {...form} className={css.form}>
        <RequiredFields value={noMarks}>{children}</RequiredFields>
      </Form>
    </BigControls>
  )
}

export function BigControls({ disabled = false, children }: { disabled?: boolean; children: ReactNode }) {
  return (
    <ConfigProvider componentSize="large" componentDisabled={disabled}>
      <FieldLook value="dialog">{children}</FieldLook>
    </ConfigProvider>
  )
}
