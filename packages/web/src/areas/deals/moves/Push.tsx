import type { CallOptions } from '@bookrunner/contract'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
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
  'deal.level-missing': 'level',
  'deal.test-price-missing': 'level',
  'deal.level-basis': 'level',
  'times.closesAt': 'closesAt',
}

interface PushInput {
  readonly dealId: string
  readonly level: GuidanceLevel
  readonly closesAt?: string
  readonly levelConfirmed?: true
  readonly note?: string
}

interface Props extends MoveProps {
  readonly move: 'pushFpg' | 'pushTest'
  readonly send: (input: PushInput, options: CallOptions) => Promise<unknown>
  readonly firstLevel?: string
  /** The message for an empty level, if it differs from that for a wrong one. */
  readonly missing?: string
  readonly closeLabel: string
  /** The book can do without a close. */
  readonly isCloseOptional?: boolean
  readonly lines: readonly string[]
}

/** The dialog of a push: a level, a close and a note. */
export function Push({ detail, onClose, renderTouch, move: name, send, closeLabel, lines, ...own }: Props) {
  const t = useText(movesText)
  const { terms, header } = detail
  const { dealId } = header
  const draft = useDraft({
    base: { level: own.firstLevel ?? '', closesAt: typedToday(serverNow(), terms.timeZone), note: '' },
  })
  const { values } = useDraftState(draft)
  const { level, fault, doubts } = useTypedLevel(detail, values.level)
  const isOpenEnded = own.isCloseOptional === true && values.closesAt.time.trim() === ''
  const closes = isOpenEnded ? undefined : instantOf(values.closesAt, terms.timeZone)
  const move = useMoveForm({
    draft,
    dealId,
    send,
    done: t(`${name}.done`),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: {
      level: values.level.trim() === '' && own.missing ? own.missing : fault,
      closesAt: closes && 'problem' in closes && t(`time.problem.${closes.problem}`),
    },
  })
  const submit = () => {
    const closesAt = closes && 'at' in closes && { closesAt: closes.at }
    move.submit(level && { dealId, level, ...closesAt, ...doubts.sent, ...sentNote(values) })
  }
  return (
    <MoveFrame
      title={t(`${name}.title`)}
      about={<About detail={detail} />}
      verb={t(`${name}.verb`)}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t(`${name}.level`)}
        {...move.field('level')}
        terms={terms}
        level={level}
        before={header.guidance?.level}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <ZonedTime
        label={closeLabel}
        {...move.field('closesAt')}
        timeZone={terms.timeZone}
        presets={useFromNow(terms.timeZone, [30, 60])}
      />
      <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: name, level })}
        lines={lines}
        // Only holders of orders hear of a test round, and the orders above count them.
        investors={name !== 'pushTest'}
      />
    </MoveFrame>
  )
}
