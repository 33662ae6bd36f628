import { PlusOutlined } from '@ant-design/icons'
import { mayUse, tiers } from '@bookrunner/domain/access'
import { Button } from 'antd'
import { useState } from 'react'
import { instant } from '../../kit/format.ts'
import { ListPage, rowLink, SelectFilter, type ListColumn } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { MenuDrawer } from './menu/MenuDrawer.tsx'
import { EditRole, NewRole } from './RoleDrawer.tsx'
import { rolesText } from './text.ts'
import { useRoleList, useRoles, type RoleRow } from './role-list.ts'

function useColumns(open: (roleId: string) => void): readonly ListColumn<RoleRow>[] {
  const t = useText(rolesText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return [
    {
      id: 'name',
      title: t('name.column'),
      width: 260,
      sort: 'name',
      fixed: true,
      cell: ({ roleId, name }) => (
        <Button {...rowLink} type="link" size="small" onClick={() => open(roleId)}>
          <span translate="no">{name}</span>
        </Button>
      ),
    },
    { id: 'tier', title: t('tier'), width: 220, sort: 'tier', cell: ({ tier }) => t(tier) },
    {
      id: 'family',
      title: t('family'),
      width: 200,
      sort: 'family',
      cell: (row) => t(`family.${row.family}`),
    },
    {
      id: 'users',
      title: t('members'),
      width: 150,
      sort: 'users',
      align: 'right',
      cell: ({ users }) => <span className="br-figures">{users}</span>,
    },
    {
      id: 'createTime',
      title: t('created'),
      width: 200,
      sort: 'createTime',
      cell: ({ createTime }) => <time dateTime={createTime}>{instant(createTime, lang, zone)}</time>,
    },
  ]
}

/** §2: Group Management. */
export default function RolesPage() {
  const t = useText(rolesText)
  const session = useStore(sessionStore)
  const list = useRoleList()
  const loaded = useRoles(list)
  const [open, setOpen] = useState<string>()
  const [menu, setMenu] = useState(false)
  const columns = useColumns(setOpen)
  if (!session) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <ListPage<RoleRow>
        list={list}
        loaded={loaded}
        count={(count) => t('count', { count })}
        search={{ label: t('search'), shortcut: t('search') }}
        filters={
          <SelectFilter
            label={t('tier')}
            value={list.state.tier}
            options={tiers.map((value) => ({ value, label: t(value) }))}
            onChange={(tier) => list.filter({ tier })}
          />
        }
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none.title'), hint: t('none.hint') },
          empty: { title: t('none.title'), hint: t('none.hint') },
        }}
        table={{
          columns,
          keyOf: ({ roleId }) => roleId,
          opened: { key: open, onOpen: ({ roleId }) => setOpen(roleId) },
        }}
        actions={
          <>
            {mayUse(session, 'admin_role|menu') && (
              <Button onClick={() => setMenu(true)}>{t('menuEntries')}</Button>
            )}
            {mayUse(session, 'admin_role|add') && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      {menu && <MenuDrawer onClose={() => setMenu(false)} />}
      {open === 'new' && <NewRole onClose={close} onMade={setOpen} />}
      {open !== undefined && open !== 'new' && <EditRole key={open} roleId={open} onClose={close} />}
    </>
  )
}
