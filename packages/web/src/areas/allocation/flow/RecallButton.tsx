import type { AllocVersionView } from '@bookrunner/contract/allocation'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/text.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { launchText } from './launch-text.ts'
import { ReopenDialog } from './ReopenDialog.tsx'

interface Props {
  readonly alloc: BrowserAlloc
  readonly version: AllocVersionView
  readonly place: AllocPlace
  readonly onRecalled?: () => void
}

/** The next step of an allocation on superseded terms; nothing for those who may not recall it. */
export function RecallButton({ alloc, version, place, onRecalled }: Props) {
  const t = useText(launchText)
  const [open, setOpen] = useState(false)
  if (!version.may.includes('reopen')) return null
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t('reopen')}
      </Button>
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
