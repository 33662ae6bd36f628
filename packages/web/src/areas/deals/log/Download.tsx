import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { logText } from './text.ts'
import { askedOf, type LogFilter } from './use-log.ts'

interface Props {
  readonly dealId: string
  readonly filter: LogFilter
}

/** What the table shows, all pages of it. */
export function Download({ dealId, filter }: Props) {
  const t = useText(logText)
  const { busy, start } = useDownload()
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(() => api.deals.downloadDealLog({ dealId, ...askedOf(filter) }))}
    >
      {t('download')}
    </Button>
  )
}
