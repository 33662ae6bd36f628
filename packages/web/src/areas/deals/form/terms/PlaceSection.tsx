import { stabilisations } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { ChipsField } from '../kit/choice-fields.tsx'
import {
  DepositoriesField,
  IsinField,
  LawField,
  ListingField,
  StabilisationManagerField,
} from './place-fields.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'
import { useDerived } from '../use-field.ts'

/** Where the bond is issued, cleared and listed. */
export function PlaceSection() {
  const t = useText(formText)
  const dealNames = useDealNames()
  const with144A = useDerived(
    ({ deal: { terms } }) => terms.isin144A !== null || (terms.format ?? '').includes('144A'),
  )
  return (
    <Section id="terms-place" title={t('section.place')}>
      <IsinField place="terms.isin" />
      {with144A && <IsinField place="terms.isin144A" />}
      <LawField />
      <ListingField />
      <DepositoriesField />
      <ChipsField place="terms.stabilisation" codes={stabilisations} nameOf={dealNames.stabilisation} />
      <StabilisationManagerField />
      <TextField place="terms.sellingRestrictions" max={4000} rows={3} />
    </Section>
  )
}
