import { partyName, type PublishedDeal } from '@bookrunner/contract/deals'
import { allRated, isSameRated, needsPartyName, type Rated } from '@bookrunner/domain/deals'
import { EMPTY, inBrackets } from '../../../kit/format.ts'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'
import textCss from '../../../kit/text.module.css'

type Rating = PublishedDeal['shared']['ratings'][number]

/** Rows of agencies, columns of rated subjects. */
export function OfferRatings({ deal: { shared, parties } }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const dealNames = useDealNames()
  const nameOf = (rating: Rating) => rating.agencyName ?? dealNames.agency(rating.agency)
  const agencies = [...Map.groupBy(shared.ratings, nameOf)]
  const { lang } = useReader()
  const isOf = (rated: Rated) => (rating: Rating) => isSameRated(rating, rated, shared)
  const columns = allRated(shared).filter((rated) => shared.ratings.some(isOf(rated)))
  const labelOf = (rated: Rated) => {
    const subject = dealNames.subject(rated.subject)
    return rated.party && needsPartyName(rated, shared)
      ? t('ratings.ofParty', { subject, name: partyName(rated.party, parties, lang) })
      : subject
  }
  const none = shared.issueNotRated ? 'ratings.issue' : 'ratings.none'
  if (shared.unrated || agencies.length === 0)
    return (
      <Section title={t('section.ratings')}>
        <p className={css.note}>{t(shared.unrated ? 'ratings.unrated' : none)}</p>
      </Section>
    )
  return (
    <Section title={t('section.ratings')}>
      {shared.issueNotRated && <p className={css.note}>{t('ratings.issue')}</p>}
      <table className={css.plainTable}>
        <thead>
          <tr>
            <th scope="col">{t('ratings.agency')}</th>
            {columns.map((rated) => (
              <th key={labelOf(rated)} scope="col">
                {labelOf(rated)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agencies.map(([name, ratings]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((rated) => (
                <td key={labelOf(rated)}>
                  <Grade rating={ratings.find(isOf(rated))} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** "stable outlook"; a watch is no outlook. */
const outlookText = (code: NonNullable<Rating['outlook']>, name: string, t: TranslateOf<typeof offerText>) =>
  code.startsWith('watch') ? name : t('ratings.outlook', { outlook: name.toLowerCase() })

function Grade({ rating }: { readonly rating: Rating | undefined }) {
  const t = useText(offerText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  if (!rating) return EMPTY
  if (rating.notRated) return t('ratings.notRated')
  const outlook = rating.outlook && outlookText(rating.outlook, dealNames.outlook(rating.outlook), t)
  return (
    <>
      <strong>{rating.grade ?? EMPTY}</strong>
      <span className={textCss.soft}>
        {rating.expected && inBrackets(t('ratings.expected'), lang)}
        {outlook && `${lang === 'US' ? ', ' : '，'}${outlook}`}
      </span>
    </>
  )
}
