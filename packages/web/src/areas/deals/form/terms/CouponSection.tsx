import { couponTypes, dayCounts, dealBondOf, frequencies, weekdaysOnly } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { Section } from '../../../../kit/form/index.ts'
import { langStore } from '../../../../platform/language.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { writeDay } from '../../../../kit/days/index.ts'
import type { DealForm } from '../deal-form.ts'
import { SelectField } from '../kit/choice-fields.tsx'
import { DayField } from '../kit/DayField.tsx'
import { FaceField, RateField } from '../kit/number-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { StructureFields } from '../legs/StructureFields.tsx'
import { formText } from '../text.ts'
import { useDerived, useValue } from '../use-field.ts'

/** The first coupon day of a regular schedule: what holds where none is typed. */
function regularFirstCoupon({ deal, calendar = weekdaysOnly }: DealForm): string | null {
  const today = Temporal.Now.plainDateISO(deal.terms.timeZone)
  const bond = dealBondOf({ ...deal.terms, firstCouponDate: null }, today, calendar)
  return bond === undefined || isRefusal(bond) ? null : bond.firstCoupon.toString()
}

export function CouponSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const lang = useStore(langStore)
  const couponType = useValue('terms.couponType')
  const regular = useDerived(regularFirstCoupon)
  const tap = useValue('terms.tapOf') !== null
  return (
    <Section id="terms-coupon" title={t('section.coupon')}>
      <SelectField place="terms.couponType" codes={couponTypes} nameOf={dealNames.couponType} />
      <SelectField
        place="terms.couponFrequency"
        codes={frequencies}
        nameOf={dealNames.frequency}
        {...(couponType === 'zero' && { hint: t('zero.frequency') })}
      />
      <SelectField place="terms.dayCount" codes={dayCounts} nameOf={dealNames.dayCount} />
      {couponType !== 'zero' && (
        <DayField
          place="terms.firstCouponDate"
          near={regular}
          hint={
            regular === null
              ? t('firstCoupon.hint')
              : t('firstCoupon.regular', { day: writeDay(regular, lang) })
          }
        />
      )}
      {couponType === 'floating' && (
        <>
          <TextField place="terms.floatingIndex" max={60} placeholder="SOFR" hint={t('index.hint')} />
          <RateField place="terms.quotedMargin" as="points" />
        </>
      )}
      {(couponType === 'fixed' || couponType === null) && (
        <>
          <RateField place="terms.coupon" as="percent" hint={t('coupon.hint')} />
          <RateField place="terms.couponStep" as="percent" hint={t('couponStep.hint')} />
        </>
      )}
      <TextField place="terms.tapOf" max={120} hint={t('tap.hint')} />
      {tap && <FaceField place="terms.tapOutstanding" />}
      {tap && <DayField place="terms.interestFrom" hint={t('interestFrom.hint')} />}
      <StructureFields />
    </Section>
  )
}
