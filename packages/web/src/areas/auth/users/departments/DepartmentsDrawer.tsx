import { PlusOutlined } from '@ant-design/icons'
import { mayUse } from '@bookrunner/domain/access'
import { Button, Drawer, Flex } from 'antd'
import { useState } from 'react'
import { ErrorState } from '../../../../kit/ErrorState.tsx'
import { EMPTY } from '../../../../kit/format.ts'
import { rowLink, WholeTable, type WholeColumn } from '../../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../../kit/Skeletons.tsx'
import { sessionStore } from '../../../../platform/session.ts'
import { useStore } from '../../../../platform/store.ts'
import { useText } from '../../../../platform/text.ts'
import { messageOf } from '../../fault.ts'
import { EntitySelect } from '../EntitySelect.tsx'
import { useDepartments, type DepartmentList, type DepartmentRow, type EntityChoice } from '../user-list.ts'
import { DepartmentForm } from './DepartmentForm.tsx'
import { departmentsText } from './text.ts'

interface Props {
  /** Any entity can be chosen. */
  readonly everywhere: boolean
  /** The one that the list of users is filtered by. */
  readonly entityId: string | undefined
  readonly onClose: () => void
}

/** The departments of one institution. */
export function DepartmentsDrawer({ everywhere, entityId, onClose }: Props) {
  const t = useText(departmentsText)
  const session = useStore(sessionStore)
  const [chosen, setChosen] = useState<EntityChoice>()
  const shownId = everywhere ? (chosen?.entityId ?? entityId) : session?.user.entityId
  const departments = useDepartments(shownId)
  const limited = departments.data !== undefined && !departments.data.addable
  return (
    <Drawer open size={640} title={t(limited ? 'title.one' : 'title')} onClose={onClose}>
      <Flex vertical gap={16}>
        {everywhere && <EntitySelect value={shownId} known={chosen} onChange={setChosen} />}
        {shownId === undefined && <p className="br-quiet">{t('choose')}</p>}
        {departments.isError && !departments.data ? (
          <ErrorState
            title={t('failed')}
            hint={messageOf(departments.error)}
            action={t('again')}
            onAction={() => void departments.refetch()}
          />
        ) : (
          departments.isLoading && <RowsSkeleton rows={3} />
        )}
        {departments.data && (
          <Departments
            key={departments.data.entityId}
            departments={departments.data}
            editing={session !== undefined && mayUse(session, 'admin_user|edit')}
          />
        )}
      </Flex>
    </Drawer>
  )
}

interface ListProps {
  readonly departments: DepartmentList
  readonly editing: boolean
}

function Departments({ departments: { entityId, list, addable }, editing }: ListProps) {
  const t = useText(departmentsText)
  const [opened, setOpened] = useState<string>()
  const row = list.find(({ departmentId }) => departmentId === opened)
  const columns = useColumns(editing, setOpened)
  return (
    <>
      <WholeTable
        label={t('title')}
        columns={columns}
        rows={list}
        keyOf={({ departmentId }) => departmentId}
        none={t('none')}
      />
      {addable && editing && (
        <Flex>
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        </Flex>
      )}
      {(opened === 'new' || row) && (
        <DepartmentForm
          key={opened}
          entityId={entityId}
          row={row}
          others={list.filter((each) => each !== row)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function useColumns(
  editing: boolean,
  onOpen: (departmentId: string) => void,
): readonly WholeColumn<DepartmentRow>[] {
  const t = useText(departmentsText)
  const names = (['name', 'nameCn', 'nameHk'] as const).map((field): WholeColumn<DepartmentRow> => ({
    id: field,
    title: t(field),
    name: true,
    value: (row) => row[field],
    text: (row) => row[field] || EMPTY,
    ...(field === 'name' && {
      cell: ({ departmentId, name, renamable }: DepartmentRow) =>
        editing && renamable ? (
          <Button {...rowLink} type="link" size="small" onClick={() => onOpen(departmentId)}>
            {name}
          </Button>
        ) : (
          name
        ),
    }),
  }))
  return [
    ...names,
    {
      id: 'users',
      title: t('users'),
      right: true,
      value: ({ users }) => users,
      text: ({ users }) => String(users),
    },
  ]
}
