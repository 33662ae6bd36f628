import { noticeTexts } from '@bookrunner/contract/notices'
import { fill } from '@bookrunner/contract/kernel'
import { issueTexts, type DealDetail } from '@bookrunner/contract/deals'
import { hasNoBillingBank, notSetIn } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { DealTime, useClock, useReader, zoned } from '../parts/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { useDealNames } from '../use-deal-names.ts'
import { movesText } from './text.ts'
import css from './moves.module.css'

interface PreviewProps {
  readonly detail: DealDetail
  readonly target: 'IPG' | 'Test'
  readonly level: string
  /** The end of the test, or the close of the book; null without one. */
  readonly closesAt: string | null
}

/** The notice that investors get, in the words of the reader's language. */
export function NoticePreview({ detail: { header, terms }, target, level, closesAt }: PreviewProps) {
  const t = useText(movesText)
  const { lang, zone } = useReader()
  const closes = useClock((now) =>
    closesAt === null
      ? t('times.none')
      : zoned({ at: closesAt, now, dealZone: terms.timeZone, readerZone: zone, lang, short: true }).deal,
  )
  const text = noticeTexts[target === 'Test' ? 'deal.announced-test' : 'deal.announced']
  const written = (part: 'title' | 'summary' | 'content') =>
    fill(text[part][lang], { deal: header.name, issue: issueTexts(terms)[lang], level, closes })
  return (
    <section className={css.notice} aria-label={t('submit.notice')}>
      <h3>{t('submit.notice')}</h3>
      <strong>{written('title')}</strong>
      <p>{written('summary')}</p>
      <p>{written('content')}</p>
    </section>
  )
}

/** When the book goes subject, and the terms that investors will not find. */
export function NotSet({ detail: { terms, shared, lifecycle } }: Pick<PreviewProps, 'detail'>) {
  const t = useText(movesText)
  const nameOfField = useFieldName()
  const dealNames = useDealNames()
  const fields = notSetIn(terms).map(nameOfField)
  const list = hasNoBillingBank(shared) ? [...fields, dealNames.role('BND')] : fields
  return (
    <>
      <p>
        {t('field.subjectAt')}:{' '}
        {lifecycle.subjectAt === null ? (
          <span className="br-quiet">{t('times.none')}</span>
        ) : (
          <DealTime at={lifecycle.subjectAt} timeZone={terms.timeZone} short />
        )}
      </p>
      {list.length > 0 && (
        <p className="br-quiet">{t('submit.notSet', { fields: list.join(t('submit.and')) })}</p>
      )}
    </>
  )
}
