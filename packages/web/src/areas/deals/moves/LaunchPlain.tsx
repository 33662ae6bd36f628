import { namedMove, showGuidance, type FinalTerms, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import { About } from './About.tsx'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { Level } from './Level.tsx'
import { Line, sentNote } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { Size } from './Size.tsx'
import { firstSize, readSize } from './final-size.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'
import { useTypedLevel } from './use-typed-level.ts'

const FIELDS = {
  'final.size': 'size',
  'final.spread': 'level',
  'final.yield': 'level',
  'final.price': 'level',
  'deal.level-missing': 'level',
  'deal.level-basis': 'level',
}

const finalAt = (size: FaceAmount, { basis, level }: GuidanceLevel): FinalTerms => ({
  size,
  spread: basis === 'spread' ? level : null,
  benchmarkYield: null,
  yield: basis === 'yield' ? level : null,
  coupon: null,
  price: basis === 'price' ? level : null,
})

/** Launch with size and level only, without computed figures. */
export function LaunchPlain({ detail, onClose, onGo, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const dealNames = useDealNames()
  const { header, terms } = detail
  const { dealId } = header
  const named = namedMove('launch', header)
  const current = header.guidance?.level
  const draft = useDraft({
    base: { size: firstSize(detail), level: current ? showGuidance(current) : '', note: '' },
  })
  const { values } = useDraftState(draft)
  const size = readSize(values.size)
  const { level, fault, doubts } = useTypedLevel(detail, values.level)
  const move = useMoveForm({
    draft,
    dealId,
    send: api.deals.setFinalTerms,
    done: t(`${named}.done`),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: {
      size: size === undefined && t('field.size.problem'),
      level: level?.to ? t('launch.one') : fault,
    },
  })
  const submit = () => {
    const final = size !== undefined && level && finalAt(size, level)
    move.submit(final ? { dealId, final, ...doubts.sent, ...sentNote(values) } : undefined)
  }
  const basis = current?.basis ?? (terms.priceType === 'price' ? 'price' : 'spread')
  return (
    <MoveFrame
      title={t(`${named}.title`)}
      about={<About detail={detail} />}
      verb={t(`${named}.verb`)}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
      onGo={onGo}
    >
      <Size {...move.field('size')} currency={terms.currency} />
      <Level
        label={t('launch.level', { basis: dealNames.basis(basis) })}
        {...move.field('level')}
        terms={terms}
        level={level}
        before={current}
      />
      <Doubted doubts={doubts} />
      <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'launch', level, size })}
        lines={[t('launch.effect')]}
      />
    </MoveFrame>
  )
}
