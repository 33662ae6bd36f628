import { LoadingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/text.ts'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'
import css from './parts.module.css'

interface Props {
  readonly writing: OrderWriting
  /** What it is about; in general words when absent. */
  readonly words?: string
}

/** After a lost connection: nobody is left wondering, and it can be asked at once. */
export function WriteUnknown({ writing: { state, again }, words }: Props) {
  const t = useText(orderText)
  const notice = useRef<HTMLDivElement>(null)
  const unknown = state.kind === 'unknown'
  // Whoever had scrolled on to the buttons is not left looking at one that turns.
  useEffect(() => {
    if (unknown) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [unknown])
  if (!unknown) return null
  return (
    <div ref={notice} className={css.writeUnknown} role="status">
      <strong>
        <LoadingOutlined aria-hidden /> {words ?? t('write.unknown')}
      </strong>
      <p>{t('write.unknownHint')}</p>
      <Button loading={state.trying} onClick={again}>
        {t('write.again')}
      </Button>
    </div>
  )
}
