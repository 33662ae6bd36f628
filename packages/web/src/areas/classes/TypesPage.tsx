import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons'
import { nameIn } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { EMPTY } from '../../kit/format.ts'
import { ListPage, rowLink, type ListColumn } from '../../kit/list-page/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { decide } from '../../shell/routing/decide.ts'
import { classesText } from './text.ts'
import { TypeDrawer } from './TypeDrawer.tsx'
import { useTypeRights, useTypes, useTypesAgain, type TypeRow } from './use-types.ts'

const keyOf = ({ classId }: TypeRow) => classId

const institutions = '/system/org-manage'

/** Type Management: the investor types of books and charts, in their order. */
export default function TypesPage() {
  const t = useText(classesText)
  const { list, loaded } = useTypes()
  const { mayAdd } = useTypeRights()
  const [opened, setOpened] = useState<string>()
  const all = loaded.data?.all ?? []
  const columns = useColumns(all, setOpened)
  const add = mayAdd && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  )
  const empty = { title: t('none'), hint: t('none.hint') }
  const row = all.find(({ classId }) => classId === opened)
  return (
    <>
      <ListPage<TypeRow>
        list={list}
        loaded={loaded}
        texts={{ label: t('label'), failed: t('failed'), none: empty, empty: { ...empty, step: add } }}
        count={(count) => t('count', { count })}
        actions={add}
        table={{ columns, keyOf }}
      />
      {(opened === 'new' || row) && (
        <TypeDrawer key={opened} row={row} others={all} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

function useColumns(all: readonly TypeRow[], onOpen: (classId: string) => void): ListColumn<TypeRow>[] {
  const t = useText(classesText)
  const { mayEdit } = useTypeRights()
  const mayOpen = decide(institutions, useStore(sessionStore)).kind === 'screen'
  const names: ListColumn<TypeRow>[] = (['name', 'nameCn', 'nameHk'] as const).map((field) => ({
    id: field,
    title: t(field),
    width: 220,
    ...(field === 'name' && { fixed: true }),
    cell: (row) =>
      field === 'name' ? (
        <Button {...rowLink} type="link" size="small" onClick={() => onOpen(row.classId)}>
          <span translate="no">{row.name}</span>
        </Button>
      ) : (
        <span translate="no">{row[field] || EMPTY}</span>
      ),
  }))
  return [
    ...names,
    {
      id: 'entities',
      title: t('entities'),
      width: 120,
      align: 'right',
      cell: ({ classId, entities }) =>
        entities > 0 && mayOpen ? (
          <Link className="br-figures" to={`${institutions}?type=${encodeURIComponent(classId)}`}>
            {entities}
          </Link>
        ) : (
          <span className="br-figures">{entities}</span>
        ),
    },
    ...(mayEdit
      ? [
          {
            id: 'move',
            title: t('move'),
            width: 90,
            fixed: true as const,
            tool: true as const,
            cell: (row: TypeRow) => <Places all={all} row={row} />,
          },
        ]
      : []),
  ]
}

/** Puts a type before the one above it, or behind the one below. */
function Places({ all, row }: { readonly all: readonly TypeRow[]; readonly row: TypeRow }) {
  const t = useText(classesText)
  const name = nameIn(useStore(langStore), row)
  const again = useTypesAgain()
  const place = useWrite({
    send: (before: string | null, options) => api.classes.edit({ classId: row.classId, before }, options),
    onSettled: again,
  })
  const at = all.findIndex(({ classId }) => classId === row.classId)
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('move.up', { name })}
        disabled={at <= 0 || place.isPending}
        onClick={() => place.mutate(all[at - 1]!.classId)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={t('move.down', { name })}
        disabled={at === all.length - 1 || place.isPending}
        onClick={() => place.mutate(all[at + 2]?.classId ?? null)}
      />
    </>
  )
}
