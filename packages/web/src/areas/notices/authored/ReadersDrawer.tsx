import type { ReplyOf } from '@bookrunner/contract'
import type { noticesCalls } from '@bookrunner/contract/notices'
import { nameIn } from '@bookrunner/domain/kernel'
import { Drawer } from 'antd'
import { EMPTY, instant } from '../../../kit/format.ts'
import {
  ListAddress,
  ListSection,
  oneOf,
  SelectFilter,
  useList,
  useListQuery,
  type ListColumn,
} from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { authoredText } from './text.ts'
import type { AuthoredRow } from './use-authored.ts'

type Reader = ReplyOf<typeof noticesCalls.readers>['list'][number]

// It shares the page with the list of notices.
const address = new ListAddress({
  prefix: 'r',
  filters: { read: oneOf(['true', 'false']) },
  sorts: ['name', 'entity', 'readTime'],
})
const keyOf = ({ userId }: Reader) => userId
const EVERY_MS = 5000

interface Props {
  readonly notice: AuthoredRow
  readonly onClose: () => void
}

/** Who got a notice, and when each of them read it. */
export function ReadersDrawer({ notice, onClose }: Props) {
  const t = useText(authoredText)
  const list = useList('notice-readers', address)
  const loaded = useListQuery({
    key: ['notices', 'authored', 'readers', notice.logId],
    query: { ...address.queryOf(list.state), logId: notice.logId },
    call: api.notices.readers,
    everyMs: EVERY_MS,
  })
  const columns = useColumns()
  const none = { title: t('readers.none'), hint: t('none.hint') }
  return (
    <Drawer open size={860} title={<span translate="no">{notice.msgTitle}</span>} onClose={onClose}>
      <ListSection<Reader>
        list={list}
        loaded={loaded}
        texts={{ label: t('report'), failed: t('failed'), none, empty: none }}
        search={{ label: t('readers.search'), shortcut: t('readers.search') }}
        count={(count) => t('readers.count', { count })}
        filters={
          <SelectFilter
            label={t('readers.filter')}
            value={list.state.read}
            options={[
              { value: 'true', label: t('readers.yes') },
              { value: 'false', label: t('readers.no') },
            ]}
            onChange={(read) => list.filter({ read })}
          />
        }
        table={{ columns, keyOf }}
      />
    </Drawer>
  )
}

function useColumns(): ListColumn<Reader>[] {
  const t = useText(authoredText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const at = (time: string | null) => (time === null ? EMPTY : instant(time, lang, zone))
  return [
    {
      id: 'name',
      title: t('readers.name'),
      width: 200,
      sort: 'name',
      fixed: true,
      cell: ({ name, account }) => (
        <span translate="no" title={account}>
          {name}
        </span>
      ),
    },
    {
      id: 'entity',
      title: t('readers.entity'),
      width: 240,
      sort: 'entity',
      cell: ({ entity }) => <span translate="no">{entity ? nameIn(lang, entity) : EMPTY}</span>,
    },
    {
      id: 'read',
      title: t('readers.read'),
      width: 190,
      sort: 'readTime',
      cell: ({ readTime }) => at(readTime),
    },
    {
      id: 'delivered',
      title: t('readers.delivered'),
      width: 190,
      hidden: true,
      cell: ({ deliveredTime }) => at(deliveredTime),
    },
  ]
}
