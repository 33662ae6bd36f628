import type { InboxNotice } from '@bookrunner/contract/notices'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { clockTime, day, instant } from '../../kit/format.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { entriesOf, type Inbox, type ListedNotice } from './inbox.ts'
import { noticesText } from './text.ts'
import css from './notices.module.css'

interface Props {
  readonly inbox: Inbox | undefined
  readonly onChoose: (notice: InboxNotice) => void
  readonly onReadAll: () => void
  readonly onBack: () => void
  /** Leads to the page of all notices. */
  readonly onAll: () => void
}

export function NoticeList({ inbox, onChoose, onReadAll, onBack, onAll }: Props) {
  const t = useText(noticesText)
  const list = useRef<HTMLElement>(null)
  // The list is at the end of the document, so opening it moves the focus there.
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape steps back from all of it
    <section
      ref={list}
      tabIndex={-1}
      aria-label={t('title')}
      onKeyDown={({ key }) => key === 'Escape' && onBack()}
    >
      <header>
        <h2>{t('title')}</h2>
        <Button type="link" size="small" disabled={!inbox?.unread} onClick={onReadAll}>
          {t('readAll')}
        </Button>
      </header>
      {!inbox && <RowsSkeleton rows={4} />}
      {inbox?.list.length === 0 && <EmptyState title={t('empty')} hint={t('empty.hint')} />}
      <ul>
        {entriesOf(inbox?.list ?? []).map((entry) => (
          <li key={entry[0]?.notice.logId} className={css.entry}>
            {entry.map((each) => (
              <NoticeRow key={each.notice.logId} {...each} onChoose={() => onChoose(each.notice)} />
            ))}
          </li>
        ))}
      </ul>
      <footer>
        <Button type="link" size="small" onClick={onAll}>
          {t('all')}
        </Button>
      </footer>
    </section>
  )
}

function NoticeRow({ notice, past, onChoose }: ListedNotice & { readonly onChoose: () => void }) {
  const t = useText(noticesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const unread = notice.readTime === null
  const date = day(notice.createTime, lang, zone)
  const time = clockTime(notice.createTime, zone).slice(0, 5)
  return (
    <button type="button" className={css.notice} data-unread={unread || undefined} onClick={onChoose}>
      <span className={css.title}>
        {unread && <span className="br-sr">{t('unread')}: </span>}
        {past && <span className="br-sr">{t('past')}: </span>}
        {past ? <s>{notice.msgTitle}</s> : notice.msgTitle}
      </span>
      <time dateTime={notice.createTime} title={instant(notice.createTime, lang, zone)}>
        {date === day(new Date(), lang, zone) ? time : `${date} ${time}`}
      </time>
      {notice.msgSummary && !past && <span className={css.summary}>{notice.msgSummary}</span>}
    </button>
  )
}
