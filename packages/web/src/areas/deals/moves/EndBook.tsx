import { useDraft } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { levelText, useClock, useReader, zoned } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { Line, sentNote } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMoveForm } from './use-move.ts'

interface EndBookInput extends MoveProps {
  readonly move: 'endTest' | 'endFpg'
  readonly send: typeof api.deals.testEnd
  readonly lines: readonly string[]
  /** Whether every investor of the deal hears of it. */
  readonly investors?: boolean
}

function EndBook({ detail, onClose, renderTouch, move: name, send, lines, investors }: EndBookInput) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const draft = useDraft({ base: { note: '' } })
  const move = useMoveForm({ draft, dealId, send, done: t(`${name}.done`), onDone: onClose })
  return (
    <MoveFrame
      title={t(`${name}.title`)}
      about={<About detail={detail} />}
      verb={t(`${name}.verb`)}
      move={move}
      onSubmit={() => move.submit({ dealId, ...sentNote(draft.values) })}
      onClose={onClose}
    >
      <Effects detail={detail} touch={renderTouch?.({ move: name })} lines={lines} investors={investors} />
      <Line label={t('field.note')} hint={t('field.reason.hint')} {...move.field('note')} autoFocus />
    </MoveFrame>
  )
}

export function EndTest(props: MoveProps) {
  const t = useText(movesText)
  const { lifecycle, terms, guidance } = props.detail
  const from = lifecycle.test?.from ?? 'IPG'
  const announced = guidance.filter(({ kind }) => kind === 'IPG')
  const ipg = announced.toSorted((one, other) => one.number - other.number).at(-1)?.level
  const level = levelText(from === 'Draft' ? terms.ipg : ipg)
  const lines = [t(`endTest.effect.${from}`, { level })]
  return (
    <EndBook {...props} move="endTest" send={api.deals.testEnd} lines={lines} investors={from === 'Draft'} />
  )
}

export function EndFpg(props: MoveProps) {
  const t = useText(movesText)
  const dealNames = useDealNames()
  const { lang, zone } = useReader()
  const { terms, lifecycle } = props.detail
  const cutOff = useClock((now) =>
    lifecycle.closesAt === null
      ? ''
      : zoned({ at: lifecycle.closesAt, now, dealZone: terms.timeZone, readerZone: zone, lang }).deal,
  )
  const lines = [
    t('endFpg.effect', { rule: dealNames.silence(terms.silence) }),
    ...(cutOff ? [t('endFpg.effect.early', { time: cutOff })] : []),
  ]
  return <EndBook {...props} move="endFpg" send={api.deals.fpgEnd} lines={lines} />
}
