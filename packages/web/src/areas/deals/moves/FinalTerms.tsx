import type { DealDetail } from '@bookrunner/contract/deals'
import type { FinalTerms as Final, PanelField } from '@bookrunner/domain/deals'
import { Alert } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { emptyFields, finalOf } from '../guidance/pricing.ts'
import { PricingPanel } from '../guidance/PricingPanel.tsx'
import { guidanceText } from '../guidance/text.ts'
import type { PricingWork } from '../guidance/use-pricing.ts'
import { About } from './About.tsx'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { touchOfFinal } from './final-touch.ts'
import { firstSize } from './first-size.ts'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { Size } from './Size.tsx'
import { movesText } from './text.ts'
import { useDoubts } from './use-doubts.ts'
import { useMove } from './use-move.ts'
import { useReason } from './use-reason.ts'
import { useSize } from './use-size.ts'

const FIELDS: Readonly<Record<string, string>> = {
  'final.size': 'size',
  'final.spread': 'spread',
  'final.benchmarkYield': 'benchmark',
  'final.yield': 'yield',
  'final.coupon': 'coupon',
  'final.price': 'price',
  'deal.reason-missing': 'reason',
}

/** How the deal is quoted says which figures its level is; pricing asks for all that follows from them, too. */
function askedFigures(kind: 'launch' | 'price', { terms, header }: DealDetail): readonly PanelField[] {
  const floating = terms.couponType === 'floating'
  const overSpread = floating || header.guidance?.level.basis === 'spread'
  const level: PanelField = terms.priceType === 'price' ? 'price' : overSpread ? 'spread' : 'yield'
  if (kind === 'launch') return [level]
  if (floating) return ['benchmark', 'spread', 'coupon', 'price']
  return terms.priceType === 'price'
    ? ['coupon', 'price']
    : [...new Set([level, 'yield', 'coupon', 'price'] as const)]
}

interface FinalTermsInput extends MoveProps {
  readonly move: 'launch' | 'price' | 'correct'
  readonly work: PricingWork
}

interface Sent {
  readonly final: Final
  readonly told?: { readonly note?: string; readonly reason?: string; readonly levelConfirmed?: true }
}

/** The final terms of a deal: launched at, priced at, or corrected; the pricing panel is inside. */
export function FinalTerms({ detail, onClose, onGo, renderTouch, move: name, work }: FinalTermsInput) {
  const t = useText(movesText)
  const figures = useText(guidanceText)
  const { header, terms, lifecycle } = detail
  const { dealId } = header
  const size = useSize(firstSize(detail))
  const reason = useReason()
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const corrects = name === 'correct'
  const touched = touchOfFinal(detail, work.pricing, size.face)
  const doubts = useDoubts(touched.level, header.guidance?.level)
  const move = useMove<Sent>({
    dealId,
    send: ({ final, told: more }, options) =>
      name === 'price'
        ? api.deals.changeDealStatus({ dealId, to: 'Priced', final, ...more }, options)
        : api.deals.setFinalTerms({ dealId, final, ...more }, options),
    done: t(`${name}.done`),
    onDone: onClose,
    fields: FIELDS,
    doubts,
  })
  const kind = terms.couponType === 'floating' ? 'floating' : 'fixed'
  const empty = work.pricing
    ? emptyFields(work.pricing, askedFigures(name === 'launch' ? 'launch' : 'price', detail))
    : []
  const submit = () => {
    setAsked(true)
    const why = corrects ? reason.ask() : undefined
    if (!work.pricing || work.pricing.refused || empty.length > 0 || size.face === undefined) return
    if (corrects && !why) return
    const said = note.trim() && { note: note.trim() }
    move.submit({
      final: finalOf(work.pricing, size.face),
      told: { ...(why ? { reason: why } : { ...said }), ...doubts.sent },
    })
  }
  const lines = corrects
    ? [t('correct.effect'), ...(lifecycle.confirmed ? [t('correct.effect.confirmed')] : [])]
    : [t(`${name}.effect`)]
  return (
    <MoveFrame
      title={t(`${name}.title`)}
      about={<About detail={detail} />}
      verb={t(`${name}.verb`)}
      danger={corrects}
      wide
      blocked={work.pricing === undefined || doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
      onGo={onGo}
    >
      <Size typed={size} currency={terms.currency} asked={asked} said={move.said('size')} />
      <PricingPanel work={work} terms={terms} said={(field: PanelField) => move.said(field)} onGo={onGo} />
      <Doubted doubts={doubts} />
      {asked && empty.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('price.missing', {
            fields: empty.map((field) => figures(`panel.${kind}.${field}`)).join(', '),
          })}
        />
      )}
      {corrects ? (
        <ReasonLine reason={reason} said={move.said('reason')} />
      ) : (
        <Line label={t('field.note')} hint={t('field.reason.hint')} value={note} onChange={setNote} />
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
