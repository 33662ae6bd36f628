import { Alert } from 'antd'
import type { WriteProblem } from '../parts/order-writes.ts'

interface Props {
  readonly problem: WriteProblem | undefined
  /** Shows messages of fields as well, because their fields are not on the screen. */
  readonly fields?: boolean
}

/** Why the server refused it. */
export function Problem({ problem, fields = false }: Props) {
  if (!problem) return null
  const message =
    fields && problem.fields.length > 0
      ? problem.fields.map(({ message }) => message).join(' ')
      : problem.message
  return <Alert type="error" showIcon role="alert" title={message} />
}
