import { ConfigProvider } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { FieldLook } from '../../kit/form/Field.tsx'
import { Form } from '../../kit/form/Form.tsx'
import css from './auth.module.css'

interface Props<Values extends object> extends ComponentProps<typeof Form<Values>> {
  readonly disabled?: boolean
}

/** One task, in big controls. */
export function AuthForm<Values extends object>({ disabled = false, ...form }: Props<Values>) {
  return (
    <BigControls disabled={disabled}>
      <Form {...form} className={css.form} />
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
