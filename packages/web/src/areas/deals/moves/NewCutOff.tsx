import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { instantOf, typedToday } from './clock-time.ts'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useFromNow } from './use-presets.ts'
import { ZonedTime } from './ZonedTime.tsx'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'write.no-changes': 'closesAt',
  'deal.reason-missing': 'reason',
}

/** Opens a closed FPG book again until a new cut-off, with a reason. */
export function NewCutOff({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const { timeZone } = detail.terms
  const draft = useDraft({ base: { closesAt: typedToday(serverNow(), timeZone), reason: '' } })
  const { values } = useDraftState(draft)
  const cutOff = instantOf(values.closesAt, timeZone)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeTimes,
    done: t('newCutOff.done'),
    onDone: onClose,
    fields: FIELDS,
    faults: { closesAt: 'problem' in cutOff && t(`time.problem.${cutOff.problem}`) },
  })
  const submit = () => {
    const times = 'at' in cutOff && { closesAt: cutOff.at }
    move.submit(times ? { dealId, times, reason: values.reason.trim() } : undefined)
  }
  return (
    <MoveFrame
      title={t('newCutOff.title')}
      about={<About detail={detail} />}
      verb={t('newCutOff.verb')}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <ZonedTime
        label={t('field.cutOff')}
        {...move.field('closesAt')}
        timeZone={timeZone}
        presets={useFromNow(timeZone, [30, 60])}
        autoFocus
      />
      <ReasonLine {...move.field('reason')} />
      <Effects detail={detail} touch={renderTouch?.({ move: 'newCutOff' })} lines={[t('newCutOff.effect')]} />
    </MoveFrame>
  )
}
