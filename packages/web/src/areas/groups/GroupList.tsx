import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { EMPTY } from '../../kit/format.ts'
import { ListPage, rowLink, type ListColumn } from '../../kit/list-page/index.ts'
import { useText } from '../../platform/text.ts'
import { GroupDrawer } from './GroupDrawer.tsx'
import { groupsText } from './text.ts'
import { useGroupRights, useGroups, type GroupRow } from './use-groups.ts'

interface Props {
  /** Switches to the institutions. */
  readonly tools: ReactNode
  /** Shows the institutions of a group. */
  readonly onMembers: (groupId: string) => void
}

const keyOf = ({ groupId }: GroupRow) => groupId

/** The groups that institutions belong to. */
export function GroupList({ tools, onMembers }: Props) {
  const t = useText(groupsText)
  const { list, loaded } = useGroups()
  const { mayAdd } = useGroupRights()
  const [opened, setOpened] = useState<GroupRow | 'new'>()
  const columns = useColumns(setOpened, onMembers)
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  )
  const none = { title: t('none'), hint: t('none.hint') }
  // The open group as it is now.
  const row =
    opened === 'new'
      ? undefined
      : (loaded.data?.list.find(({ groupId }) => groupId === opened?.groupId) ?? opened)
  return (
    <>
      <ListPage<GroupRow>
        list={list}
        loaded={loaded}
        texts={{ label: t('label'), failed: t('failed'), none, empty: { ...none, step: add } }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        tools={tools}
        actions={add}
        table={{ columns, keyOf }}
      />
      {opened && <GroupDrawer key={row?.groupId ?? 'new'} row={row} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function useColumns(
  onOpen: (row: GroupRow) => void,
  onMembers: (groupId: string) => void,
): ListColumn<GroupRow>[] {
  const t = useText(groupsText)
  return [
    {
      id: 'name',
      title: t('name'),
      width: 280,
      sort: 'name',
      fixed: true,
      cell: (row) => (
        <Button {...rowLink} type="link" size="small" onClick={() => onOpen(row)}>
          <span translate="no">{row.name}</span>
        </Button>
      ),
    },
    {
      id: 'nameCn',
      title: t('nameCn'),
      width: 240,
      sort: 'nameCn',
      cell: ({ nameCn }) => <span translate="no">{nameCn || EMPTY}</span>,
    },
    {
      id: 'nameHk',
      title: t('nameHk'),
      width: 240,
      cell: ({ nameHk }) => <span translate="no">{nameHk || EMPTY}</span>,
    },
    {
      id: 'entities',
      title: t('entities'),
      width: 140,
      sort: 'entities',
      align: 'right',
      cell: ({ groupId, entities }) =>
        entities > 0 ? (
          <Button
            type="link"
            size="small"
            className="br-figures"
            title={t('members')}
            onClick={() => onMembers(groupId)}
          >
            {entities}
          </Button>
        ) : (
          <span className="br-figures">0</span>
        ),
    },
  ]
}
