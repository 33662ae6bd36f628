import { namedMove, type FinalTerms as Final, type PanelField } from '@bookrunner/domain/deals'
import { Alert } from 'antd'
import { useListed } from '../../../kit/use-listed.ts'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { emptyFields, finalOf, requiredFigures } from '../guidance/pricing.ts'
import { PricingPanel } from '../guidance/PricingPanel.tsx'
import { guidanceText } from '../guidance/text.ts'
import type { PricingWork } from '../guidance/use-pricing.ts'
import { About } from './About.tsx'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { reissueFor, touchOfFinal } from './final-touch.ts'
import { Line, sentNote } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { Proceeds } from './Proceeds.tsx'
import { ReasonLine } from './ReasonLine.tsx'
import { Size } from './Size.tsx'
import { firstSize, readSize } from './final-size.ts'
import { movesText } from './text.ts'
import { Wider } from './Wider.tsx'
import { useDoubts } from './use-doubts.ts'
import { useMoveForm } from './use-move.ts'

const FIELDS: Readonly<Record<string, string>> = {
  'final.size': 'size',
  'final.spread': 'spread',
  'final.benchmarkYield': 'benchmark',
  'final.yield': 'yield',
  'final.coupon': 'coupon',
  'final.price': 'price',
  'deal.reason-missing': 'reason',
}

interface FinalTermsInput extends MoveProps {
  readonly move: 'launch' | 'price' | 'correct'
  readonly work: PricingWork
}

interface Sent {
  readonly final: Final
  readonly extra?: { readonly note?: string; readonly reason?: string; readonly levelConfirmed?: true }
}

/** The final terms of a deal, to launch, price or correct it; includes the pricing panel. */
export function FinalTerms({ detail, onClose, onGo, renderTouch, move: name, work }: FinalTermsInput) {
  const t = useText(movesText)
  const figures = useText(guidanceText)
  const listed = useListed()
  const { header, terms } = detail
  const { dealId } = header
  const named = namedMove(name, header)
  const draft = useDraft({ base: { size: firstSize(detail), reason: '', note: '' } })
  const { values, tried } = useDraftState(draft)
  const size = readSize(values.size)
  const corrects = name === 'correct'
  const touched = touchOfFinal(detail, work.pricing, size)
  const doubts = useDoubts(touched.level, header.guidance?.level)
  const move = useMoveForm({
    draft,
    dealId,
    send: ({ final, extra }: Sent, options) =>
      name === 'price'
        ? api.deals.changeDealStatus({ dealId, to: 'Priced', final, ...extra }, options)
        : api.deals.setFinalTerms({ dealId, final, ...extra }, options),
    done: t(`${named}.done`),
    onDone: onClose,
    fields: FIELDS,
    doubts,
    faults: {
      size: size === undefined && t('field.size.problem'),
      ...(!corrects && { reason: undefined }),
    },
  })
  const kind = terms.couponType === 'floating' ? 'floating' : 'fixed'
  const empty = work.pricing ? emptyFields(work.pricing, requiredFigures(name, detail)) : []
  const submit = () => {
    const { pricing } = work
    const isWhole = pricing && !pricing.refused && empty.length === 0 && size !== undefined
    const why = corrects ? { reason: values.reason.trim() } : sentNote(values)
    move.submit(isWhole ? { final: finalOf(pricing, size), extra: { ...why, ...doubts.sent } } : undefined)
  }
  const lines = corrects
    ? [t('correct.effect'), t(`correct.effect.${reissueFor(detail, work.pricing, size)}`)]
    : [t(`${name}.effect`)]
  return (
    <MoveFrame
      title={t(`${named}.title`)}
      about={<About detail={detail} />}
      verb={t(`${named}.verb`)}
      danger={corrects}
      wide
      blocked={work.pricing === undefined || doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
      onGo={onGo}
    >
      <Size {...move.field('size')} currency={terms.currency} />
      <PricingPanel
        work={work}
        terms={terms}
        serverProblemOf={(field: PanelField) => move.problemAt(field)}
        onGo={onGo}
      />
      {work.pricing && !work.pricing.refused && (
        <Proceeds
          size={size}
          price={work.pricing.panel.price}
          grossFee={terms.grossFee}
          currency={terms.currency}
        />
      )}
      <Wider level={touched.level} before={header.guidance?.level} />
      <Doubted doubts={doubts} />
      {tried && empty.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('price.missing', {
            fields: listed(empty.map((field) => figures(`panel.${kind}.${field}`))),
          })}
        />
      )}
      {corrects ? (
        <ReasonLine {...move.field('reason')} readIn="history" />
      ) : (
        <Line label={t('field.note')} hint={t('field.note.hint')} {...move.field('note')} />
      )}
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: name, ...touched })}
        lines={lines}
        danger={corrects}
      />
    </MoveFrame>
  )
}
