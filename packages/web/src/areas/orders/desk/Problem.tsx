import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import { problemText } from '../../../kit/refusal-text.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { WriteProblem } from '../parts/order-writes.ts'

interface Props {
  readonly problem: WriteProblem | undefined
  /** Shows messages of fields as well, because their fields are not on the screen. */
  readonly fields?: boolean
}

/** Why the server refused it. */
export function Problem({ problem, fields = false }: Props) {
  const lang = useStore(langStore)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    box.current?.scrollIntoView({ block: 'nearest' })
    // Fields lose the focus while they are sent. In the drawer, its keys go on to work.
    if (document.activeElement === document.body) box.current?.focus()
  }, [problem])
  if (!problem) return null
  const message = fields ? problemText(problem, lang) : problem.message
  return (
    <div ref={box} tabIndex={-1}>
      <Alert type="error" showIcon role="alert" title={message} />
    </div>
  )
}
