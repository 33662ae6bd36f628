import { ErrorState } from '../../../kit/ErrorState.tsx'
import { count, EMPTY, instant } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { AllocInfo } from '../use-alloc.ts'
import type { AllocPlace } from '../use-place.ts'
import { confirmText } from './confirm-text.ts'
import { overallText } from './overall.ts'
import { ReviewComments } from './ReviewComments.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { Sharing } from './Sharing.tsx'
import { maySign, SignOff } from './SignOff.tsx'
import { reviewText } from './review-text.ts'
import { useLaunch, type Launch } from './use-launch.ts'
import css from './flow.module.css'
import allocationCss from '../allocation.module.css'

interface Props {
  readonly alloc: BrowserAlloc
  readonly info: AllocInfo
  readonly place: AllocPlace
}

/** The launched version: reviews of banks and the issuer, and the steps it waits for. */
export function ReviewTab({ alloc, info, place }: Props) {
  const t = useText(reviewText)
  const { data, error, refetch } = useLaunch(alloc)
  if (error && !data)
    return (
      <ErrorState
        title={t('failed')}
        hint={faultMessage(error)}
        action={t('again')}
        onAction={() => void refetch()}
      />
    )
  if (!data) return <RowsSkeleton rows={8} />
  const { version } = data
  if (!version) return <p className="br-quiet">{t('none')}</p>
  const signOff = version.signOff?.kind ?? (info.signOff === 'waived' ? 'waived' : null)
  return (
    <div className={css.review}>
      <div>
        <Lifecycle launch={data} />
        <Reviewers
          title={t('banks')}
          rows={data.banks.filter(({ isIssuer }) => !isIssuer)}
          signOff={signOff}
        />
        <Reviewers
          title={t('issuer')}
          rows={data.banks.filter(({ isIssuer }) => isIssuer)}
          signOff={signOff}
        />
        <SignOff version={version} info={info} />
        {version.may.includes('share') && <Sharing versionId={version.versionId} shares={data.shares} />}
        <Reopened launch={data} />
      </div>
      <div>
        {version.may.includes('review') && (
          <ReviewForm alloc={alloc} version={version} primary={!maySign(version, info)} />
        )}
        <ReviewComments
          launch={data}
          rowOf={(orderId) => alloc.rows.get(orderId)}
          onOrder={(orderId) => place.say({ order: orderId })}
        />
      </div>
    </div>
  )
}

interface LaunchProps {
  readonly launch: Launch
}

function Lifecycle({ launch: { version, summary, waitsFor } }: LaunchProps) {
  const t = useText(reviewText)
  const confirmT = useText(confirmText)
  const { lang, zone } = useReader()
  if (!version) return null
  const all = summary ? summary.confirmed + summary.pending : 0
  return (
    <section aria-label={t('lifecycle')}>
      <h2>{t('lifecycle')}</h2>
      <ul className={allocationCss.effects}>
        {version.launched && (
          <li>
            {t('lifecycle.launched', {
              by: version.launched.by ?? '–',
              time: instant(version.launched.at, lang, zone),
            })}
          </li>
        )}
        {waitsFor.map((each) => (
          <li key={each}>{confirmT(`waits.${each}`)}</li>
        ))}
        {waitsFor.length === 0 && summary !== null && summary.reissue + summary.pending > 0 && (
          <li>{t('lifecycle.open')}</li>
        )}
        {summary && (
          <li>
            {t(summary.reissue > 0 ? 'lifecycle.reissue' : 'lifecycle.confirmed', {
              confirmed: count(summary.confirmed),
              reissue: count(summary.reissue),
              all: count(all),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}

interface ReviewersProps {
  readonly title: string
  readonly rows: Launch['banks']
  /** How the issuer ended its review. */
  readonly signOff: 'signed' | 'waived' | null
}

/** Houses with their reviews, as far as the reader may read them. */
function Reviewers({ title, rows, signOff }: ReviewersProps) {
  const t = useText(reviewText)
  const { lang } = useReader()
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <table className={allocationCss.table}>
        <thead>
          <tr>
            <th scope="col">{t('banks.name')}</th>
            <th scope="col">{t('banks.orders')}</th>
            <th scope="col">{t('banks.verdict')}</th>
            <th scope="col">{t('banks.accepted')}</th>
            <th scope="col">{t('banks.queries')}</th>
            <th scope="col">{t('banks.confirmed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ review, ...bank }) => (
            <tr key={bank.entityId}>
              <th scope="row" translate="no" title={bank.name}>
                {nameOf(bank, lang, true)}
              </th>
              <td>{count(bank.orders)}</td>
              <td data-verdict={(bank.isIssuer && signOff) || (review?.verdict ?? 'none')}>
                {overallText({ ...bank, review }, signOff, t)}
              </td>
              <td>{review ? count(review.accepted) : EMPTY}</td>
              <td>{review ? count(review.queries) : EMPTY}</td>
              <td>{count(bank.confirmed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Reopened({ launch: { reopened } }: LaunchProps) {
  const t = useText(reviewText)
  const { lang, zone } = useReader()
  if (reopened.length === 0) return null
  return (
    <section aria-label={t('reopened')}>
      <h2>{t('reopened')}</h2>
      <ul className={allocationCss.effects}>
        {reopened.map(({ versionId, number, at, by, reason }) => (
          <li key={versionId}>
            {t('reopened.one', { number, by: by ?? '–', time: instant(at, lang, zone), reason })}
          </li>
        ))}
      </ul>
    </section>
  )
}
