import { showGuidance } from '@bookrunner/domain/deals'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { instantOf, typedToday } from './clock-time.ts'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { Level } from './Level.tsx'
import { Line, sentNote } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useFromNow } from './use-presets.ts'
import { useTypedLevel } from './use-typed-level.ts'
import { ZonedTime } from './ZonedTime.tsx'

const FIELDS = {
  'deal.test-price-missing': 'level',
  'deal.level-basis': 'level',
  'times.closesAt': 'closesAt',
}

/** §5: 'test price must be set before pushing'. The test price of the terms is the initial value. */
export function PushTest({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { terms, header } = detail
  const { dealId } = header
  const draft = useDraft({
    base: {
      level: terms.testPrice ? showGuidance(terms.testPrice) : '',
      closesAt: typedToday(serverNow(), terms.timeZone),
      note: '',
    },
  })
  const { values } = useDraftState(draft)
  const { level, fault, doubts } = useTypedLevel(detail, values.level)
  const isTimed = values.closesAt.time.trim() !== ''
  const closes = isTimed ? instantOf(values.closesAt, terms.timeZone) : { at: undefined }
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.orderTest,
    done: t('pushTest.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: {
      level: values.level.trim() === '' ? t('pushTest.missing') : fault,
      closesAt: 'problem' in closes && t(`time.problem.${closes.problem}`),
    },
  })
  const submit = () => {
    const closesAt = 'at' in closes && closes.at && { closesAt: closes.at }
    move.submit(level && { dealId, level, ...doubts.sent, ...closesAt, ...sentNote(values) })
  }
  return (
    <MoveFrame
      title={t('pushTest.title')}
      about={<About detail={detail} />}
      verb={t('pushTest.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('pushTest.level')}
        {...move.field('level')}
        terms={terms}
        level={level}
        before={header.guidance?.level}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <ZonedTime
        label={t('pushTest.closes')}
        {...move.field('closesAt')}
        timeZone={terms.timeZone}
        presets={useFromNow(terms.timeZone, [30, 60])}
      />
      <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'pushTest', level })}
        lines={[
          t('pushTest.effect.ask'),
          t('pushTest.effect.live'),
          ...(detail.lifecycle.closesAt === null ? [] : [t('pushTest.effect.close')]),
        ]}
      />
    </MoveFrame>
  )
}
