import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { launchText } from './launch-text.ts'
import { ReopenDialog } from './ReopenDialog.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'type'> {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  readonly place: AllocPlace
  /** Whether the button is wanted here; its dialog stays until it is closed. */
  readonly wanted?: boolean
  readonly onRecalled?: () => void
}

/** Recalls a launched allocation. Nothing for those who may not; what changes meanwhile leaves an open dialog as it is. */
export function RecallButton({ alloc, version, place, wanted = true, onRecalled, ...look }: Props) {
  const t = useText(launchText)
  const [open, setOpen] = useState(false)
  const shown = wanted && version.may.includes('reopen')
  if (!open && !shown) return null
  return (
    <>
      {shown && (
        // In words at every width: its sign alone says nothing about what it does to whom.
        <Button {...look} onClick={() => setOpen(true)}>
          {t('reopen')}
        </Button>
      )}
      {open && (
        <ReopenDialog
          alloc={alloc}
          version={version}
          place={place}
          onDone={onRecalled}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
