import { DeleteOutlined } from '@ant-design/icons'
import {
  dayCounts,
  frequencies,
  legKinds,
  type CouponLeg,
  type LegCoupon,
  type LegKind,
} from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { useFieldName } from '../../use-field-name.ts'
import { DayInput } from '../kit/DayInput.tsx'
import { RowFaults } from '../kit/RowFaults.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, useValue, type Field } from '../use-field.ts'
import { Cell, ChoiceCell, RateCell } from '../kit/cells.tsx'
import { couponOfKind, nextLegDay } from './edit-legs.ts'
import { FloatingCells, ResetCells } from './limited-cells.tsx'
import { StepRows } from './StepRows.tsx'
import css from './legs.module.css'

interface Props {
  readonly field: Field<'terms.legs'>
  readonly leg: CouponLeg
  readonly at: number
}

/** One leg: when it begins, what it pays, and how. */
export function LegCard({ field, leg, at }: Props) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const frequency = useFieldName()('terms.couponFrequency')
  const form = useForm()
  const floats = useValue('terms.couponType') === 'floating'
  const number = at + 1
  const of = (title: string) => t('leg.cell', { number, title })
  const put = (change: Partial<CouponLeg>, part?: string) =>
    field.update((legs) => replaced(legs, at, { ...legs[at]!, ...change }), part && `${at}.${part}`)
  const firstStep = leg.from ?? nextLegDay(form.deal.terms)
  // The first leg is the deal's own coupon.
  const first: readonly LegKind[] = floats ? ['floating'] : ['fixed', 'stepUp', 'conditionalStepUp']
  const own = leg.coupon.kind
  const kinds = at > 0 ? legKinds : first.includes(own) ? first : [...first, own]
  return (
    <div className={css.leg} role="group" aria-label={t('leg.number', { number })}>
      <div className={css.cells}>
        <Cell title={at === 0 ? t('leg.number', { number }) : of(t('leg.from'))}>
          {(id) =>
            at === 0 ? (
              <span id={id} className={css.fixed}>
                {t('leg.fromIssue')}
              </span>
            ) : (
              <DayInput
                id={id}
                field={field}
                part={`${at}.from`}
                value={leg.from}
                near={firstStep}
                onValue={(from) => put({ from }, 'from')}
              />
            )
          }
        </Cell>
        <ChoiceCell
          title={t('leg.kind')}
          ariaLabel={of(t('leg.kind'))}
          codes={kinds}
          nameOf={dealNames.legKind}
          value={leg.coupon.kind}
          onValue={(kind) => kind && put({ coupon: couponOfKind(kind, leg.coupon, firstStep) }, 'coupon')}
        />
        <CouponCells field={field} leg={leg} at={at} onCoupon={(coupon, part) => put({ coupon }, part)} />
        <ChoiceCell
          title={frequency}
          ariaLabel={of(frequency)}
          codes={frequencies}
          nameOf={dealNames.frequency}
          none={t('leg.asDeal')}
          value={leg.frequency}
          onValue={(chosen) => put({ frequency: chosen }, 'frequency')}
        />
        <ChoiceCell
          title={t('leg.dayCount')}
          ariaLabel={of(t('leg.dayCount'))}
          codes={dayCounts}
          nameOf={dealNames.dayCount}
          none={t('leg.asDeal')}
          value={leg.dayCount}
          onValue={(dayCount) => put({ dayCount }, 'dayCount')}
        />
      </div>
      {at > 0 && (
        <Button
          className={css.remove}
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('leg.remove', { number })}
          onClick={() => field.update((legs) => without(legs, at))}
        />
      )}
      <RowFaults field={field} at={at} />
    </div>
  )
}

export interface CouponCellsProps extends Props {
  readonly onCoupon: (coupon: LegCoupon, part?: string) => void
}

function CouponCells({ field, leg, at, onCoupon }: CouponCellsProps) {
  const t = useText(formText)
  const { coupon } = leg
  if (coupon.kind === 'floating')
    return <FloatingCells field={field} coupon={coupon} at={at} onCoupon={onCoupon} />
  if (coupon.kind === 'reset') return <ResetCells field={field} coupon={coupon} at={at} onCoupon={onCoupon} />
  return (
    <>
      {at > 0 && (
        <RateCell
          as="percent"
          field={field}
          part={`${at}.coupon.rate`}
          title={t('leg.rate')}
          value={coupon.rate}
          onValue={(rate) => onCoupon({ ...coupon, rate }, 'coupon.rate')}
        />
      )}
      {coupon.kind !== 'fixed' && (
        <StepRows field={field} coupon={coupon} from={leg.from} at={at} onCoupon={onCoupon} />
      )}
    </>
  )
}
