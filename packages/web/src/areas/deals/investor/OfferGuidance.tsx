import type { PublishedDeal } from '@bookrunner/contract/deals'
import { useText } from '../../../platform/text.ts'
import { DealTime, levelText } from '../parts/index.ts'
import { useDealWords } from '../use-words.ts'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'

/** Every level that was announced, newest first. */
export function OfferGuidance({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const words = useDealWords()
  const versions = deal.guidance.toSorted((a, b) => b.number - a.number)
  return (
    <Section title={t('section.guidance')}>
      {versions.length === 0 ? (
        <p className="br-offer-note">{t('guidance.none')}</p>
      ) : (
        <ol className="br-steps">
          {versions.map(({ number, kind, level, note, at }) => (
            <li key={number}>
              <span className="br-role">{words.guidance(kind)}</span>
              <strong className="br-figures" translate="no">
                {levelText(level)}
              </strong>
              <DealTime at={at} timeZone={deal.face.timeZone} short />
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
