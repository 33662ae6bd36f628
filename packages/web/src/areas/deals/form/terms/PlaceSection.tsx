import { depositories, stabilisations } from '@bookrunner/domain/deals'
import { useText } from '../../../../platform/text.ts'
import { useDealWords } from '../../use-words.ts'
import { ChipsField } from '../kit/choice-fields.tsx'
import { EntityField } from '../kit/entity-fields.tsx'
import { IsinField, LawField, ListingField } from './place-fields.tsx'
import { Section } from '../kit/Section.tsx'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'

/** Where it is issued, held and listed. */
export function PlaceSection() {
  const t = useText(formText)
  const words = useDealWords()
  return (
    <Section id="terms-place" title={t('section.place')}>
      <IsinField place="terms.isin" />
      <IsinField place="terms.isin144A" />
      <LawField />
      <ListingField />
      <ChipsField place="terms.depositories" codes={depositories} words={words.depository} />
      <ChipsField place="terms.stabilisation" codes={stabilisations} words={words.stabilisation} />
      <EntityField
        place="terms.stabilisationManagerId"
        dealRole="underwriter"
        hint={t('stabilisationManager.hint')}
      />
      <TextField place="terms.sellingRestrictions" max={4000} rows={3} />
    </Section>
  )
}
