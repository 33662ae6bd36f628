import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useText } from '../../../platform/text.ts'
import { decimal, price } from '../../../kit/format.ts'
import { DealTime, levelText, movedText, partsText, sizeIn, sizeNow } from '../parts/index.ts'
import { useDealNames } from '../use-deal-names.ts'
import { dealCodeText } from '../deal-code-text.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'
import tagsCss from '../../../kit/tags.module.css'
import dealsCss from '../deals.module.css'
import textCss from '../../../kit/text.module.css'

type FinalTerms = NonNullable<PublishedDeal['guidance'][number]['final']>

/** The final terms of a launched or priced level: "Size USD 500mm · Coupon 3.000% · Price 99.552". */
function Final({ final, deal: { header, terms } }: { final: FinalTerms; deal: PublishedDeal }) {
  const t = useText(offerText)
  const size = sizeNow({ size: header.size, final })
  const codeText = useText(dealCodeText)
  const figures = [
    [t('sum.size'), sizeIn(header.currency, size, codeText)],
    [t('sum.coupon'), final.coupon && `${decimal(final.coupon, 3)}%`],
    [t('sum.yield'), final.yield && `${decimal(final.yield, 3)}%`],
    [t('sum.price'), final.price && price(final.price, terms.priceDecimals)],
  ].filter(([, figure]) => figure)
  return (
    <p className="br-figures">
      {figures.map(([name, figure]) => (
        <span key={name} className={textCss.oneLine}>
          {name} <strong translate="no">{figure}</strong>
        </span>
      ))}
    </p>
  )
}

/** A test price is never guidance, so guidance does not move from it. */
const levelBefore = (earlier: PublishedDeal['guidance']) => earlier.find(({ kind }) => kind !== 'test')?.level

/** Every announced level, newest first. */
export function OfferGuidance({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const parts = useText(partsText)
  const dealNames = useDealNames()
  const versions = deal.guidance.toSorted((a, b) => b.number - a.number)
  return (
    <Section title={t('section.guidance')}>
      {versions.length === 0 ? (
        <p className={css.note}>{t('guidance.none')}</p>
      ) : (
        <ol className={css.steps}>
          {versions.map(({ number, kind, level, final, note, at }, place) => (
            <li key={number}>
              <span className={tagsCss.role}>{dealNames.guidance(kind)}</span>
              <span>
                <strong className="br-figures" translate="no">
                  {levelText(level)}
                </strong>{' '}
                <span className={dealsCss.guidanceBefore}>
                  {movedText(level, kind === 'test' ? null : levelBefore(versions.slice(place + 1)), parts)}
                </span>
              </span>
              <DealTime at={at} timeZone={deal.header.timeZone} short />
              {final && <Final final={final} deal={deal} />}
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
