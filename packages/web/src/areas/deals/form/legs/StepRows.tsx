import { PlusOutlined } from '@ant-design/icons'
import { stepOutcomes, type Day, type LegCoupon } from '@bookrunner/domain/deals'
import { Button, Select } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { RateInput, TextCell } from '../kit/cells.tsx'
import { DayInput } from '../kit/DayInput.tsx'
import { StepLine } from '../kit/StepLine.tsx'
import { replaced, without } from '../rows.ts'
import { formText } from '../text.ts'
import { useForm, type Field } from '../use-field.ts'
import { nextLegDay, withStep } from './edit-legs.ts'
import css from './legs.module.css'

type Stepped = Extract<LegCoupon, { steps: unknown }>

interface Props {
  readonly field: Field<'terms.legs'>
  readonly coupon: Stepped
  readonly from: Day | null
  readonly at: number
  readonly onCoupon: (coupon: Stepped, part?: string) => void
}

/** The steps of a coupon, one a line; those on a condition have basis points and an outcome. */
export function StepRows({ field, coupon, from, at, onCoupon }: Props) {
  const t = useText(formText)
  const form = useForm()
  return (
    <div className={css.steps} data-wide>
      {coupon.kind === 'conditionalStepUp' && (
        <TextCell
          title={t('leg.condition')}
          max={300}
          wide
          placeholder={t('leg.condition.placeholder')}
          value={coupon.condition}
          onValue={(condition) => onCoupon({ ...coupon, condition }, 'coupon.condition')}
        />
      )}
      {coupon.steps.map((_, step) => (
        // Steps have no ids.
        // oxlint-disable-next-line react/no-array-index-key
        <StepRow key={step} field={field} coupon={coupon} step={step} at={at} onCoupon={onCoupon} />
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() =>
          onCoupon(
            withStep(coupon, from ?? nextLegDay(form.deal.terms)),
            `coupon.steps.${coupon.steps.length}`,
          )
        }
      >
        {t('step.add')}
      </Button>
    </div>
  )
}

type RowProps = Omit<Props, 'from'> & { readonly step: number }

function StepRow({ field, coupon, step, at, onCoupon }: RowProps) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const form = useForm()
  const of = { number: step + 1, leg: at + 1 }
  const place = `coupon.steps.${step}`
  const put = (change: object, part?: string) =>
    onCoupon(
      {
        ...coupon,
        steps: replaced<object>(coupon.steps, step, { ...coupon.steps[step], ...change }),
      } as Stepped,
      part,
    )
  return (
    <StepLine
      removes={t('step.remove', of)}
      onRemove={() => onCoupon({ ...coupon, steps: without<object>(coupon.steps, step) } as Stepped)}
    >
      <DayInput
        field={field}
        part={`${at}.${place}.from`}
        aria-label={t('step.from', of)}
        value={coupon.steps[step]!.from}
        near={nextLegDay(form.deal.terms)}
        onValue={(from) => put({ from }, `${place}.from`)}
      />
      {coupon.kind === 'stepUp' ? (
        <RateInput
          as="percent"
          must
          field={field}
          part={`${at}.${place}.rate`}
          ariaLabel={t('step.rate', of)}
          value={coupon.steps[step]!.rate}
          onValue={(rate) => rate !== null && put({ rate }, `${place}.rate`)}
        />
      ) : (
        <>
          <RateInput
            as="points"
            must
            field={field}
            part={`${at}.${place}.basisPoints`}
            ariaLabel={t('step.points', of)}
            value={coupon.steps[step]!.basisPoints}
            onValue={(basisPoints) => basisPoints !== null && put({ basisPoints }, `${place}.basisPoints`)}
          />
          <Select
            aria-label={t('step.outcome', of)}
            value={coupon.steps[step]!.outcome}
            options={stepOutcomes.map((code) => ({ value: code, label: dealNames.stepOutcome(code) }))}
            onChange={(outcome) => put({ outcome }, `${place}.outcome`)}
          />
        </>
      )}
    </StepLine>
  )
}
