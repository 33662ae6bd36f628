import { LoadingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/text.ts'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'
import css from './parts.module.css'

interface Props {
  readonly writing: OrderWriting
  /** The message; a general one if absent. */
  readonly text?: string
}

/** After a lost connection: says that the outcome is unknown, and offers to ask at once. */
export function WriteUnknown({ writing: { state, again }, text }: Props) {
  const t = useText(orderText)
  const notice = useRef<HTMLDivElement>(null)
  const unknown = state.kind === 'unknown'
  // Scrolls to the notice for users who have scrolled to the buttons.
  useEffect(() => {
    if (unknown) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [unknown])
  if (!unknown) return null
  return (
    <div ref={notice} className={css.writeUnknown} role="status">
      <strong>
        <LoadingOutlined aria-hidden /> {text ?? t('write.unknown')}
      </strong>
      <p>{t('write.unknownHint')}</p>
      <Button loading={state.trying} onClick={again}>
        {t('write.again')}
      </Button>
    </div>
  )
}
