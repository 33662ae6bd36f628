import { channelTexts, commentAddedText, orderActTexts, orderDeedTexts } from '@bookrunner/contract/orders'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Flex } from 'antd'
import { Fragment, useState } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { withNote } from '../../../kit/format.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { useWorded } from '../../../platform/worded.ts'
import { DealTime, nameOf, useReader } from '../../deals/parts/index.ts'
import { versionsIn } from '../conversation/lines.ts'
import { Compare } from '../history/Compare.tsx'
import { Changed } from '../history/VersionItem.tsx'
import { deskOrderText } from './order-text.ts'
import { useOrderLog, type ManagerVersion, type OrderDeed } from './use-order-log.ts'
import css from '../orders.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly orderId: string
  readonly version: number
  /** Changes when the book's row changes: some acts make no version. */
  readonly stamp: string
  readonly detail: DealDetail
}

/** Every version with author, time, channel, reason and changes; any two can be compared. */
export function OrderLog({ orderId, version, stamp, detail }: Props) {
  const t = useText(deskOrderText)
  const { data, error, refetch } = useOrderLog(orderId, version, stamp)
  const [comparing, setComparing] = useState(false)
  const guidance = detail.header.guidance?.level
  // A manager's version numbers count every save, unlike an investor's.
  const entries = data?.list.map((each) => ({ ...each, shown: each.version }))
  const versions = entries && versionsIn(entries)
  return (
    <section className={css.history} aria-label={t('log.title')}>
      <div className={textCss.sectionHead}>
        <h3>{t('log.title')}</h3>
        {versions && versions.length > 1 && (
          <Button size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            {t('log.compare')}
          </Button>
        )}
      </div>
      {!versions && !error && <RowsSkeleton rows={3} />}
      {!versions && error && (
        <ErrorState
          title={t('log.failed')}
          hint={faultMessage(error)}
          action={t('log.again')}
          onAction={() => void refetch()}
        />
      )}
      {versions && comparing && versions.length > 1 && (
        // A new version restarts the comparison with the two newest.
        <Compare key={version} versions={versions} guidance={guidance} />
      )}
      <ol>
        {entries?.map((each, at) => (
          <Fragment key={`${each.version} ${each.line}`}>
            {data?.acts
              .filter(({ seq }) => seq > each.seq && seq < (entries[at - 1]?.seq ?? Infinity))
              .map((deed) => (
                <li key={deed.seq}>
                  <DeedHead deed={deed} timeZone={detail.header.timeZone} />
                </li>
              ))}
            <li>
              <Head version={each} timeZone={detail.header.timeZone} />
              <Changed
                version={each} // A comment that made no version replaces none.
                before={each.line > 0 ? undefined : entries[at + 1]}
                guidance={guidance}
              />
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  )
}

/** An act on several orders, such as a merge. */
function DeedHead({ deed, timeZone }: { readonly deed: OrderDeed; readonly timeZone: string }) {
  const t = useText(deskOrderText)
  const worded = useWorded()
  const { lang } = useReader()
  const { act, by, at, orders, reason } = deed
  return (
    <>
      <Flex component="p" justify="space-between" gap={12} className={css.versionHead}>
        <strong>{worded(orderDeedTexts[act])}</strong>
        <span className="br-figures">{orders.join(', ')}</span>
      </Flex>
      <p className={css.versionBy}>
        <span>{by ? withNote(by.name, nameOf(by.entity, lang, true), lang) : t('log.nobody')}</span>
        <DealTime at={at} timeZone={timeZone} />
      </p>
      {reason && <p className={css.versionBy}>{t('log.reason', { reason })}</p>}
    </>
  )
}

function Head({ version, timeZone }: { readonly version: ManagerVersion; readonly timeZone: string }) {
  const t = useText(deskOrderText)
  const worded = useWorded()
  const { lang } = useReader()
  const { line, act, by, at, channel, reason } = version
  return (
    <>
      <Flex component="p" justify="space-between" gap={12} className={css.versionHead}>
        <strong>{worded(line > 0 ? commentAddedText : orderActTexts[act])}</strong>
        {line === 0 && <span className="br-figures">{t('log.version', { number: version.version })}</span>}
      </Flex>
      <p className={css.versionBy}>
        <span>{by ? withNote(by.name, nameOf(by.entity, lang, true), lang) : t('log.nobody')}</span>
        <span>{worded(channelTexts[channel])}</span>
        <DealTime at={at} timeZone={timeZone} />
      </p>
      {reason && <p className={css.versionBy}>{t('log.reason', { reason })}</p>}
    </>
  )
}
