import { useDraft } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'

/** §2: 'Are you sure you want to abort?', with the consequences. */
export function Abort({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId, status } = detail.header
  const draft = useDraft({ base: { note: '' } })
  const move = useMoveForm({ draft, dealId, send: api.deals.abort, done: t('abort.done'), onDone: onClose })
  const isDraft = status === 'Draft'
  const lines = isDraft
    ? [t('abort.effect'), t('abort.effect.draft')]
    : [t('abort.effect'), t('abort.effect.orders')]
  return (
    <MoveFrame
      title={t('abort.title')}
      about={<About detail={detail} />}
      verb={t('abort.verb')}
      danger
      move={move}
      onSubmit={() => {
        const reason = draft.get('note').trim()
        move.submit({ dealId, ...(reason && { reason }) })
      }}
      onClose={onClose}
    >
      <Effects
        detail={detail}
        danger
        touch={renderTouch?.({ move: 'abort' })}
        investors={!isDraft}
        lines={lines}
      />
      <Line
        label={t('field.reason.optional')}
        hint={t('field.reason.hint')}
        {...move.field('note')}
        autoFocus
      />
    </MoveFrame>
  )
}
