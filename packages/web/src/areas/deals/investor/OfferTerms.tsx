import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useText } from '../../../platform/text.ts'
import { partsText, useReader } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { useDealNames } from '../use-deal-names.ts'
import { Section } from './Section.tsx'
import { termGroups } from './terms-groups.ts'
import { offerText } from './text.ts'
import css from './investor.module.css'

/** Longer than a line: takes the whole width. */
const isLong = (value: string) => value.length > 90 || value.includes('\n')

export function OfferTerms({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const parts = useText(partsText)
  const dealNames = useDealNames()
  const fieldName = useFieldName()
  const { lang } = useReader()
  return (
    <Section title={t('section.terms')}>
      {termGroups(deal, { t, parts, dealNames, lang }).map(({ name, rows }) => (
        <div key={name} className={css.terms}>
          <h3>{t(`section.${name}`)}</h3>
          <dl>
            {rows.map(({ field, value }) => (
              <div key={field} data-long={isLong(value) || undefined}>
                <dt>{fieldName(field)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Section>
  )
}
