import { Alert } from 'antd'
import css from './auth.module.css'

/** What went wrong with the whole form, above it; said aloud when it appears. */
export function Problem({ words }: { words: string }) {
  return (
    <div role="alert" className={css.problem}>
      {words && <Alert type="error" showIcon title={words} role="presentation" />}
    </div>
  )
}
