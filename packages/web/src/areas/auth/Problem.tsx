import { Alert } from 'antd'
import css from './auth.module.css'

/** The form's problem, above it, announced to screen readers. */
export function Problem({ message }: { message: string }) {
  return (
    <div role="alert" className={css.problem}>
      {message && <Alert type="error" showIcon title={message} role="presentation" />}
    </div>
  )
}
