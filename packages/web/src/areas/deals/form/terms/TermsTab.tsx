import { SectionIndex } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { formText } from '../text.ts'
import { AddressedSection } from './AddressedSection.tsx'
import { BookSection } from './BookSection.tsx'
import { CapitalSection, useHasCapital } from './CapitalSection.tsx'
import { CouponSection } from './CouponSection.tsx'
import { DatesSection } from './DatesSection.tsx'
import { DenominationSection } from './DenominationSection.tsx'
import { FormatSection } from './FormatSection.tsx'
import { HedgeSection } from './HedgeSection.tsx'
import { OptionsSection } from './OptionsSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { SizeSection } from './SizeSection.tsx'
import { TimesSection } from './TimesSection.tsx'
import { classes } from '../../../../kit/classes.ts'
import formCss from '../../../../kit/form/form.module.css'

/** All that is a tranche's own, in the order a term sheet has it; the index at the side leads to each part. */
export function TermsTab() {
  const t = useText(formText)
  const hasCapital = useHasCapital()
  return (
    <div className={classes(formCss.form, formCss.indexed)}>
      <SectionIndex
        sections={[
          { id: 'terms-size', title: t('section.size') },
          { id: 'terms-dates', title: t('section.dates') },
          { id: 'terms-coupon', title: t('section.coupon') },
          { id: 'terms-options', title: t('section.options') },
          { id: 'terms-format', title: t('section.format') },
          ...(hasCapital ? [{ id: 'terms-capital', title: t('section.capital') }] : []),
          { id: 'terms-denomination', title: t('section.denomination') },
          { id: 'terms-place', title: t('section.place') },
          { id: 'terms-papers', title: t('section.papers') },
          { id: 'terms-book', title: t('section.book') },
          { id: 'terms-addressed', title: t('section.addressed') },
          { id: 'terms-times', title: t('section.times') },
          { id: 'terms-hedge', title: t('section.hedge') },
        ]}
      />
      <div>
        <SizeSection />
        <DatesSection />
        <CouponSection />
        <OptionsSection />
        <FormatSection />
        <CapitalSection />
        <DenominationSection />
        <PlaceSection />
        <PapersSection />
        <BookSection />
        <AddressedSection />
        <TimesSection />
        <HedgeSection />
      </div>
    </div>
  )
}
