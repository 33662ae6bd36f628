import { FileZipOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { within } from '../../../kit/within.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { allocExportText } from './text.ts'
import { useFile } from './use-file.ts'

/** Permissions to download files of a deal; the role in the deal decides their contents. */
const readerPermissions = [
  'board_order_assign',
  'mydeal_order_assign',
  'board_order_book',
  'mydeal_order_book',
]

/** The audit pack, for readers of the deal's log. Available before any allocation, and for aborted deals. */
export default function PackButton({ dealId }: { readonly dealId: string }) {
  const t = useText(allocExportText)
  const { busy, start } = useFile(dealId)
  const permissions = useStore(sessionStore)?.permissions ?? []
  if (!permissions.some((permission) => readerPermissions.includes(permission))) return null
  return (
    <Tooltip title={t('hint.pack')} getPopupContainer={within}>
      <Button
        icon={<FileZipOutlined aria-hidden />}
        loading={busy !== undefined}
        onClick={() => start({ kind: 'pack' })}
      >
        {t('kind.pack')}
      </Button>
    </Tooltip>
  )
}
