import { Button, Modal } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { NavigationType, useBlocker, type Location } from 'react-router'
import { useText } from '../../platform/text.ts'
import { useCloseWarning } from '../use-close-warning.ts'
import { formKitText } from './text.ts'

interface Leaving {
  readonly isUnsaved: () => boolean
  /** Whether another address of the same page is another record. */
  readonly isElsewhere?: (here: Location, next: Location) => boolean
  /** The browser's Back closes this sheet first, and the user stays on the page. Undefined while no sheet is open. */
  readonly onCloseSheet?: (() => void) | undefined
}

/** Stops a user who leaves unsaved changes, by a link or by closing the window. Undefined while nobody leaves. */
export function useLeaving({ isUnsaved, isElsewhere = () => false, onCloseSheet }: Leaving) {
  const [closesSheet, setClosesSheet] = useState(false)
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    // Log-in returns to this page, and the draft is stored meanwhile.
    if (next.pathname.endsWith('/login')) return false
    const isAway = next.pathname !== here.pathname
    const isForSheet = onCloseSheet !== undefined && historyAction === NavigationType.Pop && isAway
    setClosesSheet(isForSheet)
    return isForSheet || (isUnsaved() && (isAway || isElsewhere(here, next)))
  })
  useCloseWarning(isUnsaved)
  const isBlockedForSheet = blocker.state === 'blocked' && closesSheet
  const closeSheet = useEffectEvent(() => {
    onCloseSheet?.()
    blocker.reset?.()
  })
  useEffect(() => {
    if (isBlockedForSheet) closeSheet()
  }, [isBlockedForSheet])
  return blocker.state === 'blocked' && !closesSheet ? blocker : undefined
}

interface Props extends Leaving {
  /** Saves the edits; true if none are left to save. */
  readonly onSave: () => Promise<boolean>
  /** Discards the edits. */
  readonly onDiscard: () => void
  /** Describes the edits that would be lost. */
  readonly children: ReactNode
}

/** Asks a user who leaves unsaved changes: save, discard, or stay. */
export function LeaveGuard({ onSave, onDiscard, children, ...leaving }: Props) {
  const t = useText(formKitText)
  const [saving, setSaving] = useState(false)
  const blocker = useLeaving(leaving)
  if (!blocker) return null
  const saveFirst = async () => {
    setSaving(true)
    // A refusal is shown in the form.
    if (await onSave()) blocker.proceed()
    else blocker.reset()
    setSaving(false)
  }
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={() => blocker.reset()}
      footer={[
        <Button
          key="leave"
          danger
          onClick={() => {
            onDiscard()
            blocker.proceed()
          }}
        >
          {t('leave.without')}
        </Button>,
        <Button key="stay" onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={() => void saveFirst()}>
          {t('leave.save')}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  )
}
