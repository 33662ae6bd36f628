import { useText } from '../../../platform/text.ts'
import { Line } from './Line.tsx'
import { movesText } from './text.ts'
import type { MoveField } from './use-move.ts'

interface Props extends MoveField<string> {
  readonly autoFocus?: boolean
  /** Where others read it, beside the deal log. */
  readonly readIn?: 'history' | 'notice'
}

/** The field for the reason of a move, which is stored in the deal log. */
export function ReasonLine({ readIn, ...props }: Props) {
  const t = useText(movesText)
  return <Line label={t('field.reason')} hint={t(`field.reason.${readIn ?? 'hint'}`)} {...props} />
}
