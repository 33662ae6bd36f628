import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { readAnnouncedSize } from './announced-size.ts'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { Level } from './Level.tsx'
import { Line, sentNote } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import { NewSize } from './NewSize.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useTypedLevel } from './use-typed-level.ts'

const FIELDS = { 'deal.level-missing': 'level', 'deal.level-basis': 'level', 'write.no-changes': 'level' }

interface Props extends MoveProps {
  /** The initial level, for example one tried in the what-if. */
  readonly first?: GuidanceLevel | undefined
}

/** Sets new guidance while books are open. */
export function NewGuidance({ detail, onClose, renderTouch, first }: Props) {
  const t = useText(movesText)
  const { dealId, guidance } = detail.header
  const draft = useDraft({ base: { level: first ? showGuidance(first) : '', size: '', note: '' } })
  const { values } = useDraftState(draft)
  const { level, fault, doubts } = useTypedLevel(detail, values.level)
  const size = readAnnouncedSize(values.size)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.setGuidance,
    done: t('setGuidance.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: { level: fault },
  })
  const submit = () =>
    move.submit(
      level && { dealId, guidance: level, ...(size && { size }), ...doubts.sent, ...sentNote(values) },
    )
  return (
    <MoveFrame
      title={t('setGuidance.title')}
      about={<About detail={detail} />}
      verb={t('setGuidance.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('setGuidance.level')}
        {...move.field('level')}
        terms={detail.terms}
        level={level}
        before={guidance?.level}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <NewSize {...move.field('size')} terms={detail.terms} size={size} />
      <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'setGuidance', level })}
        lines={[t('setGuidance.effect')]}
      />
    </MoveFrame>
  )
}
