import { TableOutlined } from '@ant-design/icons'
import { memo, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { BulkEntry } from '../orders/index.ts'
import { DeskTool } from './desk/DeskTool.tsx'
import { bookText } from './text.ts'

/** A whole list of orders at once; whoever closes it is on the button again. */
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
