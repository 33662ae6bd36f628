import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMove } from './use-move.ts'

/** §2: 'Are you sure you want to abort?', and what that means for whom. */
export function Abort({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId, status } = detail.header
  const [reason, setReason] = useState('')
  const move = useMove({ dealId, send: api.deals.abort, done: t('abort.done'), onDone: onClose })
  const draft = status === 'Draft'
  const lines = draft
    ? [t('abort.effect'), t('abort.effect.draft')]
    : [t('abort.effect'), t('abort.effect.orders')]
  return (
    <MoveFrame
      title={t('abort.title')}
      about={<About detail={detail} />}
      verb={t('abort.verb')}
      danger
      move={move}
      onSubmit={() => move.submit({ dealId, ...(reason.trim() && { reason: reason.trim() }) })}
      onClose={onClose}
    >
      <Effects
        detail={detail}
        danger
        touch={renderTouch?.({ move: 'abort' })}
        investors={!draft}
        lines={lines}
      />
      <Line
        label={t('field.reason.optional')}
        hint={t('field.reason.hint')}
        value={reason}
        onChange={setReason}
        autoFocus
      />
    </MoveFrame>
  )
}
