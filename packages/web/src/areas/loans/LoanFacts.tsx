import { sized } from '../../kit/amounts.ts'
import { writeDay } from '../../kit/days/index.ts'
import { decimal, EMPTY, instant } from '../../kit/format.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { BandTag } from './BandTag.tsx'
import { priceText, signedPercent } from './figures.ts'
import { riskText } from './risk-text.ts'
import { loansText, loanWordText } from './text.ts'
import type { LoanRow } from './use-loans.ts'
import css from './loans.module.css'

/** The figures of a position at its current price, and its newest alert. */
export function LoanFacts({ row }: { readonly row: LoanRow }) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const lang = useStore(langStore)
  const { currency, cover, marketValue } = row
  const facts: [string, string][] = [
    [word('price'), priceText(row.currentPrice)],
    [word('priceDay'), writeDay(row.priceDay, lang)],
    [word('priceSource'), word(row.priceSource)],
    [word('marginCallPrice'), priceText(row.marginCallPrice)],
    [word('distance'), decimal(row.distance, 3)],
    [word('distancePercent'), signedPercent(row.distancePercent)],
    [word('marketValue'), sized(BigInt(marketValue), currency)],
    [t('ltv'), decimal(row.loanToValue, 2)],
    [word('cover'), cover === '0' ? EMPTY : sized(BigInt(cover), currency)],
  ]
  return (
    <div className={css.facts}>
      <BandTag band={row.band} />
      {row.status === 'open' && (
        <dl>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="br-figures">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <InquiryNote row={row} />
    </div>
  )
}

/** Who reviewed the newest alert, when and with which note; or that nobody did. */
export function InquiryNote({ row: { inquiry, inquiryIds } }: { readonly row: LoanRow }) {
  const t = useText(riskText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  if (inquiryIds.length > 0) return <strong>{t('reviewed.no')}</strong>
  if (!inquiry?.reviewedTime) return null
  const { operator, note, reviewedTime } = inquiry
  const text = t('by', { name: operator?.name ?? EMPTY, time: instant(reviewedTime, lang, zone), note })
  return (
    <span translate="no" title={text}>
      {text}
    </span>
  )
}
