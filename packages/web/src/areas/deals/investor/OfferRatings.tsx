import type { PublishedDeal } from '@bookrunner/contract/deals'
import { ratingSubjects } from '@bookrunner/domain/deals'
import { EMPTY, listed } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'
import textCss from '../../../kit/text.module.css'

type Rating = PublishedDeal['shared']['ratings'][number]

/** Rows of agencies, columns of rated subjects. */
export function OfferRatings({ deal: { shared } }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const dealNames = useDealNames()
  const nameOf = (rating: Rating) => rating.agencyName ?? dealNames.agency(rating.agency)
  const agencies = [...Map.groupBy(shared.ratings, nameOf)]
  const subjects = ratingSubjects.filter((subject) =>
    shared.ratings.some((rating) => rating.subject === subject),
  )
  if (shared.unrated || agencies.length === 0)
    return (
      <Section title={t('section.ratings')}>
        <p className={css.note}>{t(shared.unrated ? 'ratings.unrated' : 'ratings.none')}</p>
      </Section>
    )
  return (
    <Section title={t('section.ratings')}>
      <table className={css.plainTable}>
        <thead>
          <tr>
            <th scope="col">{t('ratings.agency')}</th>
            {subjects.map((subject) => (
              <th key={subject} scope="col">
                {dealNames.subject(subject)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agencies.map(([name, ratings]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {subjects.map((subject) => (
                <td key={subject}>
                  <Grade rating={ratings.find((rating) => rating.subject === subject)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Grade({ rating }: { readonly rating: Rating | undefined }) {
  const t = useText(offerText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  if (!rating) return EMPTY
  if (rating.notRated) return t('ratings.notRated')
  const more = [rating.expected && t('ratings.expected'), rating.outlook && dealNames.outlook(rating.outlook)]
  const details = listed(
    more.filter((each) => typeof each === 'string'),
    lang,
  )
  return (
    <>
      <strong>{rating.grade ?? EMPTY}</strong>
      {details && <span className={textCss.soft}> {details}</span>}
    </>
  )
}
