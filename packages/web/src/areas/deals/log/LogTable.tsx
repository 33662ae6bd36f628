import { CopyOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Table, type TableColumnsType } from 'antd'
import { clockTime, count, day, zoneName } from '../../../kit/format.ts'
import { tell } from '../../../platform/notify.ts'
import { useArrows } from '../../../kit/use-arrows.tsx'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { Changes } from './Changes.tsx'
import { logText } from './text.ts'
import type { LogLine, LogPage } from './use-log.ts'
import css from './log.module.css'

interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

interface Props {
  readonly data: LogPage
  readonly detail: DealDetail
  readonly page: Page
  readonly busy: boolean
  readonly onPage: (page: Page) => void
  readonly onPerson: (userId: string) => void
}

/** §9. */
const SIZES = [15, 30, 50]

export function LogTable({ data, detail, page, busy, onPage, onPerson }: Props) {
  const t = useText(logText)
  const arrows = useArrows()
  return (
    <Table<LogLine>
      className={css.table}
      size="small"
      rowKey="seq"
      loading={busy}
      dataSource={data.list}
      columns={useColumns(detail, onPerson)}
      pagination={{
        current: page.pageNum,
        pageSize: page.pageSize,
        total: data.total,
        itemRender: arrows,
        showSizeChanger: { getPopupContainer: within },
        pageSizeOptions: SIZES,
        showTotal: (total) => t('total', { count: total }),
        onChange: (pageNum, pageSize) =>
          onPage({ pageNum: pageSize === page.pageSize ? pageNum : 1, pageSize }),
      }}
    />
  )
}

function useColumns(detail: DealDetail, onPerson: (userId: string) => void): TableColumnsType<LogLine> {
  const t = useText(logText)
  const { lang } = useReader()
  const { timeZone } = detail.terms
  const trancheOf = (dealId: string | null) =>
    detail.tranches.length > 1 ? detail.tranches.find((each) => each.dealId === dealId)?.name : undefined
  return [
    {
      title: t('column.seq'),
      dataIndex: 'seq',
      align: 'right',
      width: 56,
      render: (seq: number) => count(seq),
    },
    {
      title: t('column.at', { zone: zoneName(new Date(), timeZone) }),
      dataIndex: 'at',
      width: 176,
      render: (at: string) => (
        <time dateTime={at}>{`${day(at, lang, timeZone)} ${clockTime(at, timeZone)}`}</time>
      ),
    },
    {
      title: t('column.who'),
      dataIndex: 'actor',
      width: 190,
      render: (actor: LogLine['actor']) =>
        actor ? (
          <Button type="link" size="small" className={css.who} onClick={() => onPerson(actor.userId)}>
            <span>{actor.name}</span>
            <span className="br-quiet">{actor.entity}</span>
          </Button>
        ) : (
          <span className="br-quiet">{t('clock')}</span>
        ),
    },
    {
      title: t('column.what'),
      dataIndex: 'what',
      render: (what: string, line) => (
        <>
          {what}
          {trancheOf(line.dealId) && <span className={css.tranche}>{trancheOf(line.dealId)}</span>}
          {line.comment && <q className={css.said}>{line.comment}</q>}
          <Changes changes={line.changes} />
        </>
      ),
    },
    {
      title: t('column.hash'),
      dataIndex: 'hash',
      width: 124,
      render: (hash: string, { seq }) => <Hash hash={hash} seq={seq} />,
    },
  ]
}

/** Enough of it to be compared by eye; all of it is copied. */
function Hash({ hash, seq }: { readonly hash: string; readonly seq: number }) {
  const t = useText(logText)
  const copy = () => void navigator.clipboard.writeText(hash).then(() => tell('success', t('copied')))
  return (
    <span className={css.hash} title={hash}>
      <code>{hash.slice(0, 8)}</code>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('copy', { seq })}
        onClick={copy}
      />
    </span>
  )
}
