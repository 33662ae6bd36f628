import { PlusOutlined } from '@ant-design/icons'
import { authoredStatuses, type AuthoredStatus } from '@bookrunner/domain/notices'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY, instant } from '../../../kit/format.ts'
import { ListPage, rowLink, SelectFilter, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { NoticeDrawer } from './NoticeDrawer.tsx'
import { ReadersDrawer } from './ReadersDrawer.tsx'
import { RowActs } from './RowActs.tsx'
import { authoredText } from './text.ts'
import { useAuthored, useAuthoredRights, type AuthoredRow } from './use-authored.ts'
import noticesCss from '../notices.module.css'
import tagsCss from '../../../kit/tags.module.css'

/** The colours of a deal's statuses. */
const colours = {
  draft: 'Draft',
  scheduled: 'IPG',
  sent: 'Priced',
  recalled: 'Expired',
} as const satisfies Record<AuthoredStatus, string>

const keyOf = ({ logId }: AuthoredRow) => logId

/** The notices that administrators write, and who read them. */
export default function NoticesPage() {
  const t = useText(authoredText)
  const { list, loaded } = useAuthored()
  const { mayAdd } = useAuthoredRights()
  const [opened, setOpened] = useState<string>()
  const [report, setReport] = useState<AuthoredRow>()
  const columns = useColumns(setOpened, setReport)
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListPage<AuthoredRow>
        list={list}
        loaded={loaded}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t('empty'), hint: t('empty.hint'), step: add },
        }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        filters={
          <SelectFilter
            label={t('status')}
            value={list.state.status}
            options={authoredStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(status) => list.filter({ status })}
          />
        }
        actions={add}
        table={{ columns, keyOf }}
      />
      {opened && <NoticeDrawer key={opened} logId={opened} onClose={() => setOpened(undefined)} />}
      {report && <ReadersDrawer notice={report} onClose={() => setReport(undefined)} />}
    </>
  )
}

function useColumns(
  onOpen: (logId: string) => void,
  onReport: (row: AuthoredRow) => void,
): ListColumn<AuthoredRow>[] {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const at = (time: string | null) =>
    time === null ? EMPTY : <time dateTime={time}>{instant(time, lang, zone)}</time>
  return [
    {
      id: 'title',
      title: t('title'),
      width: 330,
      sort: 'title',
      fixed: true,
      cell: ({ logId, msgTitle }) => (
        <Button
          {...rowLink}
          type="link"
          size="small"
          className={noticesCss.titleLink}
          title={msgTitle}
          translate="no"
          onClick={() => onOpen(logId)}
        >
          <span>{msgTitle || EMPTY}</span>
        </Button>
      ),
    },
    {
      id: 'status',
      title: t('column.status'),
      width: 110,
      sort: 'status',
      cell: ({ status }) => (
        <span className={tagsCss.status} data-status={colours[status]}>
          {t(`status.${status}`)}
        </span>
      ),
    },
    {
      id: 'time',
      title: t('column.time'),
      width: 190,
      sort: 'sendAt',
      cell: ({ sentAt, sendAt }) => at(sentAt ?? sendAt),
    },
    {
      id: 'read',
      title: t('column.read'),
      width: 150,
      align: 'right',
      cell: (row) =>
        row.recipients === null ? (
          EMPTY
        ) : (
          <Button type="link" size="small" className="br-figures" onClick={() => onReport(row)}>
            {row.delivered < row.recipients
              ? t('sending', { delivered: row.delivered, recipients: row.recipients })
              : t('readOf', { read: row.read, recipients: row.recipients })}
          </Button>
        ),
    },
    {
      id: 'operator',
      title: t('column.operator'),
      width: 150,
      cell: ({ operator }) => <span translate="no">{operator?.name ?? EMPTY}</span>,
    },
    {
      id: 'created',
      title: t('column.created'),
      width: 210,
      sort: 'createTime',
      hidden: true,
      cell: ({ createTime }) => at(createTime),
    },
    {
      id: 'acts',
      title: t('actions'),
      width: 180,
      fixed: true,
      tool: true,
      cell: (row) => <RowActs row={row} />,
    },
  ]
}
