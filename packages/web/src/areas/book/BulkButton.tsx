import { TableOutlined } from '@ant-design/icons'
import { memo, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { BulkEntry } from '../orders/index.ts'
import { DeskTool } from './desk/DeskTool.tsx'
import { bookText } from './text.ts'

/** Entry of a list of orders. When it closes, the focus returns to the button. */
export const BulkButton = memo(function BulkButton({ dealId }: { readonly dealId: string }) {
  const t = useText(bookText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <DeskTool label={t('bulk')} icon={<TableOutlined aria-hidden />} onClick={() => setOpen(true)} />
      <BulkEntry dealId={dealId} open={open} onClose={() => setOpen(false)} />
    </>
  )
})
