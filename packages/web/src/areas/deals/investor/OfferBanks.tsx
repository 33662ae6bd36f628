import type { PublishedDeal } from '@bookrunner/contract/deals'
import { listed } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { EntityName, useReader } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'

/** The syndicate, with its published roles in full: an investor need not know the letters. */
export function OfferBanks({ deal: { banks, shared } }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  return (
    <Section title={t('section.banks')}>
      {banks.length + shared.namedBanks.length === 0 ? (
        <p className={css.note}>{t('banks.none')}</p>
      ) : (
        <ul className={css.banks}>
          {banks.map((bank) => (
            <li key={bank.entityId}>
              <strong>
                <EntityName entity={bank} />
              </strong>
              <span>{listed(bank.roles.map(dealNames.roleName), lang)}</span>
            </li>
          ))}
          {shared.namedBanks.map(({ name, roles }) => (
            <li key={name}>
              <strong translate="no">{name}</strong>
              <span>{listed(roles.map(dealNames.roleName), lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
