import { FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'

interface Props {
  readonly orderId: string
  readonly label: string
}

/** The confirmation file of the current order. */
export function ConfirmationFile({ orderId, label }: Props) {
  const { busy, start } = useDownload()
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(() => api.orders.downloadConfirmation({ orderId }))}
    >
      {label}
    </Button>
  )
}
