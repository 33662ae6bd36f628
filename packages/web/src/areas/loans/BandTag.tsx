import { CheckOutlined, ExclamationCircleFilled, EyeOutlined, WarningFilled } from '@ant-design/icons'
import type { MarginBand } from '@bookrunner/domain/loans'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { loanWordText } from './text.ts'
import tagsCss from '../../kit/tags.module.css'

/** The colours of statuses that mean the same: red for a call, amber for a warning. */
export const bandColours: Readonly<Record<MarginBand | 'closed', string>> = {
  called: 'Aborted',
  warning: 'FPG',
  watch: 'IPG',
  calm: 'Priced',
  closed: 'Expired',
}

const icons: Readonly<Record<MarginBand | 'closed', ReactNode>> = {
  called: <ExclamationCircleFilled aria-hidden />,
  warning: <WarningFilled aria-hidden />,
  watch: <EyeOutlined aria-hidden />,
  calm: <CheckOutlined aria-hidden />,
  closed: null,
}

/** The band of a position in its word, its colour and its sign. */
export function BandTag({ band }: { readonly band: MarginBand | null }) {
  const word = useText(loanWordText)
  const shown = band ?? 'closed'
  return (
    <span className={tagsCss.status} data-status={bandColours[shown]}>
      {icons[shown]}
      {word(shown)}
    </span>
  )
}
