import { Alert } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly description?: ReactNode
}

/** Why nothing was or can be sent: it comes into sight where it appears below the fold of a dialog. */
export function FaultAlert({ title, description }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [title])
  return (
    <div ref={box}>
      <Alert type="error" showIcon role="alert" title={title} description={description} />
    </div>
  )
}
