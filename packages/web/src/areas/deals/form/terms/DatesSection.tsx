import {
  centres,
  conventions,
  dateFollowing,
  jointCentres,
  type Day,
  type FollowingDate,
} from '@bookrunner/domain/deals'
import { useListed } from '../../../../kit/use-listed.ts'
import { Section } from '../../../../kit/form/index.ts'
import { zoneChoice, zones } from '../../../../kit/zone-choice.ts'
import { useText } from '../../../../platform/text.ts'
import { useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { ChipsField, SelectField } from '../kit/choice-fields.tsx'
import { DayField } from '../kit/DayField.tsx'
import { WholeField } from '../kit/number-fields.tsx'
import { formText } from '../text.ts'
import { useDerived, useValue } from '../use-field.ts'

/** What a day would be by the fields before it; null while they do not say. */
function useFollowing(date: FollowingDate): Day | null {
  return useDerived(({ deal: { terms }, calendar }) =>
    calendar === undefined ? null : dateFollowing(date, terms, calendar),
  )
}

/** The currency's own centre counts whether it is chosen or not. */
function JointCentres() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const listed = useListed()
  const centres = jointCentres(useValue('terms.currency'), useValue('terms.centres'))
  return centres.length === 0
    ? t('centres.none')
    : t('centres.joint', { centres: listed(centres.map(dealNames.centre)) })
}

export function DatesSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const pricing = useValue('terms.pricingDate')
  const tenor = useValue('terms.tenor')
  const maturity = useFollowing('maturityDate')
  return (
    <Section id="terms-dates" title={t('section.dates')} hint={t('dates.hint')}>
      <ChipsField place="terms.centres" codes={centres} nameOf={dealNames.centre} hint={<JointCentres />} />
      <SelectField
        place="terms.convention"
        codes={conventions}
        nameOf={dealNames.convention}
        clearable={false}
      />
      <DayField place="terms.pricingDate" />
      <WholeField place="terms.settlementCycle" least={0} most={60} prefix="T+" unit={t('businessDays')} />
      <DayField place="terms.settlementDate" computed={useFollowing('settlementDate')} near={pricing} />
      <DayField place="terms.issueDate" computed={useFollowing('issueDate')} near={pricing} />
      {!tenor?.perpetual && <DayField place="terms.maturityDate" computed={maturity} />}
      <DayField place="terms.firstTradingDay" near={pricing} />
      <SelectField
        place="terms.timeZone"
        codes={zones}
        nameOf={(zone) => zoneChoice(zone, lang)}
        clearable={false}
        hint={t('zone.hint')}
      />
    </Section>
  )
}
