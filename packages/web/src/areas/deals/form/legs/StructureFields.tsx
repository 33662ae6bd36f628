import { RightOutlined } from '@ant-design/icons'
import {
  conventions,
  couponTermsKeys,
  isPlainCoupon,
  oddPeriods,
  type CouponTerms,
} from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { DayField } from '../kit/DayField.tsx'
import { RateField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'
import { useDerived, useFormPart, useReadOnly, useValue } from '../use-field.ts'
import { ExDividendField } from './ExDividendField.tsx'
import { LegsField } from './LegsField.tsx'
import { RepaymentRows } from './RepaymentRows.tsx'
import css from './legs.module.css'

const places: readonly string[] = couponTermsKeys.map((key: keyof CouponTerms) => `terms.${key}`)

/** One line on the form of a plain bond; legs, schedule and redemption once they are wanted, or there. */
export function StructureFields() {
  const t = useText(formText)
  const [opened, setOpened] = useState(false)
  const used = useDerived(({ deal: { terms } }) => !isPlainCoupon({ ...terms, couponType: null }))
  const sought = useFormPart(({ focus }) => focus !== undefined && places.includes(focus))
  const readOnly = useReadOnly()
  if (opened || used || sought) return <Fields />
  if (readOnly) return null
  return (
    <div className={css.structure}>
      <Button
        type="link"
        icon={<RightOutlined aria-hidden />}
        title={t('structure.hint')}
        onClick={() => setOpened(true)}
      >
        {t('structure.open')}
      </Button>
    </div>
  )
}

function Fields() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const isZero = useValue('terms.couponType') === 'zero'
  const hasLegs = useValue('terms.legs').length > 0
  const isEndless = useValue('terms.tenor')?.perpetual === true
  return (
    <>
      {(!isZero || hasLegs) && <LegsField />}
      <SelectField
        place="terms.oddPeriod"
        codes={oddPeriods}
        nameOf={dealNames.oddPeriod}
        hint={t('oddPeriod.hint')}
      />
      {!isEndless && <DayField place="terms.penultimateCouponDate" hint={t('penultimate.hint')} />}
      <CheckField place="terms.endOfMonth">{t('endOfMonth.yes')}</CheckField>
      <SelectField
        place="terms.interestConvention"
        codes={conventions}
        nameOf={dealNames.convention}
        hint={t('interestDays.hint')}
      />
      {!isEndless && <RateField place="terms.redemptionPrice" as="price" hint={t('redemption.hint')} />}
      <ExDividendField />
      {!isEndless && <RepaymentRows />}
    </>
  )
}
