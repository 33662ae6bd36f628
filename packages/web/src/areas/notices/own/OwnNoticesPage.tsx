import { api } from '../../../platform/api.ts'
import type { InboxNotice } from '@bookrunner/contract/notices'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { instant } from '../../../kit/format.ts'
import {
  ChipsFilter,
  ListAddress,
  ListPage,
  manyOf,
  rowLink,
  useList,
  useListQuery,
  type ListColumn,
} from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { NoticeReader } from '../NoticeReader.tsx'
import { useInbox } from '../use-inbox.ts'
import { MailDrawer } from './MailDrawer.tsx'
import { ownNoticesText } from './text.ts'
import css from '../notices.module.css'

const states = ['unread'] as const
const address = new ListAddress({ filters: { show: manyOf(states) }, sorts: ['createTime'] })
const keyOf = ({ logId }: InboxNotice) => logId

/** Every notice a person got, in pages. */
export default function OwnNoticesPage() {
  const t = useText(ownNoticesText)
  const list = useList('own-notices', address)
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const { inbox, read, readAll } = useInbox(userId)
  const { show, ...query } = address.queryOf(list.state)
  const loaded = useListQuery({
    // A notice that arrives or is read makes another page.
    key: ['notices', 'own', inbox?.seq ?? 0],
    query: { ...query, ...(show && { unread: true }) },
    call: api.notices.own,
  })
  const client = useQueryClient()
  const [shown, setShown] = useState<InboxNotice>()
  const mails = useMails()
  const open = (notice: InboxNotice) => {
    setShown(notice)
    if (notice.readTime === null) read(notice.logId)
  }
  const columns = useColumns(open)
  const none = { title: t('none'), hint: t('none.hint') }
  return (
    <>
      <ListPage<InboxNotice>
        list={list}
        loaded={loaded}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none,
          empty: { title: t('empty'), hint: t('empty.hint') },
        }}
        count={(count) => t('count', { count })}
        filters={
          <ChipsFilter
            label={t('filter.unread')}
            values={states}
            chosen={list.state.show}
            nameOf={() => t('filter.unread')}
            onChange={(chosen) => list.filter({ show: chosen })}
          />
        }
        actions={
          <>
            <Button
              disabled={!inbox?.unread}
              onClick={() => {
                readAll()
                void client.invalidateQueries({ queryKey: ['notices', 'own'] })
              }}
            >
              {t('readAll')}
            </Button>
            <Button onClick={mails.open}>{t('mails')}</Button>
          </>
        }
        table={{ columns, keyOf }}
      />
      <NoticeReader notice={shown} onClose={() => setShown(undefined)} />
      {mails.isOpen && <MailDrawer onClose={mails.close} />}
    </>
  )
}

/** The choice of mails; every mail about a notice links to it. */
function useMails() {
  const [search, setSearch] = useSearchParams()
  const set = (isOpen: boolean) =>
    setSearch(
      (now) => {
        const params = new URLSearchParams(now)
        if (isOpen) params.set('mails', 'choose')
        else params.delete('mails')
        return params
      },
      { replace: true },
    )
  return { isOpen: search.has('mails'), open: () => set(true), close: () => set(false) }
}

function useColumns(onOpen: (notice: InboxNotice) => void): ListColumn<InboxNotice>[] {
  const t = useText(ownNoticesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return [
    {
      id: 'title',
      title: t('column.title'),
      width: 320,
      fixed: true,
      cell: (notice) => (
        <Button
          {...rowLink}
          type="link"
          size="small"
          className={css.titleLink}
          title={notice.msgTitle}
          onClick={() => onOpen(notice)}
        >
          <span className={notice.readTime === null ? css.fresh : undefined}>{notice.msgTitle}</span>
        </Button>
      ),
    },
    {
      id: 'summary',
      title: t('column.summary'),
      width: 460,
      wraps: true,
      cell: ({ msgSummary }) => msgSummary,
    },
    {
      id: 'time',
      title: t('column.time'),
      width: 200,
      sort: 'createTime',
      cell: ({ createTime }) => <time dateTime={createTime}>{instant(createTime, lang, zone)}</time>,
    },
  ]
}
