import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { confirmText } from './confirm-text.ts'

interface Props {
  readonly alloc: BrowserAlloc
  readonly place: AllocPlace
  readonly lines: readonly OrderLine[]
}

/** The button to confirm the selected orders that wait for confirmation. */
export function ConfirmPicked({ alloc, place, lines }: Props) {
  const t = useText(confirmText)
  const [open, setOpen] = useState(false)
  const rows = lines
    .map(({ row }) => row)
    .filter(({ confirm }) => confirm === 'pending' || confirm === 'reissue')
  if (alloc.summary.reissue + alloc.summary.pending === 0) return null
  return (
    <>
      <Button disabled={rows.length === 0} onClick={() => setOpen(true)}>
        {rows.length === 0 ? t('confirm.none') : t('confirm.picked', { count: rows.length })}
      </Button>
      {open && <ConfirmDialog alloc={alloc} place={place} rows={rows} onClose={() => setOpen(false)} />}
    </>
  )
}
