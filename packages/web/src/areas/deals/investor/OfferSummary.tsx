import type { PublishedDeal } from '@bookrunner/contract/deals'
import type { DealStatus } from '@bookrunner/domain/deals'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { day, decimal, price } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import {
  Countdown,
  DealTimes,
  endsTest,
  GuidanceBefore,
  levelText,
  runs,
  sizeNow,
  SizeText,
  TenorText,
  useReader,
} from '../parts/index.ts'
import { offerText } from './text.ts'
import css from './investor.module.css'

const captionOf = (status: DealStatus) => {
  if (status === 'Priced') return 'sum.level'
  return status === 'Test' ? 'sum.testLevel' : 'sum.guidance'
}

/** Where its region has a subject time of its own, that is the investor's. */
const timesOf = (lifecycle: PublishedDeal['lifecycle']) => ({
  ...lifecycle,
  subjectAt: lifecycle.subjectByRegion[0]?.at ?? lifecycle.subjectAt,
})

/** The one clear thing: the level, how much, and until when. */
export function OfferSummary({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const { header, lifecycle } = deal
  const priced = header.status === 'Priced'
  const level = levelText(header.guidance?.level)
  return (
    <aside className={css.summary} aria-label={t('sum.label')}>
      <p className={css.caption}>{t(captionOf(header.status))}</p>
      <Flash of={level} className={css.level}>
        <output className="br-figures" translate="no">
          {level}
        </output>
      </Flash>
      {!priced && <GuidanceBefore level={header.guidance?.level} before={header.guidanceBefore} />}
      <Closing deal={deal} />
      <Facts deal={deal} />
      {runs(header) && (
        <DealTimes
          times={timesOf(lifecycle)}
          timeZone={header.timeZone}
          bookClosed={header.bookClosed}
          isTest={endsTest(header)}
          countdown={false}
        />
      )}
    </aside>
  )
}

/** What of the book is to be known now: how long it is open, or that it is not. */
function Closing({ deal: { header } }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  switch (header.status) {
    case 'Priced':
    case 'Draft':
      return null
    case 'Aborted':
      return <p className={css.note}>{t('sum.aborted')}</p>
    case 'Expired':
      return <p className={css.note}>{t('sum.expired')}</p>
    case 'Test':
    case 'IPG':
    case 'FPG':
      if (header.bookClosed) return <p className={css.note}>{t('sum.closed')}</p>
      return (
        <>
          {header.closesAt ? (
            <Flash of={header.closesAt} className={css.left}>
              <span>{t(endsTest(header) ? 'sum.testLeft' : 'sum.left')}</span>{' '}
              <Countdown until={header.closesAt} />
            </Flash>
          ) : (
            <p className={css.note}>{t('sum.noClose')}</p>
          )}
          {header.status === 'Test' && <p className={css.note}>{t('sum.test')}</p>}
        </>
      )
    default:
      return header.status satisfies never
  }
}

function Facts({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const { lang } = useReader()
  const { header, terms } = deal
  const { final } = header
  const percent = (rate: string | null | undefined) => rate && `${decimal(rate, 3)}%`
  const rows: (readonly [string, ReactNode])[] = [
    [t('sum.size'), <SizeText key="size" size={sizeNow(header)} currency={header.currency} />],
    [t('sum.tenor'), <TenorText key="tenor" tenor={header.tenor} />],
    [t('sum.maturity'), header.maturityDate && day(header.maturityDate, lang, 'UTC')],
    [t('sum.coupon'), percent(final?.coupon ?? terms.coupon)],
    [t('sum.yield'), percent(final?.yield)],
    [t('sum.price'), final?.price && price(final.price, terms.priceDecimals)],
  ]
  return (
    <>
      <Flex component="dl" vertical gap={4} className={css.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Flex>
      {terms.noGrow && <p className={css.note}>{t('sum.noGrow')}</p>}
    </>
  )
}
