import { FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { ticketText } from './text.ts'

/** The order as it stands, with its number and time, to be filed. */
export function ConfirmationFile({ orderId }: { readonly orderId: string }) {
  const t = useText(ticketText)
  const { busy, start } = useDownload()
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(() => api.orders.downloadConfirmation({ orderId }))}
    >
      {t('done.pdf')}
    </Button>
  )
}
