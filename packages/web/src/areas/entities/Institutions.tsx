import { dealRoles, regions, reviewStateOf, reviewStates, sources } from '@bookrunner/domain/entities'
import { mayUse } from '@bookrunner/domain/access'
import { nameIn, type LocalizedNames } from '@bookrunner/domain/kernel'
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useListed } from '../../kit/use-listed.ts'
import { EMPTY } from '../../kit/format.ts'
import { ListPage, rowLink, SelectFilter, type ListColumn } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { AssignDialog, type Assigned, type Whom } from './AssignDialog.tsx'
import { AssignMenu } from './AssignMenu.tsx'
import { EntityDrawer } from './EntityDrawer.tsx'
import { InstitutionsImport } from './InstitutionsImport.tsx'
import { useImportOpen } from '../imports/index.ts'
import { importText } from './import-text.ts'
import { mergeText } from './merge-text.ts'
import { entitiesText, entityCodeText } from './text.ts'
import {
  useEntities,
  useEntityRights,
  usePlaces,
  type EntityList,
  type EntityRow,
  type Purpose,
} from './use-entities.ts'
import { useOpened } from './use-opened.ts'

const keyOf = ({ entityId }: EntityRow) => entityId

interface Props {
  /** Account opening looks at reviews and contacts first. */
  readonly purpose: Purpose
  readonly tools?: ReactNode
}

/** All institutions the reader may see, to search, filter, add and edit. */
export function Institutions({ purpose, tools }: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const importT = useText(importText)
  const { list, loaded, shown, download } = useEntities(purpose)
  const { mayAdd, mayEdit, mayClassify, mayImport } = useEntityRights()
  const importing = useImportOpen()
  const [assigning, setAssigning] = useState<{ what: Assigned; whom: Whom }>()
  const assigned: readonly Assigned[] = [
    ...(mayClassify ? (['type'] as const) : []),
    ...(mayEdit ? (['group', 'tags'] as const) : []),
  ]
  const bulk = assigned.map((what) => ({
    id: what,
    label: t(`set.${what}`),
    run: (rows: readonly EntityRow[]) => setAssigning({ what, whom: { rows } }),
  }))
  const { isOpen, row, open, close } = useOpened(loaded.data?.list ?? [])
  const columns = useColumns(open, purpose, list.state.state === 'merged')
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
      {t('add')}
    </Button>
  )
  const none = { title: t('none'), hint: t('none.hint') }
  const total = loaded.data?.total ?? 0
  return (
    <>
      <ListPage<EntityRow>
        list={list}
        loaded={loaded}
        texts={{ label: word('sheet'), failed: t('failed'), none, empty: { ...none, step: add } }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        filters={<Filters list={list} />}
        {...(tools !== undefined && { tools })}
        actions={
          <>
            {total > 0 && (
              <AssignMenu
                assigned={assigned}
                onAssign={(what) => setAssigning({ what, whom: { filter: shown, total } })}
              />
            )}
            {mayImport && (
              <Button icon={<UploadOutlined aria-hidden />} onClick={() => importing.show()}>
                {importT('open')}
              </Button>
            )}
            {add}
          </>
        }
        {...(bulk.length > 0 && { bulk })}
        table={{ columns, keyOf }}
        download={download}
      />
      {isOpen && <EntityDrawer key={row?.entityId ?? 'new'} row={row} onClose={close} onOpen={open} />}
      {mayImport && <InstitutionsImport opened={importing} />}
      {assigning && <AssignDialog {...assigning} onClose={() => setAssigning(undefined)} />}
    </>
  )
}

type Filtered = (typeof regions | typeof dealRoles | typeof sources | typeof reviewStates)[number]

