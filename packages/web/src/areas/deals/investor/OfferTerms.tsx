import { termGroups, type PublishedDeal } from '@bookrunner/contract/deals'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'

/** Longer than a line: takes the whole width. */
const isLong = (value: string) => value.length > 90 || value.includes('\n')

export function OfferTerms({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const { lang } = useReader()
  return (
    <Section title={t('section.terms')}>
      {termGroups(deal, lang).map(({ name, title, rows }) => (
        <div key={name} className={css.terms}>
          <h3>{title}</h3>
          <dl>
            {rows.map(({ field, label, value }) => (
              <div key={field} data-long={isLong(value) || undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  )
}
