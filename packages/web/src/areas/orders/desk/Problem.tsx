import { Alert } from 'antd'
import type { WriteProblem } from '../parts/wishes.ts'

/** Why it was not taken; what belongs to a field stands beside it, too. */
export function Problem({ problem }: { readonly problem: WriteProblem | undefined }) {
  if (!problem) return null
  return <Alert type="error" showIcon role="alert" title={problem.words} />
}
