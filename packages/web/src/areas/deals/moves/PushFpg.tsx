import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/live.ts'
import { useText } from '../../../platform/text.ts'
import { useDealWords } from '../use-words.ts'
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
  'deal.level-missing': 'level',
  'deal.level-basis': 'level',
  'times.closesAt': 'closesAt',
}

/** Moves a deal from IPG to FPG: the final level, and the cut-off for investors to reconfirm. */
export function PushFpg({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const words = useDealWords()
  const { terms, header } = detail
  const { dealId } = header
  const draft = useDraft({
    base: { level: '', closesAt: typedToday(serverNow(), terms.timeZone), note: '' },
  })
  const { values } = useDraftState(draft)
  const { level, fault, doubts } = useTypedLevel(detail, values.level)
  const cutOff = instantOf(values.closesAt, terms.timeZone)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.changeDealStatus,
    done: t('pushFpg.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: { level: fault, closesAt: 'problem' in cutOff && t(`time.problem.${cutOff.problem}`) },
  })
  const submit = () => {
    const sent = 'at' in cutOff && level && { guidance: level, closesAt: cutOff.at, ...doubts.sent }
    move.submit(sent ? { dealId, to: 'FPG', ...sent, ...sentNote(values) } : undefined)
  }
  return (
    <MoveFrame
      title={t('pushFpg.title')}
      about={<About detail={detail} />}
      verb={t('pushFpg.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('pushFpg.level')}
        {...move.field('level')}
        terms={terms}
        level={level}
        before={header.guidance?.level}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <ZonedTime
        label={t('field.cutOff')}
        {...move.field('closesAt')}
        timeZone={terms.timeZone}
        presets={useFromNow(terms.timeZone, [30, 60])}
      />
      <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'pushFpg', level })}
        lines={[
          t('pushFpg.effect.baseline'),
          t('pushFpg.effect.ask', { rule: words.silence(terms.silence) }),
          ...(goesSubject(detail) ? [t('pushFpg.effect.subject')] : []),
        ]}
      />
    </MoveFrame>
  )
}

const goesSubject = ({ lifecycle: { subjectAt, subjectByRegion } }: MoveProps['detail']): boolean =>
  subjectAt !== null || subjectByRegion.length > 0
