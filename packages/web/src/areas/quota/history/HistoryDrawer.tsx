import { Drawer } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { QuotaRow } from '../parts/use-quota.ts'
import { quotaText, useSubject } from '../parts/words.ts'
import { HistoryList } from './HistoryList.tsx'

interface Props {
  /** The limit; undefined for all of them. */
  readonly row: QuotaRow | undefined
  readonly onClose: () => void
}

/** The history of one limit, or of everything about limits. */
export function HistoryDrawer({ row, onClose }: Props) {
  const t = useText(quotaText)
  const subject = useSubject()
  return (
    <Drawer
      open
      size={960}
      title={row ? <span translate="no">{subject(row)}</span> : t('limits')}
      onClose={onClose}
    >
      <HistoryList quotaId={row?.quotaId} />
    </Drawer>
  )
}