function Filters({ list }: { readonly list: EntityList }) {
  const word = useText(entityCodeText)
  const mergeT = useText(mergeText)
  const places = usePlaces()
  const { state, filter } = list
  const codes = <Code extends Filtered>(values: readonly Code[]) =>
    values.map((value) => ({ value, label: word<Filtered>(value) }))
  return (
    <>
      <SelectFilter
        label={word('type')}
        searchable
        value={state.classId}
        options={places.classes}
        onChange={(classId) => filter({ classId })}
      />
      <SelectFilter
        label={word('group')}
        searchable
        value={state.groupId}
        options={places.groups}
        onChange={(groupId) => filter({ groupId })}
      />
      <SelectFilter
        label={word('region')}
        value={state.region}
        options={codes(regions)}
        onChange={(region) => filter({ region })}
      />
      <SelectFilter
        label={word('dealRoles')}
        value={state.dealRole}
        options={codes(dealRoles)}
        onChange={(dealRole) => filter({ dealRole })}
      />
      <SelectFilter
        label={word('source')}
        value={state.source}
        options={codes(sources)}
        onChange={(source) => filter({ source })}
      />
      <SelectFilter
        label={word('review')}
        value={state.review}
        options={codes(reviewStates)}
        onChange={(review) => filter({ review })}
      />
      <SelectFilter
        label={mergeT('state')}
        value={state.state}
        options={[{ value: 'merged' as const, label: mergeT('merged') }]}
        onChange={(chosen) => filter({ state: chosen })}
      />
    </>
  )
}

function useColumns(
  onOpen: (row: EntityRow) => void,
  purpose: Purpose,
  isMerged: boolean,
): ListColumn<EntityRow>[] {
  const word = useText(entityCodeText)
  const mergeT = useText(mergeText)
  const listed = useListed()
  const lang = useStore(langStore)
  const session = useStore(sessionStore)
  const isOpening = purpose === 'opening'
  const hasUsers = session !== undefined && mayUse(session, 'admin_user')
  const named = (names: LocalizedNames | null) => (
    <span translate="no">{names ? nameIn(lang, names) : EMPTY}</span>
  )
  return [
    {
      id: 'name',
      title: word('name'),
      width: 220,
      fixed: true,
      sort: 'name',
      cell: (row) => (
        <Button {...rowLink} type="link" size="small" onClick={() => onOpen(row)}>
          <span translate="no">{row.name}</span>
        </Button>
      ),
    },
    {
      id: 'chinese',
      title: word(lang === 'HK' ? 'nameHk' : 'nameCn'),
      width: 160,
      cell: ({ nameCn, nameHk }) => <span translate="no">{(lang === 'HK' ? nameHk : nameCn) || EMPTY}</span>,
    },
    ...(isMerged
      ? [
          {
            id: 'mergedInto',
            title: mergeT('into'),
            width: 200,
            cell: ({ mergedInto }: EntityRow) => named(mergedInto),
          },
        ]
      : []),
    { id: 'type', title: word('type'), width: 120, sort: 'type', cell: ({ type }) => named(type) },
    { id: 'group', title: word('group'), width: 150, sort: 'group', cell: ({ group }) => named(group) },
    {
      id: 'region',
      title: word('region'),
      width: 140,
      sort: 'region',
      ...(isOpening && { hidden: true }),
      cell: ({ region }) => (region ? word(region) : EMPTY),
    },
    {
      id: 'jurisdiction',
      title: word('jurisdiction'),
      width: 120,
      hidden: true,
      sort: 'jurisdiction',
      cell: ({ jurisdiction }) => jurisdiction ?? EMPTY,
    },
    {
      id: 'dealRoles',
      title: word('dealRoles'),
      width: 150,
      hidden: true,
      cell: (row) => listed(row.dealRoles.map((role) => word(role))) || EMPTY,
    },
    {
      id: 'tags',
      title: word('tags'),
      width: 200,
      ...(isOpening && { hidden: true }),
      cell: ({ tags }) => <span translate="no">{tags.join(', ') || EMPTY}</span>,
    },
    { id: 'lei', title: word('lei'), width: 190, sort: 'lei', hidden: true, cell: ({ lei }) => lei ?? EMPTY },
    {
      id: 'source',
      title: word('source'),
      width: 120,
      sort: 'source',
      ...(!isOpening && { hidden: true }),
      cell: ({ source }) => word(source),
    },
    {
      id: 'review',
      title: word('review'),
      width: 110,
      sort: 'review',
      cell: (row) => word(reviewStateOf(row)),
    },
    {
      id: 'users',
      title: word('users'),
      width: 130,
      ...(!isOpening && { hidden: true }),
      sort: 'users',
      align: 'right',
      cell: ({ entityId, users }) =>
        hasUsers ? <Link to={`/system/user-manage?entity=${entityId}`}>{users}</Link> : users,
    },
  ]
}
