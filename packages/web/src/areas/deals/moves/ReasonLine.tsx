import { useText } from '../../../platform/text.ts'
import { Line } from './Line.tsx'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'

/** The field for the reason of a move, which is stored in the deal log. */
export function ReasonLine(props: MoveField<string> & { readonly autoFocus?: boolean }) {
  const t = useText(movesText)
  return <Line label={t('field.reason')} hint={t('field.reason.hint')} {...props} />
}
