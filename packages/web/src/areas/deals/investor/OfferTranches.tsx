import type { PublishedDeal } from '@bookrunner/contract/deals'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { day, EMPTY } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import {
  DealTime,
  FinalText,
  GuidanceText,
  sizeNow,
  SizeText,
  StatusTag,
  TenorText,
  useReader,
} from '../parts/index.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import { useBeside } from './use-offers.ts'
import css from './investor.module.css'
import tagsCss from '../../../kit/tags.module.css'

type Tranche = PublishedDeal['tranches'][number]

/** Renders nothing; watches another tranche of the table for changes. */
function Beside({ dealId, tranche }: { readonly dealId: string; readonly tranche: Tranche }) {
  useBeside(dealId, tranche)
  return null
}

/** The tranches of the announcement, side by side. */
export function OfferTranches({ deal: { tranches, header } }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const { lang } = useReader()
  const lines: readonly (readonly [string, (tranche: Tranche) => ReactNode])[] = [
    [
      t('tranche.status'),
      ({ status, bookClosed, subject }) => (
        <StatusTag status={status} bookClosed={bookClosed} subject={subject} />
      ),
    ],
    [t('tranche.size'), (row) => <SizeText size={sizeNow(row)} currency={row.currency} />],
    [t('tranche.tenor'), ({ tenor }) => <TenorText tenor={tenor} />],
    [t('tranche.maturity'), ({ maturityDate }) => day(maturityDate, lang, 'UTC')],
    [
      t('tranche.guidance'),
      ({ guidance, guidanceBefore, final, status }) =>
        final && status === 'Priced' ? (
          <FinalText final={final} level={guidance?.level} />
        ) : (
          <GuidanceText level={guidance?.level} before={guidanceBefore} />
        ),
    ],
    [
      t('tranche.closes'),
      ({ closesAt, timeZone }) => (closesAt ? <DealTime at={closesAt} timeZone={timeZone} short /> : EMPTY),
    ],
  ]
  return (
    <Section title={t('section.tranches')}>
      {tranches.map(
        (tranche) =>
          tranche.dealId !== header.dealId && (
            <Beside key={tranche.dealId} dealId={header.dealId} tranche={tranche} />
          ),
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key */}
      <div className={css.beside} role="group" aria-label={t('section.tranches')} tabIndex={0}>
        <table className={css.plainTable}>
          <thead>
            <tr>
              <th scope="col">
                <span className="br-sr">{t('tranche.figure')}</span>
              </th>
              {tranches.map(({ dealId, name }) => (
                <th key={dealId} scope="col" data-this={dealId === header.dealId || undefined}>
                  {dealId === header.dealId ? (
                    <>
                      <span translate="no">{name}</span>{' '}
                      <span className={tagsCss.role}>{t('tranches.this')}</span>
                    </>
                  ) : (
                    <Link translate="no" to={`/order/deal/${encodeURIComponent(dealId)}`}>
                      {name}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {tranches.map((tranche) => (
                  <td key={tranche.dealId}>{cell(tranche)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
