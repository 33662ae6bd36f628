import { Alert } from 'antd'
import type { WriteProblem } from '../parts/wishes.ts'

interface Props {
  readonly problem: WriteProblem | undefined
  /** What belongs to fields is said here, too: they are not on the screen. */
  readonly fields?: boolean
}

/** Why it was not taken. */
export function Problem({ problem, fields = false }: Props) {
  if (!problem) return null
  const said =
    fields && problem.fields.length > 0
      ? problem.fields.map(({ message }) => message).join(' ')
      : problem.words
  return <Alert type="error" showIcon role="alert" title={said} />
}
