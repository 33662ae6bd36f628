import { useText } from '../../../platform/text.ts'
import { Line } from './Line.tsx'
import { movesText } from './text.ts'
import type { TypedReason } from './use-reason.ts'

interface Props {
  readonly reason: TypedReason
  /** What was refused about it. */
  readonly said?: string | undefined
  readonly autoFocus?: boolean
}

/** Asks for the reason of a move; it is kept in the deal log. */
export function ReasonLine({ reason, said, autoFocus = false }: Props) {
  const t = useText(movesText)
  return (
    <Line
      label={t('field.reason')}
      hint={t('field.reason.hint')}
      value={reason.text}
      onChange={reason.setText}
      problem={reason.missing ? t('field.reason.missing') : said}
      autoFocus={autoFocus}
    />
  )
}
