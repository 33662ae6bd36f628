import { isSameRated, ratingClasses, type Rating } from '@bookrunner/domain/deals'
import { Section } from '../../../../kit/form/index.ts'
import { useText } from '../../../../platform/text.ts'
import { EMPTY, inBrackets } from '../../../../kit/format.ts'
import { useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { CheckField, SelectField } from '../kit/choice-fields.tsx'
import { FieldFrame } from '../kit/FieldFrame.tsx'
import { formText } from '../text.ts'
import type { Field } from '../use-field.ts'
import { ClassProposal } from './ClassProposal.tsx'
import { RatingGrid } from './RatingGrid.tsx'
import { RatingLine } from './RatingLine.tsx'
import { useRatedColumns } from './use-rated-columns.ts'
import formCss from '../../../../kit/form/form.module.css'

export function RatingsTab() {
  const t = useText(formText)
  const dealNames = useDealNames()
  return (
    <div className={formCss.form}>
      <Section title={t('section.ratings')}>
        <FieldFrame place="shared.ratings" wide group rows show={ratingFacts}>
          {(field) => <Ratings field={field} />}
        </FieldFrame>
        <CheckField place="shared.issueNotRated" hint={t('issueNotRated.hint')}>
          {t('issueNotRated.yes')}
        </CheckField>
        <CheckField place="shared.unrated" hint={t('unrated.hint')}>
          {t('unrated.yes')}
        </CheckField>
        <SelectField
          place="terms.ratingClass"
          codes={ratingClasses}
          nameOf={(code) => `${code} · ${dealNames.ratingClass(code)}`}
          hint={<ClassProposal />}
        />
      </Section>
    </div>
  )
}

function Ratings({ field }: { readonly field: Field<'shared.ratings'> }) {
  const columns = useRatedColumns()
  return (
    <>
      <RatingLine columns={columns} />
      <RatingGrid field={field} columns={columns} />
    </>
  )
}

const ratingFacts = (ratings: readonly Rating[]) => <RatingFacts ratings={ratings} />

/** "Moody's: issue A1 (expected), stable" for who only reads. */
function RatingFacts({ ratings }: { ratings: readonly Rating[] }) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const columns = useRatedColumns()
  const labelOf = (rating: Rating) =>
    columns.find(({ rated, parties }) => isSameRated(rated, rating, parties))?.label ??
    dealNames.subject(rating.subject)
  if (ratings.length === 0) return EMPTY
  return (
    <ul>
      {ratings.map((rating) => (
        <li key={`${rating.agency} ${rating.agencyName} ${labelOf(rating)}`}>
          {rating.agencyName ?? dealNames.agency(rating.agency)} · {labelOf(rating)}{' '}
          <b>{rating.notRated ? t('rating.notRated') : (rating.grade ?? EMPTY)}</b>
          {rating.expected && inBrackets(t('rating.expected'), lang)}
          {rating.outlook && ` · ${dealNames.outlook(rating.outlook)}`}
        </li>
      ))}
    </ul>
  )
}
