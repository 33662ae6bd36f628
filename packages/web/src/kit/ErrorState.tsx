import { Button } from 'antd'
import type { ReactNode } from 'react'
import { StateFrame } from './StateFrame.tsx'
import { FaultDrawing } from './drawings.tsx'

interface Props {
  readonly title: string
  readonly hint?: ReactNode
  readonly action?: string
  readonly onAction?: () => void
  readonly children?: ReactNode
}

/** Says what to do about a failure, beside the thing that failed. */
export function ErrorState({ title, hint, action, onAction, children }: Props) {
  return (
    <StateFrame drawing={<FaultDrawing />} title={title} hint={hint} role="alert">
      {action && (
        <Button type="primary" onClick={onAction}>
          {action}
        </Button>
      )}
      {children}
    </StateFrame>
  )
}
