import { nameIn } from '@bookrunner/domain/kernel'
import { Button, Tag } from 'antd'
import { instant } from '../../../kit/format.ts'
import { rowLink, type ListColumn } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { EntityLink } from '../../entities/index.ts'
import { usersText } from './text.ts'
import type { UserRow } from './user-list.ts'

/** Columns of the list; the entity is left out where all users have the same. */
export function useColumns(everywhere: boolean, open: (userId: string) => void) {
  const t = useText(usersText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const columns: readonly ListColumn<UserRow>[] = [
    {
      id: 'name',
      title: t('name'),
      width: 160,
      sort: 'name',
      fixed: true,
      cell: ({ userId, name }) => (
        <Button {...rowLink} type="link" size="small" onClick={() => open(userId)}>
          <span translate="no">{name}</span>
        </Button>
      ),
    },
    {
      id: 'account',
      title: t('account'),
      width: 220,
      sort: 'account',
      cell: ({ account }) => <span translate="no">{account}</span>,
    },
    {
      id: 'entity',
      title: t('entity'),
      width: 180,
      sort: 'entity',
      cell: ({ entity }) =>
        entity ? (
          <span translate="no">
            <EntityLink entityId={entity.entityId}>{nameIn(lang, entity)}</EntityLink>
          </span>
        ) : (
          t('entity.none')
        ),
    },
    {
      id: 'department',
      title: t('department'),
      width: 130,
      cell: ({ department }) => <span translate="no">{department?.name ?? '–'}</span>,
    },
    {
      id: 'role',
      title: t('role'),
      width: 150,
      sort: 'role',
      cell: ({ group }) => <span translate="no">{group.name}</span>,
    },
    { id: 'tier', title: t('tier'), width: 150, hidden: true, cell: ({ tier }) => t(tier) },
    {
      id: 'phone',
      title: t('phone'),
      width: 130,
      cell: ({ phoneArea, phone }) => (phone ? `+${phoneArea} ${phone}` : '–'),
    },
    {
      id: 'status',
      title: t('status'),
      width: 150,
      sort: 'status',
      cell: ({ status, mustChangePassword }) => (
        <>
          <Tag color={status === 'active' ? 'success' : 'default'}>{t(status)}</Tag>
          {mustChangePassword && <Tag color="warning">{t('mustChange')}</Tag>}
        </>
      ),
    },
    {
      id: 'createTime',
      title: t('created'),
      width: 160,
      sort: 'createTime',
      hidden: true,
      cell: ({ createTime }) => <time dateTime={createTime}>{instant(createTime, lang, zone)}</time>,
    },
  ]
  return columns.filter(({ id }) => everywhere || (id !== 'entity' && id !== 'tier'))
}
