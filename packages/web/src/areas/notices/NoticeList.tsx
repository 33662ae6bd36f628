import type { InboxNotice } from '@bookrunner/contract/notices'
import { Button } from 'antd'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { clockTime, day } from '../../kit/format.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import type { Inbox } from './inbox.ts'
import { noticesText } from './text.ts'

interface Props {
  readonly inbox: Inbox | undefined
  readonly onChoose: (notice: InboxNotice) => void
  readonly onReadAll: () => void
}

export function NoticeList({ inbox, onChoose, onReadAll }: Props) {
  const t = useText(noticesText)
  return (
    <section aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        <Button type="link" size="small" disabled={!inbox?.unread} onClick={onReadAll}>
          {t('readAll')}
        </Button>
      </header>
      {!inbox && <RowsSkeleton rows={4} />}
      {inbox?.list.length === 0 && <EmptyState title={t('empty')} hint={t('empty.hint')} />}
      <ul>
        {inbox?.list.map((notice) => (
          <li key={notice.logId}>
            <NoticeRow notice={notice} onChoose={() => onChoose(notice)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoticeRow({ notice, onChoose }: { notice: InboxNotice; onChoose: () => void }) {
  const t = useText(noticesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const unread = notice.readTime === null
  const date = day(notice.createTime, lang, zone)
  const time = clockTime(notice.createTime, zone).slice(0, 5)
  return (
    <button type="button" className="br-notice" data-unread={unread || undefined} onClick={onChoose}>
      <span className="br-notice-title">
        {unread && <span className="br-sr">{t('unread')}: </span>}
        {notice.msgTitle}
      </span>
      <time dateTime={notice.createTime}>
        {date === day(new Date(), lang, zone) ? time : `${date} ${time}`}
      </time>
      {notice.msgSummary && <span className="br-notice-summary">{notice.msgSummary}</span>}
    </button>
  )
}
