import { frequencies, indexMethods, termIndex, type LegCoupon } from '@bookrunner/domain/deals'
import { Checkbox } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useValue, type Field } from '../use-field.ts'
import { Cell, ChoiceCell, RateCell, TextCell, WholeCell } from '../kit/cells.tsx'

type Limited = Extract<LegCoupon, { margin: unknown }>

interface Props<Coupon extends Limited> {
  readonly field: Field<'terms.legs'>
  readonly coupon: Coupon
  readonly at: number
  readonly onCoupon: (coupon: Coupon, part?: string) => void
}

const businessDays = { least: 0, most: 60 }

/** Margin, floor, cap, and the level that yields assume. */
function LimitCells<Coupon extends Limited>({ field, coupon, at, onCoupon }: Props<Coupon>) {
  const t = useText(formText)
  const cell = (key: 'margin' | 'floor' | 'cap' | 'assumed') => ({
    field,
    part: `${at}.coupon.${key}`,
    title: t(`leg.${key}`),
    value: coupon[key],
    onValue: (value: Coupon[typeof key]) => onCoupon({ ...coupon, [key]: value }, `coupon.${key}`),
  })
  return (
    <>
      {at > 0 && <RateCell as="points" placeholder={t('leg.margin.later')} {...cell('margin')} />}
      <RateCell as="percent" {...cell('floor')} />
      <RateCell as="percent" {...cell('cap')} />
      {at > 0 && <RateCell as="percent" hint={t('leg.assumed.hint')} {...cell('assumed')} />}
    </>
  )
}

export function FloatingCells(props: Props<Extract<LegCoupon, { kind: 'floating' }>>) {
  const { field, coupon, at, onCoupon } = props
  const t = useText(formText)
  const dealNames = useDealNames()
  const { method } = coupon
  const index = useValue('terms.floatingIndex')
  const inArrears = (kind: 'compounded' | 'averaged') =>
    method.kind === 'term' ? { kind, lookBack: 5, observationShift: true, lockOut: 0 } : { ...method, kind }
  return (
    <>
      <TextCell
        title={t('leg.index')}
        max={60}
        placeholder={index ?? 'SOFR'}
        value={coupon.index}
        onValue={(name) => onCoupon({ ...coupon, index: name }, 'coupon.index')}
      />
      <ChoiceCell
        title={t('leg.method')}
        codes={indexMethods}
        nameOf={dealNames.indexMethod}
        value={method.kind}
        onValue={(kind) =>
          kind && onCoupon({ ...coupon, method: kind === 'term' ? termIndex : inArrears(kind) })
        }
      />
      {method.kind !== 'term' && (
        <>
          <WholeCell
            {...businessDays}
            field={field}
            part={`${at}.coupon.lookBack`}
            title={t('leg.lookBack')}
            value={method.lookBack}
            onValue={(lookBack) =>
              onCoupon({ ...coupon, method: { ...method, lookBack: lookBack ?? 0 } }, 'coupon.lookBack')
            }
          />
          <WholeCell
            {...businessDays}
            field={field}
            part={`${at}.coupon.lockOut`}
            title={t('leg.lockOut')}
            value={method.lockOut}
            onValue={(lockOut) =>
              onCoupon({ ...coupon, method: { ...method, lockOut: lockOut ?? 0 } }, 'coupon.lockOut')
            }
          />
          <Cell title={t('leg.shift')}>
            {(id) => (
              <Checkbox
                id={id}
                checked={method.observationShift}
                onChange={({ target }) =>
                  onCoupon(
                    { ...coupon, method: { ...method, observationShift: target.checked } },
                    'coupon.observationShift',
                  )
                }
              >
                {t('yes')}
              </Checkbox>
            )}
          </Cell>
        </>
      )}
      <LimitCells field={field} coupon={coupon} at={at} onCoupon={onCoupon} />
    </>
  )
}

export function ResetCells(props: Props<Extract<LegCoupon, { kind: 'reset' }>>) {
  const { field, coupon, at, onCoupon } = props
  const t = useText(formText)
  const dealNames = useDealNames()
  return (
    <>
      <TextCell
        title={t('leg.benchmark')}
        max={60}
        placeholder="UST 5Y"
        value={coupon.benchmark}
        onValue={(benchmark) => onCoupon({ ...coupon, benchmark }, 'coupon.benchmark')}
      />
      <WholeCell
        least={1}
        most={1200}
        field={field}
        part={`${at}.coupon.everyMonths`}
        title={t('leg.everyMonths')}
        placeholder={t('leg.everyMonths.once')}
        value={coupon.everyMonths}
        onValue={(everyMonths) => onCoupon({ ...coupon, everyMonths }, 'coupon.everyMonths')}
      />
      <LimitCells field={field} coupon={coupon} at={at} onCoupon={onCoupon} />
      <ChoiceCell
        title={t('leg.quoted')}
        codes={frequencies}
        nameOf={dealNames.frequency}
        none={t('leg.quoted.none')}
        value={coupon.quoted}
        onValue={(quoted) => onCoupon({ ...coupon, quoted }, 'coupon.quoted')}
      />
    </>
  )
}
